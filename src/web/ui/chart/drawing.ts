/** A place of a drawing that can be asked for its value. */
export interface Stop {
  /** In pixels of the drawing. */
  readonly x: number;
  readonly y: number;
  /** "Nov 2, 2026: 1,234 sessions". */
  readonly text: string;
}

/** A drawing and the places that the arrow keys go through. */
export interface Drawing {
  readonly element: Element;
  readonly stops: readonly Stop[];
}

/** Plot brings style elements, which the Content-Security-Policy refuses; ours stands in native.css. */
export function finished(element: Element, stops: readonly Stop[]): Drawing {
  for (const style of element.querySelectorAll('style')) style.remove();
  element.setAttribute('aria-hidden', 'true');
  return { element, stops: stops.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)) };
}
