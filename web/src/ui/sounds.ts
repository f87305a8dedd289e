// Short synthesised sounds: a coin, a stone, a page, a horn. Silent before the first click.
import { settings } from "../state/settings.svelte";

let audio: AudioContext | null = null;
const USUAL = 70; // of the volume

// Twice the volume is four times as loud, as ears hear it.
const loudness = (): number => (settings.volume / USUAL) ** 2;

function context(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume().catch(() => undefined);
  return audio;
}

function fading(at: AudioContext, loud: number, start: number, length: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0001, loud * loudness()), start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(at.destination);
  return gain;
}

function tone(pitch: number, loud: number, after: number, length: number, type: OscillatorType = "sine"): void {
  const at = context();
  if (!at) return;
  const start = at.currentTime + after;
  const wave = at.createOscillator();
  wave.type = type;
  wave.frequency.setValueAtTime(pitch, start);
  wave.connect(fading(at, loud, start, length));
  wave.start(start);
  wave.stop(start + length);
}

function rustle(pitch: number, loud: number, length: number): void {
  const at = context();
  if (!at) return;
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  source.connect(filter).connect(fading(at, loud, at.currentTime, length));
  source.start();
}

const SOUNDS = {
  coin: () => {
    tone(1980, 0.05, 0, 0.25, "triangle");
    tone(2640, 0.04, 0.06, 0.3, "triangle");
  },
  stone: () => {
    tone(110, 0.16, 0, 0.18);
    rustle(500, 0.12, 0.09);
  },
  page: () => rustle(2600, 0.08, 0.16),
  horn: () => {
    tone(294, 0.06, 0, 0.32, "triangle");
    tone(440, 0.06, 0.16, 0.5, "triangle");
  },
};

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
  if (settings.sound === "none" || settings.volume === 0 || (settings.sound === "turn" && sound !== "horn")) return;
  try {
    SOUNDS[sound]();
  } catch {
    // A device without sound plays on in silence.
  }
}

const BY_VERB: Record<string, Sound> = {
  build: "stone",
  wonder: "stone",
  stage: "stone",
  discard: "coin",
  sell: "coin",
};

export function soundOf(word: string | null | undefined): Sound {
  return BY_VERB[word?.split(":")[0] ?? ""] ?? "page";
}
