import { type Day, weekday } from '#src/shared/week.ts';
import { weekdayNames } from '../../dates/calendar-words.ts';
import { periodAsked } from '../../wording/as-question-when.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isLight, isPeriod } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { refuseStepsAsTimes } from './refuse-steps-as-times.ts';
import { refuseStretchesInARow } from './refuse-stretches-in-a-row.ts';

/**
 * "Last Saturday hires in October", "revenue last quarter in March": two times, and no word that holds one against the other.
 * Which of them is meant is asked, for a comparison would be about something that nobody asked.
 */
export function refuseTwoTimes(marks: readonly Mark[], reading: Reading): void {
  refuseStepsAsTimes(marks, reading);
  refuseStretchesInARow(marks, reading);
  const { periods, areApart, always, intent } = reading;
  const times = marks.flatMap((mark, at) => (isPeriod(mark) ? [at] : []));
  const [first, second] = times;
  const isHeld = periods.length > 1 || reading.versus !== null;
  if (!isHeld || areApart || always !== null || first === undefined || second === undefined) return;
  if (OF_TWO_TIMES.has(intent) || marks.some(isComparing) || times.some((at) => isListed(marks, at))) return;
  throw askedBack('two_times', choicesOf(marks, periods));
}

/** "Pages that were there in March and not in April": what these ask of two times is no difference of numbers. */
const OF_TWO_TIMES: ReadonlySet<Reading['intent']> = new Set([
  'new_members',
  'lost_members',
  'only_members',
  'kept_members',
]);

const isComparing = (mark: Mark): boolean =>
  isKeyword(
    mark,
    'versus',
    'compare',
    'gain',
    'loss',
    'change',
    'yoy',
    'mom',
    'wow',
    'pop',
    'dod',
    'qoq',
    'instead',
  ) ||
  (mark.type === 'time' && mark.time.type === 'relative');

/** "In May and in June", "May or June", "May, June": the time stands beside another one, with a word or a sign between them. */
function isListed(marks: readonly Mark[], at: number): boolean {
  const behind = marks.slice(at + 1).findIndex((mark) => !isLight(mark)) + at + 1;
  if (isAnd(marks[behind])) return marks.slice(behind).some(isPeriod);
  const before = marks.slice(0, at).findLastIndex((mark) => !isLight(mark));
  const joint = marks[before];
  if (isAnd(joint)) return marks.slice(0, before).some(isPeriod);
  return (
    isPeriod(joint) &&
    marks.slice(before + 1, at).some(({ said }) => /^[,/&+]$/.test(said)) &&
    unitOf(joint) === unitOf(marks[at])
  );
}

const isAnd = (mark: Mark | undefined): boolean =>
  isKeyword(mark, 'and', 'or') || (isKeyword(mark, 'follow_on') && /^(?:and|or)\b/i.test(mark?.said ?? ''));

const unitOf = (mark: Mark | undefined): string | undefined =>
  mark?.type === 'time' && mark.time.type === 'period' ? mark.time.period.unit : undefined;

/** The question with one time, with the other, and with both held against each other. */
function choicesOf(
  marks: readonly Mark[],
  periods: Reading['periods'],
): { readonly label: string; readonly question: string }[] {
  const rest = marks
    .filter((mark, at) => {
      const next = marks.slice(at + 1).find(({ type }) => type !== 'noise');
      return mark.type !== 'stop' && !isPeriod(mark) && !(isKeyword(mark, 'preposition') && isPeriod(next));
    })
    .map(({ said }) => said)
    .join(' ')
    .replace(/ (?=[,'’])/g, '')
    .replace(/^(?:,|and) |(?:,| and)$/g, '');
  const two = periods.slice(0, 2);
  const said = two.map((period) => periodAsked(period));
  const held = said.map((one) => one.replace(/^in /, '')).join(' vs ');
  // "The Saturday in October" may be all of them
  const day = two.findIndex(({ reading }) => reading === 'last_weekday');
  const each = day < 0 ? [] : [`on ${weekdayNames[weekday(two[day]?.from as Day)]}s ${said[1 - day]}`];
  return [...each, ...said, held].map((when) => ({ label: `${rest} ${when}`, question: `${rest} ${when}` }));
}
