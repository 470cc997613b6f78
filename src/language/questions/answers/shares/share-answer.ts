import { type BoundText, sentence } from '../../../bound-text.ts';
import { partOf } from '../../../quantity.ts';
import { amountOf } from '../../data/amount-of.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { askedBack } from '../../reading/problem.ts';
import { USUAL_COUNT } from '../../reading/usual-count.ts';
import {
  capital,
  filterPhrase,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
  wholeText,
} from '../../wording/say.ts';
import { wholeReport } from '../findings/whole-report.ts';
import { type MemberRow, memberRows } from '../members/member-rows.ts';
import { nameOfRow } from '../members/name-of-row.ts';
import { namesOf } from '../members/names-of.ts';
import { sortRows } from '../members/sort-rows.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { plainFilter } from '../settling/settle.ts';
import type { Settled } from '../settling/settled.ts';
import { type Column, firstOf, type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';
import { eachShares } from './each-shares.ts';
import { memberShareCourse } from './member-share-course.ts';
import { partShares } from './part-shares.ts';
import { shareChange } from './share-change.ts';
import { shareCourse } from './share-course.ts';
import { isWithinLimit } from './share-limits.ts';
import { topDaysShare } from './top-days-share.ts';
import { topShares } from './top-shares.ts';
import { limitsOfSum, topTogether } from './top-together.ts';
import { unitShares } from './unit-shares.ts';
import { upToShares } from './up-to-shares.ts';
import { withinShares } from './within-shares.ts';

/** A part of the whole: of one segment, or of every member of a dimension. Only what adds up has parts. */
export async function shareAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const [metric] = settled.asked as [AskMetric];
  if (metric.kind !== 'additive') throw askedBack('share_of_rate');
  const { upTo, grain, rank, dimensions, limits } = settled.reading;
  if (settled.other !== null && grain === null) return shareChange(settled, metric, settled.other, inquiry);
  if (upTo !== null && grain === null) return upToShares(settled, metric, upTo, inquiry);
  const isOfTop =
    rank?.of === 'members' && rank.by === 'value' && rank.count !== null && rank.within === null;
  const isAlone = dimensions.length === 1 && limits.length === 0 && settled.metrics.length === 1;
  if (grain !== null && grain !== 'weekday' && isOfTop && isAlone && settled.other === null)
    return topShares(settled, metric, { count: rank.count ?? 1, grain }, inquiry);
  if (grain !== null && grain !== 'weekday' && rank?.of === 'time')
    return topDaysShare(settled, metric, { count: rank.count ?? 1, grain }, inquiry);
  if (grain !== null && grain !== 'weekday' && dimensions.length > 0)
    return memberShareCourse(settled, metric, grain, inquiry);
  const isOfAll = settled.reading.filters.every(({ isWhole }) => isWhole === true);
  if (grain !== null && grain !== 'weekday' && isOfAll && settled.reading.each === null)
    return unitShares(settled, metric, grain, inquiry);
  if (grain !== null) return shareCourse(settled, metric, inquiry);
  if (settled.reading.each !== null && settled.reading.dimensions.length === 0)
    return eachShares(settled, metric, inquiry);
  if (settled.reading.isPartOfWeek || settled.reading.filters.some(({ isPart }) => isPart === true))
    return partShares(settled, metric, inquiry);
  const within = rank?.within ?? null;
  if (within !== null && dimensions.length === 2) {
    if (settled.metrics.length > 1 || settled.reading.limits.length > 0) throw askedBack('share_of_what');
    return withinShares(settled, metric, within, inquiry);
  }
  return settled.reading.dimensions.length > 0
    ? memberShares(settled, metric, inquiry)
    : segmentShare(settled, metric, inquiry);
}

