import type { Token } from '../../text/tokenize.ts';
import type { Vocabulary } from './vocabulary.ts';

/** "Registered visits": what stands before the name of a number. */
export const isBeforeNumber = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean =>
  vocabulary.meaningsOf(tokens[at + 1]?.word ?? '').some(({ type }) => type === 'metric');
