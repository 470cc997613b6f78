import type { Assembled } from '../assemble.ts';
import type { ReadFilter, Reading } from '../reading.ts';

/**
 * "On mobile?" behind "what share of sessions is direct": the part that direct has of those on mobile, and not what both have of
 * all. Another name in the place of one is what that was: the part, or of the whole.
 */
export function ofWholeBefore(
  { shape, filters, dimensions, weekdays, grain, each }: Reading,
  { reading: now, has }: Assembled,
) {
  // Without a name the part is each unit of a course
  const isOfPart =
    filters.some(({ isWhole }) => isWhole !== true) ||
    weekdays.length > 0 ||
    // "New episodes and back catalogue in percent", and then "for one show": what each has within it
    each !== null ||
    (grain !== null && grain !== 'weekday');
  if (shape !== 'share' || has.metric || has.dimension || now.shape === 'share') return now.filters;
  return now.filters.map((one): ReadFilter => {
    const same = filters.find(({ dimension }) => dimension === one.dimension);
    if (same !== undefined) return { ...one, isWhole: same.isWhole, isPart: same.isPart };
    return dimensions.length === 0 && isOfPart ? { ...one, isWhole: true } : one;
  });
}

/** "What share of orders came on weekends", and then "by channel": of each channel's own week. */
export const isShareOfWeek = ({ shape, weekdays, dimensions, filters }: Reading): boolean =>
  shape === 'share' &&
  weekdays.length === 1 &&
  dimensions.length === 0 &&
  filters.every(({ isWhole }) => isWhole === true);

/** "By channel" behind "what share of sessions is mobile": what mobile has of each, and not each of those on mobile. */
export function ofPartBefore(
  { shape, filters: named, dimensions, weekdays }: Reading,
  { reading: now, has }: Assembled,
) {
  // "By device" behind "sessions on mobile": mobile would be its only row
  const isOnlyRow = ({ dimension, is, members }: ReadFilter): boolean =>
    has.dimension && is === 'one_of' && members.length === 1 && now.dimensions.includes(dimension);
  const kept = named.filter((one) => !isOnlyRow(one));
  // "What share is mobile?" behind the sessions from Brazil: of those from Brazil
  // and "what share of it was on weekends?", whose part are these days
  const isOfDays = now.weekdays.length === 1 && weekdays.length === 0 && now.filters.length === 0;
  const isOfThose =
    shape !== 'share' && now.shape === 'share' && (isOfDays || now.filters.some(({ isWhole }) => !isWhole));
  const filters = isOfThose ? kept.map((one) => ({ ...one, isWhole: true })) : kept;
  const parts = filters.filter(({ isWhole }) => isWhole !== true);
  const [part, ...others] = parts;
  const isPartOfEach =
    shape === 'share' &&
    dimensions.length === 0 &&
    part?.is === 'one_of' &&
    others.length === 0 &&
    has.dimension &&
    !has.metric &&
    now.shape !== 'share' &&
    now.filters.length === 0;
  return isPartOfEach ? filters.map((one) => (one === part ? { ...one, isPart: true } : one)) : filters;
}
