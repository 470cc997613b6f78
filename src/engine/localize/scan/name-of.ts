import { type Cube, codeAt } from './cube.ts';

/** A combination of members, "*" where any. */
export type RootCause = Readonly<Record<string, string>>;

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
