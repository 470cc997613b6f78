import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { askedBack } from '../../reading/problem.ts';
import { filterPhrase, periodPhrase, periodTitle, valueText, wholeNumber } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { refuseCut } from '../settling/refuse-cut.ts';
import { plainFilter } from '../settling/settle.ts';
import type { Settled } from '../settling/settled.ts';
import { type Column, type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';
import { type MemberRow, memberRows } from './member-rows.ts';
import { namesOf } from './names-of.ts';
import { sortRows } from './sort-rows.ts';

const AROUND = 2;

/** "Where does Germany rank by sessions?": its place among all countries, with those next to it. */
export async function standingAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view, asked } = settled;
  const [metric] = asked as [AskMetric];
  const { dimension, member } = oneNamed(settled);
  const rest = reading.filters.slice(0, -1);
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period,
    dimensions: [dimension],
    filters: rest.map(plainFilter),
  });
  refuseCut(fetched);
  const rows = memberRows({ ...settled, metrics: [metric] }, fetched.rows);
  const standing = standingOf(member, metric, rows);
  const plan = `plans.${fetched.plan}.plan`;
  const scope = sentence`${filterPhrase(rest, view, plan)} ${periodPhrase(period, plan)}`;
  const columns: readonly Column[] = [
    { title: view.labelOf(dimension), format: 'text' },
    { title: 'Rank', format: 'count' },
    { title: metric.label, format: metric.unit },
  ];
  const many = wholeNumber(rows.length, inquiry.keep('memberCount', rows.length));
  return {
    verdict: moreOrLess(settled, standing) ?? placeVerdict(settled, metric, standing),
    headline: standing.isNone
      ? sentence`${{ text: member, path: inquiry.keep('member', member), value: member }} had no ${metric.noun}${scope}, so it holds no place.`
      : sentence`${{ text: member, path: 'tables.0.rows.0.0', value: member }} is number ${wholeNumber(standing.fromTop, 'tables.0.rows.0.1')} of ${many} ${namesOf(dimension, settled)} by ${metric.noun}${standing.isLowFirst ? ', the lowest first,' : ''}${scope}: ${valueText(standing.value, metric.unit, view.source.currency, 'tables.0.rows.0.2')}${levelWith(standing, inquiry)}.`,
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: standing.isNone
      ? [table(periodTitle(period), columns, [])]
      : [table(periodTitle(period), columns, [standing.own]), table('Next to it', columns, standing.near)],
    chart: null,
  };
}

/** The one name at the end of the filters, which the others narrow down. */
function oneNamed({ reading, other }: Settled): { readonly dimension: string; readonly member: string } {
  const own = reading.filters.at(-1);
  const [member, second] = own?.members ?? [];
  if (own?.is !== 'one_of' || member === undefined || second !== undefined) throw askedBack('standing');
  if (other !== null || reading.grain !== null) throw askedBack('standing');
  return { dimension: own.dimension, member };
}

type StandingRow = readonly [member: string, rank: number, value: number | null];

interface Standing {
  /** It has no row, or had nothing of what is counted. */
  readonly isNone: boolean;
  /** Of a rate that is better when it is low, the lowest stands first. */
  readonly isLowFirst: boolean;
  readonly value: number | null;
  /** Equal ones share their place, from either end. */
  readonly fromTop: number;
  readonly fromBottom: number;
  readonly isFirst: boolean;
  /** And no other beside it. */
  readonly isLast: boolean;
  /** How many others have as much. */
  readonly alike: number;
  readonly own: StandingRow;
  readonly near: readonly StandingRow[];
}

function standingOf(member: string, metric: AskMetric, rows: readonly MemberRow[]): Standing {
  // Of what is counted the most comes first, good or bad; of a rate the better one
  const isLowFirst = metric.desired === 'down' && metric.kind !== 'additive';
  const all = sortRows(rows, 0, isLowFirst ? 'bottom' : 'top');
  const at = all.findIndex(({ members }) => members[0] === member);
  const valueAt = (place: number): number | null => all[place]?.values[0] ?? null;
  const rankAt = (place: number): number =>
    1 + all.findIndex((_, other) => valueAt(other) === valueAt(place));
  const rowAt = (place: number): StandingRow => [all[place]?.members[0] ?? '', rankAt(place), valueAt(place)];
  const value = valueAt(at);
  const alike = all.filter((_, place) => place !== at && valueAt(place) === value).length;
  return {
    isNone: at < 0 || (metric.kind === 'additive' && value === 0),
    isLowFirst,
    value,
    fromTop: rankAt(at),
    fromBottom: all.length - all.findLastIndex((_, place) => valueAt(place) === value),
    isFirst: rankAt(at) === 1,
    isLast: at >= 0 && alike === 0 && at === all.length - 1,
    alike,
    own: rowAt(at),
    near: all.flatMap((_, place) => (place !== at && Math.abs(place - at) <= AROUND ? [rowAt(place)] : [])),
  };
}

/** ", level with 2 others" */
const levelWith = ({ alike }: Standing, inquiry: Inquiry): BoundText | '' =>
  alike === 0
    ? ''
    : sentence`, level with ${wholeNumber(alike, inquiry.keep('level', alike))} ${alike === 1 ? 'other' : 'others'}`;

/** "Are bookings higher on the app": one in the middle is higher than some and lower than others. */
function moreOrLess(
  { reading }: Settled,
  { isNone, isFirst, isLast, isLowFirst }: Standing,
): ToldVerdict | undefined {
  const { asks } = reading;
  if (!reading.isYesNo || (asks !== 'up' && asks !== 'down')) return undefined;
  if (isNone || isFirst === isLast) return undefined;
  const isUp = isFirst !== isLowFirst;
  return yesIf(isUp === (asks === 'up'));
}

/** "Is India in the top 5 countries?", "is Display our worst channel?": whether it stands where the question has it. */
function placeVerdict(
  { reading }: Settled,
  metric: AskMetric,
  { isNone, fromTop, fromBottom }: Standing,
): ToldVerdict | undefined {
  const { claim } = reading;
  // The most of what nobody wants is neither the best nor the worst
  if (claim?.of !== 'place' || metric.desired === 'down') return undefined;
  if (isNone) return claim.end === 'top' && metric.kind === 'additive' ? 'no' : undefined;
  const place = claim.end === 'top' ? fromTop : fromBottom;
  return yesIf(place >= claim.from && place <= claim.to);
}
