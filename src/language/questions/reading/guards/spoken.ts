import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';

/** Words between two that belong together: "the most of our sessions". A comma parts them. */
const isBetween = (mark: Mark): boolean =>
  (mark.type === 'noise' && !/[,:;()–—]/.test(mark.said)) ||
  isKeyword(mark, 'total', 'distinct') ||
  (isKeyword(mark, 'preposition') && /^(?:of|in|for)$/i.test(mark.said));

/** What a question says, word beside word. */
export const spokenOf = (marks: readonly Mark[]): readonly Mark[] => marks.filter((mark) => !isBetween(mark));

/** Every mark that says something. */
export const withoutNoise = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter(({ type }) => type !== 'noise');

/** A metric as the reading calls it: itself, or a part of a quotient. */
export const isOfMetric = (id: string, metric: string): boolean =>
  id === metric || id.split(':').includes(metric);

/** Words beside each other that the reading has put apart. */
export type Parted = (spoken: readonly Mark[], at: number) => boolean;
