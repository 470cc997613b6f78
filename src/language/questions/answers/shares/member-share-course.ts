import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { dayOfRow, type FetchedRow, groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import { quotient } from '../../data/sums.ts';
import { unknownLast } from '../../data/unknown-last.ts';
import { unnamedLast } from '../../data/unnamed-last.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import { askedBack } from '../../reading/problem.ts';
import {
  capital,
  filterPhrase,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../../wording/say.ts';
import { partialNote } from '../courses/line/course-notes.ts';
import { wholeUnits } from '../courses/line/whole-units.ts';
import { namesOf } from '../members/names-of.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { askedGrain, startOf, timeCell, timeColumn } from '../telling/time-grain.ts';
import { timePiece } from '../telling/time-piece.ts';
import { fetchWhole } from './fetch-whole.ts';

/** "The share of each device by month": of every week or month the part that each member made, one line for each of them. */
export async function memberShareCourse(
  settled: Settled,
  metric: AskMetric,
  grain: UnitOfTime,
  inquiry: Inquiry,
): Promise<ToldParts> {
  const { reading, period, view, filters } = settled;
  refuseMore(settled);
  const dimension = reading.dimensions[0] as string;
  const spec = { metrics: [metric], period, grain: askedGrain(grain) };
  const fetched = await fetchDays(settled, inquiry, { ...spec, dimensions: [dimension] });
  const all = await fetchWhole(settled, inquiry, fetched, {
    ...spec,
    filters,
  });
  const unitOf = (row: FetchedRow): string => startOf(dayOfRow(row), grain);
  const nameOf = ({ members }: FetchedRow): string => members[0] ?? '';
  const units = groupRows(all.rows, unitOf);
  const ranked = [...groupRows(fetched.rows, nameOf)]
    .map(([name, rows]) => ({ name, whole: measure(metric, rows), parts: groupRows(rows, unitOf) }))
    .sort(
      (a, b) =>
        unnamedLast([a.name], [b.name]) ||
        unknownLast(a.whole, b.whole, 'down') ||
        (a.name < b.name ? -1 : 1),
    );
  const members = ranked.slice(0, MOST);
  const rows = [...units].flatMap(([start, group]) =>
    members.map(({ name, parts }) => {
      const whole = measure(metric, group);
      const value = amountOf(metric, parts.get(start) ?? [], true);
      return [timeCell(start, grain), name, value, quotient(value, whole)] as const;
    }),
  );
  const plan = `plans.${fetched.plan}.plan`;
  const whole = wholeUnits(period, grain, units.size);
  const [from, to] = whole[0] < whole[1] ? whole : [0, units.size - 1];
  const [first, last] = [from * members.length, to * members.length];
  const headline =
    units.size === 0 || members.length === 0
      ? sentence`No ${metric.noun}${filterPhrase(reading.filters, view, plan)} ${periodPhrase(period, plan)} to take shares of.`
      : sentence`${nameAt(first)} made ${shareAt(first)} of the ${metric.noun}${filterPhrase(reading.filters, view, plan)} in ${unitAt(first)} and ${shareAt(last)} in ${unitAt(last)}; the other shares stand below.`;
  return {
    headline: capital(headline),
    sentences: [
      ...cutNote(ranked.length, members.length, namesOf(dimension, settled), inquiry),
      ...partialNote(settled, grain),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [
      table(
        periodTitle(period),
        [
          timeColumn(grain),
          { title: view.labelOf(dimension), format: 'text' },
          { title: metric.label, format: metric.unit },
          { title: 'Share', format: 'fraction' },
        ],
        rows,
      ),
    ],
    chart: { mark: 'line', label: `Share of ${metric.noun} per ${grain}`, x: 0, y: [3], series: 1 },
  };

  function nameAt(row: number): BoundText {
    const name = rows[row]?.[1] ?? '';
    return sentence`${{ text: name === '' ? '(empty)' : name, path: `tables.0.rows.${row}.1`, value: name }}`;
  }
  function shareAt(row: number): BoundText {
    return sentence`${valueText(rows[row]?.[3] ?? null, 'fraction', null, `tables.0.rows.${row}.3`)}`;
  }
  function unitAt(row: number): BoundText {
    const start = [...units.keys()][row / members.length] as Day;
    return timePiece(start, grain, `tables.0.rows.${row}.0`);
  }
}

/** More lines than these nobody tells apart. */
const MOST = 20;

function cutNote(all: number, told: number, noun: string, inquiry: Inquiry): BoundText[] {
  if (told === all) return [];
  return [
    sentence`Told of the ${wholeNumber(told, inquiry.keep('told', told))} largest of ${wholeNumber(all, inquiry.keep('all', all))} ${noun}; the shares are of all of them.`,
  ];
}

/** A part of each member, or only some of the members, would be another table. */
function refuseMore({ reading, metrics, other }: Settled): void {
  const isMore =
    reading.dimensions.length !== 1 ||
    metrics.length > 1 ||
    reading.limits.length > 0 ||
    reading.rank !== null ||
    reading.each !== null ||
    other !== null ||
    reading.filters.some(({ isPart, isWhole }) => (isPart ?? isWhole) === true);
  if (isMore) throw askedBack('share_of_what');
}
