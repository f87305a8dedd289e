// Positions in the window, also for parts of the page that are magnified (`zoom`).
export function zoomOf(element: Element): number {
  if ("currentCSSZoom" in element) return element.currentCSSZoom;
  let zoom = 1;
  for (let one: Element | null = element; one; one = (one as Element).parentElement) {
    zoom *= Number(getComputedStyle(one).zoom) || 1;
  }
  return zoom;
}

// Browsers without `currentCSSZoom` measure boxes before magnification.
export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if ("currentCSSZoom" in element) return box;
  const zoom = zoomOf(element);
  return new DOMRect(box.x * zoom, box.y * zoom, box.width * zoom, box.height * zoom);
}
