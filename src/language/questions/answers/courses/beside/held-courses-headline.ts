import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../../data/inquiry.ts';
import { countsPersons } from '../../../data/is-of-persons.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { filterPhrase, periodPhrase, valueText, wholeNumber } from '../../../wording/say.ts';
import type { Settled } from '../../settling/settled.ts';
import { daysOfBoth } from '../../telling/per-day.ts';
import { heldAgainst } from './held-against.ts';
import type { HeldCourses } from './held-courses.ts';
import type { BothCourses } from './placed-course.ts';

/** "4,210 sessions in May 2026 in all, against 3,760 in April 2026 (12 % more)." */
export function heldCoursesHeadline(
  settled: Settled,
  metric: AskMetric,
  grain: UnitOfTime,
  both: BothCourses,
  held: HeldCourses,
  inquiry: Inquiry,
): BoundText {
  const { view, reading } = settled;
  const [late, early] = both;
  const [a, b] = held.totals;
  const over = overWhat(metric, grain, held, inquiry);
  const where = filterPhrase(reading.filters, view, `plans.${late.fetched.plan}.plan`);
  const [when, then] = both.map(({ fetched, period: asked }, side) => {
    const period = held.periods[side as 0 | 1];
    return periodPhrase(period, period === asked ? `plans.${fetched.plan}.plan` : inquiry.keepDays(period));
  }) as [BoundText, BoundText];
  const figure = (value: number | null, name: string) =>
    valueText(value, metric.unit, view.source.currency, value === null ? '' : inquiry.keep(name, value));
  // How long both are counts where all of both is held against each other
  const days =
    held.isCut || countsPersons(metric, view)
      ? undefined
      : daysOfBoth(settled, early.period, late.fetched, early.fetched);
  const words = a === null || b === null ? undefined : heldAgainst(metric, a, b, days, inquiry);
  const change = words ? sentence` (${words})` : '';
  const lead = metric.kind === 'quotient' ? sentence`${metric.noun} of ` : sentence``;
  const noun = metric.kind === 'quotient' ? '' : ` ${metric.noun}`;
  const ofHeld = sentence`${lead}${figure(a, 'now')}${noun}${where} ${when}${over}, against ${figure(b, 'before')} ${then}${change}.`;
  if (!held.isRun || a === null || b === null) return ofHeld;
  // What was asked for is told first where only a part of it has another one beside it
  const all = sentence`${lead}${figure(measure(metric, late.fetched.rows), 'whole')}${noun}${where} ${periodPhrase(late.period, `plans.${late.fetched.plan}.plan`)} in all`;
  return sentence`${all}. Only a part of it has data on both sides: ${figure(a, 'now')} ${when} against ${figure(b, 'before')} ${then}${change}.`;
}

/** " in all", " on an average day", " in the 3 weeks that both have whole": what both numbers are of. */
function overWhat(
  metric: AskMetric,
  grain: UnitOfTime,
  { pairs, isCut, isRun }: HeldCourses,
  inquiry: Inquiry,
): BoundText {
  const { view } = inquiry;
  if (isCut && !isRun)
    return sentence` in the ${wholeNumber(pairs, inquiry.keep('pairs', pairs))} ${grain}${pairs === 1 ? '' : 's'} that both have whole`;
  if (countsPersons(metric, view)) return sentence` on an average day`;
  return isRun ? sentence`` : sentence` in all`;
}
