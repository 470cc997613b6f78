import { once } from '../../../text/pattern.ts';
import type { Reading } from '../../reading.ts';
import { LEAD } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';
import { listBeside } from './told-beside.ts';

const DIFFERENCE = once`^${LEAD}(?:(?:show |what(?:['’]?s| is| was) )?(?:the |their )?(?:difference|diff|gap)|compare(?: them| the two| both)?)(?: between (?:them|the two|both))?,? (?=(?:by|per|for each|in each) )`;

/**
 * "The difference by country" behind Morning Brief, and Tech Radar: both in every country, or the countries in both times. The last one
 * alone by country would tell no difference. Undefined where the words are others, or no two were told.
 */
export function differenceByParts(
  text: string,
  before: Reading,
  read: (text: string) => Reading | undefined,
): Reading | undefined {
  if (before.intent !== 'numbers' || before.dimensions.length > 0 || !DIFFERENCE.test(text)) return undefined;
  const { replaced, each } = before;
  const rest = text.replace(DIFFERENCE, '');
  const parts = read(rest);
  if (parts?.intent !== 'numbers') return undefined;
  const [other] = (replaced?.periods ?? []).slice(-1);
  const [now, ...more] = before.periods;
  if (other !== undefined && now !== undefined && more.length === 0) {
    const [later, earlier] = other.from < now.from ? [now, other] : [other, now];
    return toldAnew({ ...parts, periods: [later, earlier], isAllData: false, replaced: null });
  }
  if (each?.members.length === 2 && before.periods.length < 2 && before.versus === null) {
    const dimensions = parts.dimensions.filter((name) => name !== each.dimension);
    const filters = parts.filters.filter(({ dimension }) => dimension !== each.dimension);
    const gap = { ...each, is: null, isLimitOfBoth: false };
    return dimensions.length === 1
      ? toldAnew({ ...parts, dimensions, filters, gap, each: null, rank: null, replaced: null })
      : undefined;
  }
  const last = replaced?.filters.at(-1);
  if (replaced === null || last === undefined) return undefined;
  const rows = listBeside({ ...parts, replaced: { ...replaced, filters: [last] } }, before);
  return rows && toldAnew(rows);
}
