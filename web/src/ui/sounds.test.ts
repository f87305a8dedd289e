// Sounds: which are played by the settings, and how loud.
import { beforeEach, expect, test, vi } from "vitest";

import { saveSettings } from "../state/settings.svelte";

let peaks: number[] = []; // of every tone and rustle

class Param {
  value = 0;
  setValueAtTime(): void {
    // A start.
  }
  exponentialRampToValueAtTime(value: number): void {
    if (value > 0.001) peaks.push(value);
  }
}

class Node {
  gain = new Param();
  frequency = new Param();
  type = "";
  buffer: unknown = null;
  connect(next: unknown): unknown {
    return next;
  }
  start(): void {
    // Silent here.
  }
  stop(): void {
    // Silent here.
  }
}

class FakeAudio {
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  destination = new Node();
  createGain = (): Node => new Node();
  createOscillator = (): Node => new Node();
  createBufferSource = (): Node => new Node();
  createBiquadFilter = (): Node => new Node();
  createBuffer = (): { getChannelData: () => Float32Array } => ({ getChannelData: () => new Float32Array(4) });
}

vi.stubGlobal("AudioContext", FakeAudio);
const { play, soundOf } = await import("./sounds");

const heard = (sound: Parameters<typeof play>[0]): number[] => {
  peaks = [];
  play(sound);
  return peaks;
};

beforeEach(() => saveSettings({ sound: "turn", volume: 70 }));

test("at first only one's turn is heard, then all or nothing", () => {
  expect(heard("horn")).not.toEqual([]);
  expect(heard("stone")).toEqual([]);
  saveSettings({ sound: "all" });
  expect(heard("stone")).not.toEqual([]);
  saveSettings({ sound: "none" });
  expect(heard("horn")).toEqual([]);
});

test("the volume makes sounds softer and louder, and silent at 0", () => {
  const [usual = 0] = heard("horn");
  saveSettings({ volume: 35 });
  expect(heard("horn")[0]).toBeCloseTo(usual / 4);
  saveSettings({ volume: 100 });
  expect(heard("horn")[0]).toBeGreaterThan(usual);
  saveSettings({ volume: 0 });
  expect(heard("horn")).toEqual([]);
});

test("what is built sounds like stone, what is discarded like coins, other choices like a page", () => {
  expect(["build:baths", "sell:baths", "draft:sphinx", null].map(soundOf)).toEqual(["stone", "coin", "page", "page"]);
});
