import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { dayOfRow, type FetchedRow, groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import { quotient } from '../../data/sums.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import { askedBack } from '../../reading/problem.ts';
import { filterPhrase, periodPhrase, periodTitle, valueText, wholeNumber } from '../../wording/say.ts';
import { partialNote } from '../courses/line/course-notes.ts';
import { wholeUnits } from '../courses/line/whole-units.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { plainFilter } from '../settling/settle.ts';
import type { Settled } from '../settling/settled.ts';
import { type Lead, type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { askedGrain, startOf, timeCell, timeColumn } from '../telling/time-grain.ts';
import { timePiece } from '../telling/time-piece.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';
import { fetchWhole } from './fetch-whole.ts';
import { isWithinLimit } from './share-limits.ts';

/** The share of one segment in every week or month. */
export async function shareCourse(settled: Settled, metric: AskMetric, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const { grain } = reading;
  const isOne = reading.dimensions.length === 0 && reading.filters.some(({ isWhole }) => isWhole !== true);
  if (grain === null || grain === 'weekday' || !isOne) throw askedBack('share_of_what');
  const part = await fetchDays(settled, inquiry, { metrics: [metric], period, grain: askedGrain(grain) });
  const whole = reading.filters.filter(({ isWhole }) => isWhole === true).map(plainFilter);
  const all = await fetchWhole(settled, inquiry, part, {
    metrics: [metric],
    period,
    filters: whole,
    grain: askedGrain(grain),
  });
  const unitOf = (row: FetchedRow) => startOf(dayOfRow(row), grain);
  const parts = groupRows(part.rows, unitOf);
  const told = [...groupRows(all.rows, unitOf)].map(([start, group]) => {
    const [value, total] = [amountOf(metric, parts.get(start) ?? [], true), measure(metric, group)];
    return {
      start: start as Day,
      value,
      total,
      cells: [timeCell(start, grain), value, total, quotient(value, total)] as const,
    };
  });
  const isWithin = ({ value, total }: (typeof told)[number]): boolean =>
    reading.limits.every((limit) => isWithinLimit(limit, value, new Map([[metric.id, total]])));
  // Of a question of yes or no all are told, with whether it is so in each.
  const kept = reading.isYesNo ? told : told.filter(isWithin);
  const rows = kept.map(({ cells }) => cells);
  const main = table(
    periodTitle(period),
    [
      timeColumn(grain),
      { title: `${metric.label} of the part`, format: metric.unit },
      { title: `${metric.label} in total`, format: metric.unit },
      { title: 'Share', format: 'fraction' },
    ],
    rows,
  );
  const where = filterPhrase(reading.filters, view, `plans.${part.plan}.plan`);
  const when = periodPhrase(period, `plans.${part.plan}.plan`);
  const isListed = reading.limits.length > 0 && !reading.isYesNo && told.length > 0;
  const { headline, verdict }: Lead = isListed
    ? {
        headline: sentence`In ${wholeNumber(rows.length, inquiry.keep('within', rows.length))} of ${wholeNumber(told.length, inquiry.keep('units', told.length))} ${grain}s the share of ${metric.noun}${where} lay within these limits ${when}.`,
      }
    : wentHeadline(
        settled,
        { metric, grain, rows, starts: kept.map(({ start }) => start), where, when },
        told.every(isWithin),
      );
  return {
    headline,
    verdict,
    sentences: [
      ...(isListed ? [] : partialNote(settled, grain)),
      ...(await notesOn(settled, inquiry, [part])),
    ],
    tables: [main],
    chart: { mark: 'line', label: `Share of ${metric.noun}`, x: 0, y: [3] },
  };
}

/** "Was it above 20 % in every month?" */
const heldVerdict = ({ reading }: Settled, isHeld: boolean): ToldVerdict | undefined =>
  reading.isYesNo ? yesIf(isHeld) : undefined;

/** "Did its share grow since January?": from the first unit to the last. */
function wentVerdict({ reading }: Settled, first: number, last: number): ToldVerdict | undefined {
  if (!reading.isYesNo || reading.asks === null || first === last) return undefined;
  return yesIf(last > first === (reading.asks === 'up' || reading.asks === 'better'));
}

interface ToldShares {
  readonly metric: AskMetric;
  readonly grain: UnitOfTime;
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly starts: readonly Day[];
  readonly where: BoundText;
  readonly when: BoundText;
}

/** From the first whole unit to the last: two days of a week have a share of their own, and it says nothing of the week. */
function wentHeadline(
  settled: Settled,
  { metric, grain, rows, starts, where, when }: ToldShares,
  isHeld: boolean,
): Lead {
  const whole = wholeUnits(settled.period, grain, rows.length);
  const [from, to] = whole[0] < whole[1] ? whole : [0, rows.length - 1];
  const [first, last] = [rows[from]?.[3], rows[to]?.[3]];
  if (typeof first !== 'number' || typeof last !== 'number')
    return { headline: sentence`No ${metric.noun} ${when} to take a share of.` };
  const verdict =
    settled.reading.limits.length > 0 ? heldVerdict(settled, isHeld) : wentVerdict(settled, first, last);
  const shareAt = (row: number, share: number) =>
    valueText(share, 'fraction', null, `tables.0.rows.${row}.3`);
  const unitAt = (row: number) => timePiece(starts[row] as Day, grain, `tables.0.rows.${row}.0`);
  return {
    headline: sentence`the share of ${metric.noun}${where} went from ${shareAt(from, first)} (${unitAt(from)}) to ${shareAt(to, last)} (${unitAt(to)}).`,
    verdict,
  };
}
