import type { Reading } from '../../reading.ts';
import { whichOfTwo } from '../of-names/which-of-two.ts';
import { namesExchanged } from './names-exchanged.ts';
import { timesExchanged } from './times-exchanged.ts';

type ReadOther = (text: string, before: Reading) => Reading | undefined;

/** The question before of other names or times of its own: which of two it was, or one in the place of another. */
export const oneForAnother = (text: string, told: Reading, readOther: ReadOther): Reading | undefined =>
  whichOfTwo(text, told, readOther) ??
  namesExchanged(text, told, readOther) ??
  timesExchanged(text, told, readOther);
