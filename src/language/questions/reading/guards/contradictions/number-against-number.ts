import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { metricsOf } from '../two-sides.ts';

/** "Bookings minus cancellations", "revenue plus tips", "opened but not solved": what two numbers make together is not counted. */
export function sumOrDifference(marks: readonly Mark[]): About | undefined {
  // "Their clicks, plus their position" are two numbers side by side
  const spoken = marks.filter((mark) => mark.type !== 'noise' || /^(?:plus|their|its)$/i.test(mark.said));
  const isMade = spoken.some((mark, at) => {
    const [before, after] = [spoken[at - 1], spoken[at + 1]];
    const isBetween = before?.type === 'metric' && after?.type === 'metric' && before.metric !== after.metric;
    return isBetween && /^(?:minus|less|plus|but not|not|without|net of)$/i.test(mark.said);
  });
  return isMade ? 'two_numbers' : undefined;
}

/** "Which routes earned more from spend on board than from fares": one number against another, and no change. */
export function oneNumberAboveOther(
  marks: readonly Mark[],
  { rank, gap, periods, metrics, grain, limits }: Reading,
): About | undefined {
  // "How many weeks did we solve more tickets than we opened"
  if (gap === null && limits.length === 0 && metrics.length > 1 && grain !== null && isMoreThanOther(marks))
    return 'two_numbers';
  const isOfChange = rank !== null && /^(?:gain|loss)$/.test(rank.by);
  if (!isOfChange || gap !== null || periods.length > 1) return undefined;
  const spoken = marks.filter((mark) => mark.type !== 'noise' && !isKeyword(mark, 'preposition'));
  const isAgainst = spoken.some((mark, at) => {
    const [before, after] = [spoken[at - 1], spoken[at + 1]];
    return (
      isKeyword(mark, 'versus') &&
      before?.type === 'metric' &&
      after?.type === 'metric' &&
      before.metric !== after.metric
    );
  });
  return isAgainst ? 'two_numbers' : undefined;
}

/** "More tickets than we opened", with numbers on both sides that are not the same. */
function isMoreThanOther(marks: readonly Mark[]): boolean {
  const than = marks.findIndex((mark) => isKeyword(mark, 'versus') && /^than$/i.test(mark.said));
  const before = marks.slice(0, Math.max(0, than));
  // "Than the week before, plus their late returns": a time is what it is held against
  const [other] = metricsOf(
    marks
      .slice(than + 1)
      .filter(({ type }) => type !== 'noise')
      .slice(0, 1),
  );
  return (
    than > 0 &&
    before.some((mark) => isKeyword(mark, 'gain', 'loss', 'more', 'less')) &&
    other !== undefined &&
    metricsOf(before).some((metric) => metric !== other)
  );
}
