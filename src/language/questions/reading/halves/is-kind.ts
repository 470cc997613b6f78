import type { Mark } from '../mark.ts';
import { isNoise } from '../piece.ts';

/** Words that say by what something is split, and nothing else. */
export function isKind(marks: readonly Mark[]): boolean {
  const said = marks.filter((mark) => !isNoise(mark));
  return said.length === 1 && said.every(({ type }) => type === 'dimension');
}
