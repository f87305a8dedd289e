// Where things are in the window, whatever a part of the page is magnified by (`zoom`).
export function zoomOf(element: Element): number {
  if ("currentCSSZoom" in element) return element.currentCSSZoom;
  let zoom = 1;
  for (let one: Element | null = element; one; one = (one as Element).parentElement) {
    zoom *= Number(getComputedStyle(one).zoom) || 1;
  }
  return zoom;
}

// Browsers that do not say how much they magnify give boxes in the measure of what is magnified.
export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if ("currentCSSZoom" in element) return box;
  const zoom = zoomOf(element);
  return new DOMRect(box.x * zoom, box.y * zoom, box.width * zoom, box.height * zoom);
}
