import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { FactsFilter } from '../../ask-facts.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type FetchedRow, groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { singular } from '../../wording/plural.ts';
import {
  capital,
  filterPhrase,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../../wording/say.ts';
import { changeColumn } from '../changes/change-columns.ts';
import { timePiece } from '../courses/course-headline.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settle.ts';
import { isWithinLimit } from '../shares/share-limits.ts';
import { type AnsweredParts, type Column, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { askedGrain, startOf, type TimeGrain, timeCell, timeColumn } from '../telling/time-grain.ts';
import { eachNames } from './each-names.ts';
import { namesOf } from './members-answer.ts';

type Parts = Omit<AnsweredParts, 'assumptions'>;
type Gap = NonNullable<Reading['gap']>;

interface Group {
  readonly key: string;
  readonly values: readonly [number | null, number | null];
  readonly weights: readonly [number | null, number | null];
  readonly difference: number | null;
}

/** "Countries where mobile converts lower than desktop": both numbers of every country, and those where it is so. */
export async function gapAnswer(settled: Settled, gap: Gap, inquiry: Inquiry): Promise<Parts> {
  const { reading, period, view, asked } = settled;
  const grain = reading.dimensions.length > 0 ? null : reading.grain;
  const [metric] = asked;
  const isLoose =
    settled.other !== null || reading.moves.length > 0 || reading.limits.some(({ isMean }) => isMean);
  if (metric === undefined || asked.length > 1 || isLoose || grain === 'weekday')
    throw new NotAnswerable({ type: 'ambiguous', about: 'members_apart', choices: [] });
  const weight = weightOf(settled, metric);
  const spec = {
    metrics: [...new Set([...settled.metrics, ...(weight === undefined ? [] : [weight])])],
    period,
    ...(grain !== null && { grain: askedGrain(grain) }),
  };
  const fetched = await fetchDays(settled, inquiry, {
    ...spec,
    dimensions: [...reading.dimensions, gap.dimension],
    filters: [...settled.filters, ofBoth(gap)],
  });
  const keyOf = ({ time, members }: FetchedRow): string =>
    grain === null ? (members[0] ?? '') : startOf(time as Day, grain);
  const place = grain === null ? 1 : 0;
  const isKept = await withinLimits(settled, gap, inquiry, { spec, keyOf, rows: fetched.rows, place });
  const groups = [...groupRows(fetched.rows, keyOf)]
    .filter(([key]) => isKept(key))
    .map(([key, rows]): Group => {
      const side = (which: 0 | 1) =>
        rows.filter(({ members }) => gap.members[which]?.includes(members[place] ?? ''));
      const sides = [side(0), side(1)] as const;
      const amountOf = (one: AskMetric, part: readonly FetchedRow[]): number | null =>
        part.length === 0 ? (one.kind === 'additive' ? 0 : null) : measure(one, part);
      const values = [amountOf(metric, sides[0]), amountOf(metric, sides[1])] as const;
      const [a, b] = values;
      return {
        key,
        values,
        weights:
          weight === undefined ? [null, null] : [amountOf(weight, sides[0]), amountOf(weight, sides[1])],
        difference: a === null || b === null ? null : a - b,
      };
    });
  const both = groups.filter(({ difference }) => difference !== null);
  const isSo = sideOf(gap.is, metric);
  const found = both.filter(({ values }) => isSo === null || isApart(values, isSo, gap.factor ?? 1));
  const isForAll = reading.isYesNo;
  const listed = inOrder(isForAll ? both : found, grain, reading, isSo ?? 0);
  const shown = reading.rank === null ? listed : listed.slice(0, reading.rank.count ?? 10);
  const dimension = reading.dimensions[0];
  const [first, second] = eachNames(gap) as [string, string];
  const columns: Column[] = [
    grain === null ? { title: view.labelOf(dimension ?? ''), format: 'text' } : timeColumn(grain),
    { title: `${metric.label}, ${first}`, format: metric.unit },
    { title: `${metric.label}, ${second}`, format: metric.unit },
    changeColumn('Difference', metric.unit),
    ...(weight === undefined
      ? []
      : [first, second].map((name): Column => ({ title: `${weight.label}, ${name}`, format: weight.unit }))),
  ];
  const cellsOf = ({ key, values, difference, weights }: Group) => [
    grain === null ? key : timeCell(key, grain),
    ...values,
    difference,
    ...(weight === undefined ? [] : weights),
  ];
  const path = `plans.${fetched.plan}.plan`;
  const when = periodPhrase(period, path);
  const where = filterPhrase(reading.filters, view, path);
  const noun = grain === null ? namesOf(dimension ?? '', settled) : `${grain}s`;
  const name = (at: 0 | 1): BoundText =>
    sentence`${{ text: at === 0 ? first : second, path: inquiry.keep(at === 0 ? 'first' : 'second', at === 0 ? first : second), value: at === 0 ? first : second }}`;
  const count = (value: number, key: string) => wholeNumber(value, inquiry.keep(key, value));
  const lead =
    gap.is === null
      ? sentence`${metric.label}${where} of ${name(0)} and ${name(1)} in ${count(both.length, 'groups')} ${both.length === 1 ? singular(noun) : noun} ${when}`
      : sentence`${verdictOf(isForAll, found.length === both.length && both.length > 0)}in ${count(found.length, 'found')} of ${count(both.length, 'groups')} ${both.length === 1 ? singular(noun) : noun} ${name(0)} had ${articleOf(metric)}${sideWords(isSo ?? 0, metric)} ${metric.noun}${where} than ${gap.factor === undefined ? '' : sentence`${factorPiece(gap.factor, inquiry)} times `}${name(1)} ${when}`;
  const [top] = shown;
  const headline =
    top === undefined
      ? sentence`${lead}.`
      : sentence`${lead}; ${topWords(grain, top)} comes first: ${valueText(top.values[0], metric.unit, view.source.currency, 'tables.0.rows.0.1')} against ${valueText(top.values[1], metric.unit, view.source.currency, 'tables.0.rows.0.2')}.`;
  const without = groups.length - both.length;
  return {
    headline: capital(headline),
    sentences: [
      ...(without === 0
        ? []
        : [
            sentence`${count(without, 'withoutOne')} other ${without === 1 ? singular(noun) : noun} have no ${metric.noun} of one of the two and are left out.`,
          ]),
      ...(weight === undefined || reading.limits.length > 0
        ? []
        : [
            sentence`Small numbers of ${weight.noun} make large differences by chance: they stand beside them.`,
          ]),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [table(periodTitle(period), columns, shown.map(cellsOf))],
    chart:
      shown.length === 0
        ? null
        : { mark: 'bar', title: `${metric.label}, ${first} and ${second}`, x: 0, y: [1, 2] },
  };
}

/** "Less than half of": the first against so many times the second. */
const isApart = ([a, b]: Group['values'], side: number, factor: number): boolean =>
  a !== null && b !== null && Math.sign(a - factor * b) === side;

const ofBoth = ({ dimension, members }: Gap): FactsFilter => ({
  dimension,
  is: 'one_of',
  members: members.flat(),
});

/** What a rate rests on: sessions of a conversion rate, orders of their average value. */
function weightOf({ view }: Settled, metric: AskMetric): AskMetric | undefined {
  const under = metric.kind === 'quotient' ? metric.columns.at(-1) : undefined;
  const weight = under === undefined ? undefined : askMetric(view, under);
  return weight?.kind === 'additive' ? weight : undefined;
}

/** The sign that the difference has to have; a smaller bounce rate, or a smaller position, is the better one. */
function sideOf(is: Gap['is'], { desired, unit }: AskMetric): 1 | -1 | null {
  if (is === null) return null;
  const isUp = is === 'above' || is === 'better';
  const isTurned = unit === 'position' || ((is === 'better' || is === 'worse') && desired === 'down');
  return isUp === !isTurned ? 1 : -1;
}

/** "A lower bounce rate", but "lower purchases per session". */
const articleOf = ({ kind, noun }: AskMetric): string =>
  kind === 'quotient' && !/s per /.test(noun) ? 'a ' : '';

const sideWords = (side: number, { unit, kind }: AskMetric): string =>
  unit === 'position'
    ? side < 0
      ? 'better'
      : 'worse'
    : kind === 'quotient'
      ? side < 0
        ? 'lower'
        : 'higher'
      : side > 0
        ? 'more'
        : unit === 'count'
          ? 'fewer'
          : 'less';

const factorPiece = (factor: number, inquiry: Inquiry) => ({
  text: new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(factor),
  path: inquiry.keep('factor', factor),
  value: factor,
});

const verdictOf = (isYesNo: boolean, isAll: boolean): string => (isYesNo ? (isAll ? 'Yes: ' : 'No: ') : '');

const topWords = (grain: TimeGrain | null, { key }: Group): BoundText =>
  grain === null
    ? sentence`${{ text: key === '' ? '(empty)' : key, path: 'tables.0.rows.0.0', value: key }}`
    : timePiece(key as Day, grain, 'tables.0.rows.0.0');

/** Time as it runs; members by how far the two lie apart, those first that lie as the question says. */
function inOrder(
  groups: readonly Group[],
  grain: TimeGrain | null,
  { rank }: Reading,
  side: number,
): readonly Group[] {
  if (grain !== null && rank === null) return [...groups].sort((a, b) => (a.key < b.key ? -1 : 1));
  const sign = rank?.direction === 'bottom' ? -1 : 1;
  const farOf = ({ difference }: Group): number =>
    sign * (side === 0 ? Math.abs(difference ?? 0) : side * (difference ?? 0));
  return [...groups].sort((a, b) => farOf(b) - farOf(a) || (a.key < b.key ? -1 : 1));
}

interface Held {
  readonly spec: Parameters<typeof fetchDays>[2];
  readonly keyOf: (row: FetchedRow) => string;
  readonly rows: readonly FetchedRow[];
  readonly place: number;
}

/** "With at least 500 sessions": of everything that the country had, or of each of the two where the question says so. */
async function withinLimits(
  settled: Settled,
  gap: Gap,
  inquiry: Inquiry,
  { spec, keyOf, rows, place }: Held,
): Promise<(key: string) => boolean> {
  const { reading, metrics } = settled;
  if (reading.limits.length === 0) return () => true;
  const holdsOf = (part: readonly FetchedRow[]): boolean =>
    reading.limits.every((limit) => {
      const metric = metrics.find(({ id }) => id === limit.metric);
      return metric !== undefined && isWithinLimit(limit, measure(metric, part), new Map());
    });
  if (gap.isLimitOfBoth) {
    const groups = groupRows(rows, keyOf);
    return (key) =>
      gap.members.every((members) =>
        holdsOf((groups.get(key) ?? []).filter((row) => members.includes(row.members[place] ?? ''))),
      );
  }
  const all = await fetchDays(settled, inquiry, { ...spec, dimensions: reading.dimensions });
  const groups = groupRows(all.rows, keyOf);
  return (key) => holdsOf(groups.get(key) ?? []);
}
