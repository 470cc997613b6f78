import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';

/** "Queries with will in them": a word that names have to hold is a part of their text, whatever else it would ask for. */
export const wordsHeldByNames = (marks: readonly Mark[]): readonly Mark[] =>
  marks.map((mark, at) =>
    mark.type === 'topic' && isKeyword(marks[at - 1], 'containing')
      ? { type: 'text', text: mark.said, said: mark.said, others: [], proper: mark.proper }
      : mark,
  );