async function segmentShare(settled: Settled, metric: AskMetric, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const each = reading.each;
  const own = reading.filters.some(({ isWhole }) => isWhole !== true);
  if (!own && each === null) throw askedBack('share_of_what');
  const whole = reading.filters.filter(({ isWhole }) => isWhole === true);
  const part = await fetchDays(settled, inquiry, { metrics: [metric], period });
  const report = wholeReport(settled, inquiry, part.plan);
  const all = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period,
    filters: whole.map(plainFilter),
    ...(report !== undefined && { report }),
  });
  const b = measure(metric, all.rows);
  const a = amountOf(metric, part.rows, b !== null);
  const share = a === null || b === null || b <= 0 ? null : a / b;
  const main = table(
    periodTitle(period),
    [
      { title: `${metric.label} of the part`, format: metric.unit },
      { title: `${metric.label} in total`, format: metric.unit },
      { title: 'Share', format: 'fraction' },
    ],
    [[a, b, share]],
  );
  const parts = reading.filters.flatMap((filter, place) =>
    filter.isWhole === true ? [] : [{ filter, place }],
  );
  const where = filterPhrase(
    parts.map(({ filter }) => filter),
    view,
    `plans.${part.plan}.plan`,
    parts.map(({ place }) => place),
  );
  const wholes = reading.filters.flatMap((filter, place) =>
    filter.isWhole === true ? [{ filter, place }] : [],
  );
  const within = filterPhrase(
    wholes.map(({ filter }) => filter),
    view,
    `plans.${part.plan}.plan`,
    wholes.map(({ place }) => place),
  );
  const when = periodPhrase(period, `plans.${part.plan}.plan`);
  const { currency } = view.source;
  // "… are those that began on /"
  const isOfPages =
    parts[0]?.filter.is === 'one_of' && view.kindOf(parts[0].filter.dimension) === 'landing_page';
  // A share of nothing that two kinds of names leave is no finding about either of them
  const isMetByNone = a === 0 && new Set(parts.map(({ filter }) => filter.dimension)).size > 1;
  const headline =
    share === null
      ? sentence`No ${metric.noun}${within} ${when} to take a share of.`
      : isMetByNone
        ? sentence`No rows meet all of these limits at once: none of the ${valueText(b, metric.unit, currency, 'tables.0.rows.0.1')} ${metric.noun}${within} ${when} came${where}.`
        : sentence`${partOf(share, 'tables.0.rows.0.2')} of the ${metric.noun}${within} ${when}${isOfPages ? ' are those' : ' came'}${where}: ${valueText(a, metric.unit, currency, 'tables.0.rows.0.0')} of ${wholeText(b, a, [metric.unit, currency, 'tables.0.rows.0.1'])}.`;
  return {
    verdict: share === null || isMetByNone ? undefined : limitVerdict(settled, metric, a, b),
    headline,
    sentences: await notesOn(settled, inquiry, [part]),
    tables: [main],
    chart: { mark: 'number', title: `Share of ${metric.noun}`, x: null, y: [2] },
  };
}

const VERDICTS = {
  none: (part: number) => part === 0,
  any: (part: number) => part !== 0,
  all: (part: number, whole: number) => part === whole,
  only: (part: number, whole: number) => part === whole,
};

/** "Does mobile make more than 20 % of sessions?" */
function limitVerdict(
  { reading }: Settled,
  { id }: AskMetric,
  part: number | null,
  whole: number | null,
): ToldVerdict | undefined {
  const { verdict } = reading;
  // "None of the sessions were mobile?" of a part that is known
  if (verdict !== null && part !== null && whole !== null) return yesIf(VERDICTS[verdict.of](part, whole));
  if (!reading.isYesNo || reading.limits.length === 0) return undefined;
  const wholes = new Map([[id, whole]]);
  return yesIf(reading.limits.every((limit) => limit.metric === id && isWithinLimit(limit, part, wholes)));
}

