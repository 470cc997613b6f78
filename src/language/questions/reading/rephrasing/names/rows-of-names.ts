import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

export type Names = Extract<Mark, { type: 'members' }>;

/** The places of names that stand in one list, with nothing but commas, "and", "or" between them. */
export function rowsOfNames(marks: readonly Mark[]): readonly (readonly number[])[] {
  const rows: number[][] = [];
  let row: number[] = [];
  let isJoined = true;
  for (const [at, mark] of marks.entries()) {
    if (mark.type === 'members') {
      if (row.length > 0 && isJoined && row.at(-1) !== at - 1) row.push(at);
      else {
        rows.push(row);
        row = [at];
      }
      isJoined = true;
    } else if (!isJoint(mark)) isJoined = false;
  }
  return [...rows, row].filter(({ length }) => length > 1);
}

const isJoint = (mark: Mark): boolean =>
  mark.said === '' || /^(?:,|&|\/|;|(?:from|of)? ?the)$/i.test(mark.said) || isKeyword(mark, 'and', 'or');
