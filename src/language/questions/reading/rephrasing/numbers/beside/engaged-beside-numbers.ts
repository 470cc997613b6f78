import type { Mark } from '../../../mark.ts';

/** "Engaged revenue": right before a number it says which of it, and is no rate of its own. */
export const engagedBesideNumbers = (marks: readonly Mark[]): readonly Mark[] =>
  marks.map((mark, at) =>
    mark.type === 'metric' && /^engaged?$/i.test(mark.said) && marks[at + 1]?.type === 'metric'
      ? { ...mark, type: 'unknown' }
      : mark,
  );