async function memberShares(settled: Settled, metric: AskMetric, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view } = settled;
  const { dimensions, rank } = reading;
  // "Do the top 3 make less than half?" is one of their sum, and the limit would be one of each
  const isOfEach = !reading.isTogether && reading.limits.some(({ isShare }) => isShare === true);
  if (reading.isYesNo && isOfEach && (rank?.count ?? 1) > 1) throw askedBack('not_at_once');
  const fetched = await fetchDays(settled, inquiry, { metrics: settled.metrics, period, dimensions });
  const report = wholeReport(settled, inquiry, fetched.plan);
  const all = await fetchDays(settled, inquiry, {
    metrics: settled.metrics,
    period,
    // Of all, and not of those that were chosen before
    filters: settled.filters.slice(0, reading.filters.length),
    ...(report !== undefined && { report }),
  });
  const wholes = new Map(settled.metrics.map((one) => [one.id, measure(one, all.rows)]));
  const whole = wholes.get(metric.id);
  // "Which two together made more than half": the limit is one of their sum
  const ofSum = rank === null ? [] : limitsOfSum(settled, metric);
  const rows = sortRows(
    memberRows(settled, fetched.rows, wholes, ofSum.length > 0 ? [] : undefined),
    0,
    rank?.direction ?? 'top',
  );
  const shareOf = (value: number | null | undefined) =>
    value === null || value === undefined || !whole || whole < 0 ? null : value / whole;
  const count = rank === null ? rows.length : (rank.count ?? USUAL_COUNT);
  const main = firstOf(
    rows.length,
    table(
      periodTitle(period),
      [
        ...dimensions.map((dimension) => ({ title: view.labelOf(dimension), format: 'text' as const })),
        { title: metric.label, format: metric.unit },
        { title: 'Share', format: 'fraction' },
        ...settled.metrics
          .slice(1)
          .flatMap(({ label, unit, kind, noun }): Column[] => [
            { title: label, format: unit },
            ...(kind === 'additive' ? [{ title: `Share of ${noun}`, format: 'fraction' as const }] : []),
          ]),
      ],
      rows.slice(0, count).map(({ members, values }) => [
        ...members,
        values[0] ?? null,
        shareOf(values[0]),
        ...settled.metrics.slice(1).flatMap(({ id, kind }, at) => {
          const value = values[at + 1] ?? null;
          const all = wholes.get(id);
          return kind === 'additive' ? [value, value === null || !all ? null : value / all] : [value];
        }),
      ]),
    ),
  );
  const [first] = main.rows;
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const where = filterPhrase(reading.filters, view, `plans.${fetched.plan}.plan`);
  const share = first?.[dimensions.length + 1];
  const notes = await notesOn(settled, inquiry, [fetched]);
  const isOfTop = rank !== null && settled.metrics.length === 1;
  const isOfLimited = rank === null && reading.limits.length > 0 && dimensions.length === 1;
  if (reading.isTogether && (isOfTop || isOfLimited) && main.rows.length > 1) {
    const noun = namesOf(dimensions[0] ?? '', settled);
    return topTogether(settled, metric, { main, noun, where, when, notes, ofSum }, inquiry);
  }
  const headline =
    first === undefined || typeof share !== 'number'
      ? reading.limits.length > 0 && whole
        ? sentence`No ${namesOf(dimensions[0] ?? '', settled)}${where} ${when} within these limits.`
        : sentence`No ${metric.noun}${where} ${when} to take shares of.`
      : sentence`${nameOfRow(first.slice(0, dimensions.length))} made ${partOf(share, `tables.0.rows.0.${dimensions.length + 1}`)} of the ${metric.noun}${where} ${when}, the ${reading.rank?.direction === 'bottom' ? 'smallest' : 'largest'} share${reading.limits.length > 0 ? ' within these limits' : ''}.`;
  return {
    headline: capital(headline),
    sentences: [...togetherWords(settled, rows.slice(0, count), whole, inquiry), ...notes],
    tables: [main],
    chart:
      dimensions.length === 1
        ? {
            mark: 'bar',
            title: `Share of ${metric.noun} by ${view.labelOf(dimensions[0] as string).toLowerCase()}`,
            x: 0,
            y: [2],
          }
        : { mark: 'table', title: metric.label, x: null, y: [] },
  };
}

/** "How much of it comes from the top 3": what they make together. */
function togetherWords(
  { reading, asked }: Settled,
  rows: readonly MemberRow[],
  whole: number | null | undefined,
  inquiry: Inquiry,
): BoundText[] {
  if (reading.rank?.count == null || rows.length < 2 || !whole) return [];
  const known = rows.flatMap(({ values }) => values[0] ?? []);
  if (known.length < rows.length) return [];
  const share = known.reduce((sum, value) => sum + value, 0) / whole;
  return [
    sentence`Together these ${wholeNumber(rows.length, inquiry.keep('listed', rows.length))} made ${partOf(share, inquiry.keep('together', share))} of the ${(asked[0] as AskMetric).noun}.`,
  ];
}
