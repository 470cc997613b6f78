import type { Day } from '#src/shared/week.ts';
import type { SourceView } from '../../data/source-view.ts';
import { type Period, unitAround, yearOf } from '../../dates/period.ts';
import type { AssembleOptions } from '../assembling/assemble-options.ts';
import { type Demand, demandsOf } from '../demands.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isPeriod } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { viewOf } from '../view-of.ts';
import { heard } from './heard.ts';

const FELL = /^(?:come|comes|came|were|was|are|is|fell|fall|falls|happened|happen|happens|made|earned|in)$/i;
const ALLOWED: ReadonlySet<Demand> = new Set<Demand>(['filters']);

/**
 * "What share of 2025 revenue came in December", "how much of Lost Maps downloads were in 2026": the days that end the question
 * are a part of those before them, or of all data. undefined where no such thing is asked.
 */
export function readShareOfTime(marks: readonly Mark[], options: AssembleOptions): Reading | undefined {
  const end = marks.findLastIndex((mark) => !(mark.type === 'noise' || mark.type === 'stop'));
  const share = marks.findIndex((mark) => isKeyword(mark, 'share'));
  const metric = marks.findIndex(({ type }, at) => type === 'metric' && at > share);
  const last = marks[end];
  // "Were from August to October": its first word is one of its days
  const isBounded = /^(?:from|between) /i.test(last?.said ?? '');
  const joint = isBounded ? end : end - 1;
  if (
    !isPeriod(last) ||
    share < 0 ||
    metric < 0 ||
    !(isBounded || /^(?:in|on|during|within)(?: the)?$/i.test(marks[joint]?.said ?? ''))
  )
    return undefined;
  const before = marks.slice(share + 1, joint);
  const wholes = before.filter(isPeriod);
  const [whole] = wholes;
  const verb = marks.slice(metric + 1, joint);
  // What stands behind "came" is where it came from; before it, whose it is
  const isSaid = FELL.test(verb.at(-1)?.said ?? '') && verb.every(isNamed);
  if (wholes.length > 1 || !(isSaid || (whole !== undefined && verb.length === 0 && !isBounded)))
    return undefined;
  const about = before.filter((mark) => !isPeriod(mark));
  // "The year's sales": of a year that nobody named
  if (isSaid && about.some(({ type }) => type === 'unit')) throw askedBack('which_period');
  if (about.some((mark) => mark.type === 'dimension' || mark.type === 'unit' || mark.type === 'grain'))
    return undefined;
  const part = heard([...about, last as Mark], options)?.reading;
  const all = whole === undefined ? undefined : heard([...about, whole], options)?.reading;
  const [days] = part?.periods ?? [];
  if (part === undefined || days === undefined || (whole !== undefined && all?.periods[0] === undefined))
    return undefined;
  const isPlain =
    part.shape === 'value' &&
    part.metrics.length === 1 &&
    part.periods.length === 1 &&
    part.versus === null &&
    demandsOf(part).every((demand) => ALLOWED.has(demand));
  if (!isPlain) return undefined;
  const of = all?.periods[0];
  // "Faro's leads that come in summer": of which year, or of all, unless the data have it once
  const isBare = !/\d|\b(?:this|last)\b/i.test(last?.said ?? '');
  if (of === undefined && isBare && !isOnlyOne(days, viewOf(part, options.views).source))
    throw askedBack('which_period');
  const own = of === undefined ? days : within(days, of, last?.said ?? '');
  if (own === undefined) throw askedBack('share_of_what');
  const filters = part.filters.map((filter) => ({ ...filter, isWhole: true }));
  return { ...part, filters, shape: 'share', periods: [own], shareOfTime: { whole: of ?? null } };
}

const isNamed = (mark: Mark): boolean =>
  mark.type === 'noise' || mark.type === 'members' || isKeyword(mark, 'preposition');

/** Whether all its days have data, and no day of the same ones a year before or after. */
function isOnlyOne(
  days: Days,
  { firstDay, lastDay }: Pick<SourceView['source'], 'firstDay' | 'lastDay'>,
): boolean {
  if (firstDay === null || lastDay === null || days.unit === 'day') return false;
  return (
    days.from >= firstDay &&
    days.to <= lastDay &&
    movedBack(days, 1).to < firstDay &&
    movedBack(days, -1).from > lastDay
  );
}

type Days = Reading['periods'][number];

/**
 * These days, or the month, quarter or season of the same name in the years of the whole, where it lies in it; "the last quarter" is
 * one of its own and none of another year.
 */
function within(days: Days, of: Pick<Period, 'from' | 'to'>, said: string): Days | undefined {
  const isNamed =
    /^(?:the )?(?:q[1-4]|spring|summer|autumn|fall|winter|\p{L}{3,9})$/iu.test(said) &&
    days.unit !== 'day' &&
    days.words === undefined;
  for (let back = 0; yearOf(days.from) - back >= yearOf(of.from) - 1; back++) {
    const own = back === 0 ? days : movedBack(days, back);
    const isPart = own.from >= of.from && own.to <= of.to && (own.from > of.from || own.to < of.to);
    if (isPart) return own;
    if (!isNamed) return undefined;
  }
  return undefined;
}

/** The same months so many years before, to the last day of the last of them. */
function movedBack({ unit, count, from, to }: Days, back: number): Days {
  const first = (day: Day): Day => `${yearOf(day) - back}${day.slice(4, 8)}01` as Day;
  return { unit, count, from: first(from), to: unitAround(first(to), 'month').to };
}
