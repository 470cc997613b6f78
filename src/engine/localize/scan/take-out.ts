import { type Cube, codeAt, liesIn, removeLeaves } from './cube.ts';

/** A combination of members, "*" where any. */
export type RootCause = Readonly<Record<string, string>>;

/** Takes what lies in an element, and is still open, out of the cube, so that the scan goes on with the rest. */
export function takeOut(
  cube: Cube,
  statistics: readonly Float64Array[],
  open: Uint8Array,
  element: number,
): void {
  const leaves: number[] = [];
  cube.leafCells.forEach((cell, leaf) => {
    if (open[leaf] && liesIn(cube, cell, element)) leaves.push(leaf);
  });
  for (const leaf of leaves) open[leaf] = 0;
  removeLeaves(cube, statistics, leaves);
}

/** An element in the words of its table. */
export function nameOf(
  cube: Cube,
  element: number,
  { attributes, members }: { attributes: readonly string[]; members: readonly (readonly string[])[] },
): RootCause {
  return Object.fromEntries(
    attributes.map((name, d) => {
      const code = codeAt(cube, element, d);
      return [name, code < 0 ? '*' : (members[d]?.[code] as string)];
    }),
  );
}
