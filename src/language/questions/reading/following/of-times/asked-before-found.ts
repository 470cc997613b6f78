import type { Day } from '#src/shared/week.ts';
import { once } from '../../../text/pattern.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { stepped } from './stepped-back.ts';

const BEFORE_IT = once`^(?<asked>(?=.*\p{L}{3}).{3,60}?),? (?:(?:in|on|for) )?the (?<unit>day|week|month|quarter)(?: right| just)? before(?: (?:that|it))?[ ?.!]*$`;

/**
 * "How many signups the day before?" behind the best day: those of the day before that one, and not before all that was asked about.
 * @param read what other words would ask behind the same question
 */
export function askedBeforeFound(
  text: string,
  before: Reading,
  today: Day,
  read: (text: string) => Reading | undefined,
): Reading | undefined {
  const { asked, unit } = BEFORE_IT.exec(text)?.groups ?? {};
  const isOfFound = before.rank?.of === 'time' && before.foundTime !== null && unit === before.grain;
  if (asked === undefined || !isOfFound) return undefined;
  const then = stepped(`and the ${unit} before?`, before, today);
  // "And the day before?" is that step itself
  if (stepped(text, before, today) !== undefined || then === undefined) return undefined;
  const own = read(`${asked} then`) ?? read(asked);
  const isPlain = own !== undefined && own.rank === null && own.grain === null && own.versus === null;
  if (!isPlain) throw askedBack('points_back');
  return { ...own, chosenDays: null, periods: then.periods, isAllData: false, assumptions: [] };
}
