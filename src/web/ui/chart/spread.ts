/** Places so far apart as a line of text, none below `lowest`, in the order in which they were and as near to it as that allows. */
export function spread(places: readonly number[], lowest: number): number[] {
  const order = places.map((_, at) => at).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let above = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    above = Math.max(places[at] ?? 0, above + LINE_OF_TEXT);
    moved[at] = above;
  }
  let below = lowest + LINE_OF_TEXT;
  for (const at of order.toReversed()) {
    below = Math.min(moved[at] ?? 0, below - LINE_OF_TEXT);
    moved[at] = below;
  }
  return moved;
}

const LINE_OF_TEXT = 14;
