import type { Token } from '../../text/tokenize.ts';
import { isBeforeNumber } from './is-before-number.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Before a number, or before a name that it is held against. */
export const isBesideNumber = (tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean =>
  /^(?:vs|v|versus|versu|against)$/.test(tokens[at + 1]?.word ?? '') ||
  isBeforeNumber(tokens, at, vocabulary);
