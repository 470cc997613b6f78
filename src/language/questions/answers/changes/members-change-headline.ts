import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Fetched, Inquiry } from '../../data/inquiry.ts';
import type { Period } from '../../dates/period.ts';
import { lessWord } from '../../wording/fewer-or-less.ts';
import { changeWords, filterPhrase, listed, periodPhrase, valueText } from '../../wording/say.ts';
import { nameOfRow } from '../members/name-of-row.ts';
import { namesOf } from '../members/names-of.ts';
import type { Settled } from '../settling/settled.ts';
import { type DaysOfBoth, perDayWords } from '../telling/per-day.ts';
import { placed } from '../telling/place-words.ts';
import { quantityOf } from '../telling/quantity-of.ts';
import { signOf } from './how-far.ts';
import { wayOfFirst } from './way-asked.ts';

/** What is held against each other. */
interface Held {
  /** Place of the row in the table. */
  readonly row: number;
  /** It moved furthest where no order was asked for; of a rate maybe only of those that have enough behind it. */
  readonly isMover: boolean;
  readonly among: BoundText;
  readonly now: Fetched;
  readonly before: Fetched;
  readonly other: Period;
  readonly days: DaysOfBoth;
  readonly inquiry: Inquiry;
  /** The first row stands at the place that was asked for, behind others. */
  readonly isOfPlace: boolean;
  /** Who moved exactly as far. */
  readonly ties: readonly BoundText[];
}

/** Who moved the most, and how far. */
export function membersHeadline(
  settled: Settled,
  metric: AskMetric,
  cells: readonly (string | number | null)[] | undefined,
  dimensions: readonly string[],
  { now, before, other, days, inquiry, isOfPlace, row, isMover, among, ties }: Held,
): BoundText {
  const { view, reading, period } = settled;
  const when = periodPhrase(period, `plans.${now.plan}.plan`);
  const then = periodPhrase(other, `plans.${before.plan}.plan`);
  if (cells === undefined && isPlainMove(settled, metric)) {
    const more = reading.moves[0]?.direction === 'up' ? 'more' : lessWord(metric);
    return sentence`No ${namesOf(dimensions[0] ?? '', settled)} had ${more} ${metric.noun} ${when} than ${then}.`;
  }
  if (cells === undefined)
    return reading.moves.length > 0
      ? sentence`No ${namesOf(dimensions[0] ?? '', settled)}${reading.limits.length > 0 ? ' within these limits' : ''} ${fellOrRose(reading)}${when}.`
      : sentence`No ${namesOf(dimensions[0] ?? '', settled)} have data ${when}.`;
  const width = dimensions.length;
  const [a, b] = [cells[width], cells[width + 1]] as [number | null, number | null];
  const name = nameOfRow(cells.slice(0, width), 0, row);
  // Of several names that have a row each, the number is that of one of them
  const places = reading.filters.flatMap(({ dimension, is }, place) =>
    is === 'one_of' && dimensions.includes(dimension) ? [] : [place],
  );
  const filters = places.flatMap((place) => reading.filters[place] ?? []);
  const where = filterPhrase(filters, view, `plans.${now.plan}.plan`, places);
  const words =
    a === null || b === null
      ? undefined
      : (perDayWords(a, b, metric, days, inquiry) ??
        changeWords(a, b, metric, {
          change: `tables.0.rows.${row}.${width + 2}`,
          relative: `tables.0.rows.${row}.${width + 3}`,
        }) ??
        (b === 0 && a !== 0 ? sentence`from nothing` : undefined));
  const path = `tables.0.rows.${row}.${width}`;
  const told =
    metric.kind === 'quotient'
      ? sentence`${valueText(a, metric.unit, view.source.currency, path)} as ${metric.noun}`
      : quantityOf(metric, a, view.source.currency, path);
  const figures = sentence`${told}${where} ${when}, against ${valueText(b, metric.unit, view.source.currency, `tables.0.rows.${row}.${width + 1}`)} ${then}`;
  if (a === null || b === null)
    return sentence`How far ${metric.noun} moved is not known: ${name} had ${figures}.`;
  const wanted = wayOfFirst(reading.rank);
  // The first of a ranking by gains may have lost, when all of them did.
  const sign = signOf(reading, metric);
  const moved = { better: 'improved', worse: 'got worse', up: undefined, down: undefined }[
    reading.asks ?? 'up'
  ];
  const change = cells[width + 2];
  if (typeof change === 'number' && wanted !== 0 && wanted * sign * change <= 0)
    return sentence`${isOfPlace ? 'Not so many' : 'No'} ${namesOf(dimensions[0] ?? '', settled)} ${moved ?? (wanted > 0 ? 'gained' : 'lost')}: ${name} comes closest with ${figures}.`;
  const most = isOfPlace ? `the ${placed(settled)}most` : 'the most';
  const lead = isMover
    ? wayOf(metric, change)
    : moved !== undefined && wanted !== 0
      ? `${moved} ${most}`
      : {
          gain: `gained ${most}`,
          both_ends: `gained ${most}`,
          loss: `lost ${most}`,
          change: `moved ${most}`,
          growth: `grew ${most} in percent`,
          shrinkage: `fell ${most} in percent`,
          relative_change: `moved ${most} in percent`,
          value: 'comes first',
        }[reading.rank?.by ?? 'value'];
  const isTied = ties.length > 0 && lead !== 'comes first';
  const who = isTied ? listed([name, ...ties], ' and ') : name;
  const whose = metric.kind === 'quotient' ? sentence`now ` : sentence`${isTied ? name : 'it'} had `;
  // "Lost the most: 86 sessions" would be how many it lost
  const had = lead === 'comes first' ? '' : whose;
  return words === undefined
    ? sentence`${who} ${lead}${among}: ${had}${figures}.`
    : sentence`${who} ${lead}${among}: ${had}${figures} (${words}).`;
}

/** A position that grows is a worse one. */
function wayOf({ unit }: AskMetric, change: string | number | null | undefined): string {
  const isUp = typeof change === 'number' && change > 0;
  if (unit === 'position') return isUp ? 'lost the most places' : 'gained the most places';
  return isUp ? 'rose the most' : 'fell the most';
}

/** That they had more or fewer of what adds up, and by no number: said of the two times, of which either may be the later one. */
const isPlainMove = ({ reading: { moves, limits } }: Settled, { kind }: AskMetric): boolean =>
  kind === 'additive' &&
  limits.length === 0 &&
  moves.length === 1 &&
  moves[0]?.value === 0 &&
  moves[0].direction !== 'either';

/** Of those that had to fall, and by no number, none did. */
function fellOrRose({ moves }: Settled['reading']): string {
  const [only] = moves;
  if (moves.length !== 1 || only?.value !== 0 || only.direction === 'either') return 'moved that far ';
  return only.direction === 'up' ? 'rose ' : 'fell ';
}
