import { plural } from '../../wording/plural.ts';
import type { Spelling } from './correct-spelling.ts';

/** A text with its slips of the pen written right; several are several, and what stands in quotes stays as it is. */
export const asSpelled = (text: string, slips: readonly Spelling[]): string =>
  slips.reduce(
    (spelled, { said, read }) =>
      spelled.replace(
        new RegExp(String.raw`(?<![\p{L}\p{N}"“„«'./-])${said}(?![\p{L}\p{N}"”»'/-])`, 'gu'),
        /s$/i.test(said) && !/s$/i.test(read) ? plural(read) : read,
      ),
    text,
  );
