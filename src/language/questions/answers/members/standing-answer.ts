import { sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { askedBack } from '../../reading/problem.ts';
import { filterPhrase, periodPhrase, periodTitle, valueText, wholeNumber } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import { refuseCut } from '../settling/refuse-cut.ts';
import { plainFilter } from '../settling/settle.ts';
import type { Settled } from '../settling/settled.ts';
import { type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';
import { memberRows } from './member-rows.ts';
import { namesOf } from './names-of.ts';
import { sortRows } from './sort-rows.ts';

const AROUND = 2;

/** "Where does Germany rank by sessions?": its place among all countries, with those next to it. */
export async function standingAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, view, asked, other } = settled;
  const [metric] = asked as [AskMetric];
  const own = reading.filters.at(-1);
  const [member] = own?.members ?? [];
  const isOne = own?.is === 'one_of' && own.members.length === 1;
  if (!isOne || member === undefined || own === undefined || other !== null || reading.grain !== null)
    throw askedBack('standing');
  const { dimension } = own;
  const rest = reading.filters.slice(0, -1);
  const fetched = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period,
    dimensions: [dimension],
    filters: rest.map(plainFilter),
  });
  refuseCut(fetched);
  // Of what is counted the most comes first, good or bad; of a rate the better one
  const isLowFirst = metric.desired === 'down' && metric.kind !== 'additive';
  const direction = isLowFirst ? 'bottom' : 'top';
  const all = sortRows(memberRows({ ...settled, metrics: [metric] }, fetched.rows), 0, direction);
  const at = all.findIndex(({ members }) => members[0] === member);
  const valueAt = (place: number): number | null => all[place]?.values[0] ?? null;
  // Equal ones share their place.
  const rankAt = (place: number): number =>
    1 + all.findIndex((_, other) => valueAt(other) === valueAt(place));
  const row = (place: number) => [all[place]?.members[0] ?? '', rankAt(place), valueAt(place)];
  const alike = all.filter((_, place) => place !== at && valueAt(place) === valueAt(at)).length;
  const isNone = at < 0 || (metric.kind === 'additive' && valueAt(at) === 0);
  const columns = [
    { title: view.labelOf(dimension), format: 'text' as const },
    { title: 'Rank', format: 'count' as const },
    { title: metric.label, format: metric.unit },
  ];
  const near = all.flatMap((_, place) =>
    place !== at && Math.abs(place - at) <= AROUND ? [row(place)] : [],
  );
  const when = periodPhrase(period, `plans.${fetched.plan}.plan`);
  const where = filterPhrase(rest, view, `plans.${fetched.plan}.plan`);
  const names = namesOf(dimension, settled);
  const isFirst = rankAt(at) === 1;
  const isLast = at >= 0 && alike === 0 && at === all.length - 1;
  // "Are bookings higher on the app": one in the middle is higher than some and lower than others
  const isUp = isFirst !== isLowFirst;
  const verdict =
    reading.isYesNo && /^(?:up|down)$/.test(reading.asks ?? '') && !isNone && isFirst !== isLast
      ? yesIf(isUp === (reading.asks === 'up'))
      : placeVerdict(settled, metric, {
          isNone,
          fromTop: rankAt(at),
          fromBottom: all.length - all.findLastIndex((_, place) => valueAt(place) === valueAt(at)),
        });
  const many = wholeNumber(all.length, inquiry.keep('memberCount', all.length));
  return {
    verdict,
    headline: isNone
      ? sentence`${{ text: member, path: inquiry.keep('member', member), value: member }} had no ${metric.noun}${where} ${when}, so it holds no place.`
      : sentence`${{ text: member, path: 'tables.0.rows.0.0', value: member }} is number ${wholeNumber(rankAt(at), 'tables.0.rows.0.1')} of ${many} ${names} by ${metric.noun}${isLowFirst ? ', the lowest first,' : ''}${where} ${when}: ${valueText(valueAt(at), metric.unit, view.source.currency, 'tables.0.rows.0.2')}${alike === 0 ? '' : sentence`, level with ${wholeNumber(alike, inquiry.keep('level', alike))} ${alike === 1 ? 'other' : 'others'}`}.`,
    sentences: await notesOn(settled, inquiry, [fetched]),
    tables: [
      table(periodTitle(period), columns, isNone ? [] : [row(at)]),
      ...(isNone ? [] : [table('Next to it', columns, near)]),
    ],
    chart: null,
  };
}

interface Place {
  readonly isNone: boolean;
  /** Equal ones share their place, from either end. */
  readonly fromTop: number;
  readonly fromBottom: number;
}

/** "Is India in the top 5 countries?", "is Display our worst channel?": whether it stands where the question has it. */
function placeVerdict(
  { reading }: Settled,
  metric: AskMetric,
  { isNone, fromTop, fromBottom }: Place,
): ToldVerdict | undefined {
  const { claim } = reading;
  // The most of what nobody wants is neither the best nor the worst
  if (claim?.of !== 'place' || metric.desired === 'down') return undefined;
  if (isNone) return claim.end === 'top' && metric.kind === 'additive' ? 'no' : undefined;
  const place = claim.end === 'top' ? fromTop : fromBottom;
  return yesIf(place >= claim.from && place <= claim.to);
}
