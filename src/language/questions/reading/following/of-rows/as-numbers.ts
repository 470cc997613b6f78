import { askedBack } from '../../problem.ts';
import type { ReadFilter, Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const AS_NUMBERS = wholly(
  '(?:(?:it|them|that|this|those|these) )?(?:back )?(?:(?:as|in|to|the) )*(?:absolute(?:s| (?:numbers?|terms|figures?|values?))?|(?:real |actual |plain )?(?:numbers|figures|counts))(?: (?:not|instead of) (?:%|percent(?:age)?s?|shares?))?',
);

/** "As numbers" behind a share: what the part had itself, in the same rows and days. What is a number already is told again. */
export function asNumbers(text: string, before: Reading): Reading | undefined {
  const { shape, intent, filters, limits, isCountShare, isOfChange, upTo } = before;
  if (!AS_NUMBERS.test(text) || intent !== 'numbers') return undefined;
  if (shape !== 'share') return toldAnew(before);
  if (isCountShare || isOfChange || upTo !== null || limits.some(({ isShare }) => isShare === true))
    throw askedBack('points_back');
  return toldAnew({
    ...before,
    shape: 'value',
    shareOfTime: null,
    isPartOfWeek: false,
    isYesNo: false,
    asks: null,
    filters: filters.map(({ dimension, is, members }): ReadFilter => ({ dimension, is, members })),
  });
}
