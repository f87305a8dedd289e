// Animations: a taken card flies to its place, a revealed card turns. Only transform and opacity are animated.
import { paced, withoutMotion } from "../state/settings.svelte";
import { boxOf, zoomOf } from "../ui/box";

interface Moving {
  duration: number;
  css?: (t: number, u: number) => string;
}

const ease = (t: number): number => 1 - (1 - t) ** 3;

// Away from the structure, towards what `target` names; straight up where that is not on the screen.
export function leave(node: HTMLElement, { target }: { target: () => string }): Moving {
  if (withoutMotion() || node.ownerDocument.hidden) return { duration: 0 };
  const from = boxOf(node);
  const place = [...document.querySelectorAll(target())].find((one) => one.getClientRects().length);
  const to = place && boxOf(place);
  const zoom = zoomOf(node);
  const x = to ? (to.left + to.width / 2 - from.left - from.width / 2) / zoom : 0;
  const y = to ? (to.top + to.height / 2 - from.top - from.height / 2) / zoom : -60;
  const shrink = to ? Math.min(0.5, Math.max(0.18, to.width / from.width)) : 0.8;
  Object.assign(node.style, { zIndex: "40", pointerEvents: "none" }); // above all others, without catching clicks
  return {
    duration: paced(500),
    css: (t, u) => {
      const way = ease(u);
      const size = 1 - (1 - shrink) * way;
      return `transform: translate(${x * way}px, ${y * way}px) scale(${size}); opacity: ${Math.min(1, t * 2.2)}`;
    },
  };
}

// A revealed card turns around its middle.
export function turnUp(node: Element): Moving {
  if (withoutMotion() || node.ownerDocument.hidden) return { duration: 0 };
  return { duration: paced(400), css: (t) => `transform: perspective(600px) rotateY(${(1 - ease(t)) * 90}deg)` };
}

export function appear(node: Element): Moving {
  if (withoutMotion() || node.ownerDocument.hidden) return { duration: 0 };
  return { duration: paced(250), css: (t, u) => `opacity: ${t}; transform: translateY(${u * 8}px)` };
}
