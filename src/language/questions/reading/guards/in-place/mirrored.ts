import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

/** The question with the two sides of each "and" in the other order, which says the same: "revenue and sessions". */
export const mirrored = (marks: readonly Mark[]): readonly (readonly Mark[])[] =>
  marks.flatMap((mark, at) => {
    const [before, after] = [marks[at - 1], marks[at + 1]];
    if (!isKeyword(mark, 'and', 'or') || before === undefined || after === undefined) return [];
    const areAlike = before.type === after.type && /^(?:metric|members|dimension)$/.test(before.type);
    return areAlike ? [marks.with(at - 1, after).with(at + 1, before)] : [];
  });
