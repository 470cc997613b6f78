import { type BoundText, sentence } from './bound-text.ts';
import { percent } from './quantity.ts';

/** Below this a chance is told as a bound. */
const TOLD_FROM = 0.001;

/** "by chance in about 1.6 % of weeks" · "by chance in under 0.1 % of weeks" */
export const byChance = (p: number, path: string): BoundText =>
  sentence`by chance in ${p < TOLD_FROM ? '' : 'about '}${percent(p, path)} of weeks`;
