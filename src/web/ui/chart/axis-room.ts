/** A figure of the drawing's font; commas and points are narrower, which leaves a little air. */
const PIXELS_A_FIGURE = 7.5;
/** Between the names of an axis and the drawing. */
const AXIS_GAP = 8;

/**
 * A drawing whose left margin holds the names of its upright axis: where those of the first are longer than `least` it is
 * drawn once more. What the ticks are is known only of a drawing, and beyond its edge a name would be cut off in a picture.
 */
export function inAxisRoom<Drawn extends Element>(least: number, draw: (marginLeft: number) => Drawn): Drawn {
  const drawn = draw(least);
  const room = axisRoom([...drawn.querySelectorAll(TICKS)].map(({ textContent }) => textContent ?? ''));
  return room > least ? draw(room) : drawn;
}

const TICKS = '[aria-label="y-axis tick label"] text';

const axisRoom = (names: readonly string[]): number =>
  Math.ceil(Math.max(0, ...names.map((name) => name.length)) * PIXELS_A_FIGURE) + AXIS_GAP;
