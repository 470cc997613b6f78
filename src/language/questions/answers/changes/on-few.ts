import { type BoundText, type Piece, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { valueText, wholeNumber } from '../../wording/say.ts';
import { nameOfRow } from '../members/name-of-row.ts';
import type { Settled } from '../settling/settled.ts';
import { FEW } from '../telling/few-note.ts';
import { type DaysOfBoth, isUneven } from '../telling/per-day.ts';
import { signOf } from './how-far.ts';
import type { MovedMember } from './moved-members.ts';
import { wayOfFirst } from './way-asked.ts';

/** Standard deviations of the difference of two counts. */
const BEYOND_CHANCE = 2;

interface Order {
  /** In the order of the question. */
  readonly sorted: readonly MovedMember[];
  /** How many of them the table has. */
  readonly listed: number;
  readonly width: number;
  readonly days: DaysOfBoth;
}

/**
 * Who grew or fell most is often who is smallest: said where the first moved no further than chance makes of numbers of its
 * size, with the first of the order of which that is not so.
 */
export function onFew(
  settled: Settled,
  metric: AskMetric,
  { sorted, listed, width, days }: Order,
  inquiry: Inquiry,
): BoundText {
  const { reading, view } = settled;
  const way = wayOfFirst(reading.rank);
  const wanted = way * signOf(reading, metric);
  const [first] = sorted;
  const isTold = (metric.kind === 'additive' && metric.unit === 'count') || first?.weight != null;
  const isThatWay = ({ change }: MovedMember): boolean => wanted * (change ?? 0) > 0;
  if (wanted === 0 || !isTold || first === undefined || !isThatWay(first) || isFirm(first)) return sentence``;
  const at = sorted.findIndex((one) => isThatWay(one) && isFirm(one));
  const few =
    first.weight === null
      ? sentence` Numbers of this size move as far by chance`
      : sentence` That rests on fewer than ${wholeNumber(FEW, inquiry.keep('enough', FEW))} ${nounUnder()}`;
  const other = sorted[at];
  if (other === undefined)
    return first.weight === null
      ? sentence`${few}, and none ${way > 0 ? 'gained' : 'lost'} by more than chance makes.`
      : sentence`${few}, and none that rests on more moved that way.`;
  const cell = (column: number): Piece => {
    const value = other.cells[column] as number | null;
    const path =
      at < listed ? `tables.0.rows.${at}.${column}` : inquiry.keep(`firmer_${column}`, value ?? 'none');
    return valueText(value, metric.unit, view.source.currency, path);
  };
  const beyond = first.weight === null ? 'beyond that' : 'that rests on more';
  return sentence`${few}; the first ${beyond} is ${nameOf(other)}: ${cell(width)} against ${cell(width + 1)}.`;

  /** A rate by what it is counted over, a count by its own size. */
  function isFirm({ cells, weight }: MovedMember): boolean {
    if (weight !== null) return weight >= FEW;
    const [a, b] = [cells[width], cells[width + 1]];
    if (typeof a !== 'number' || typeof b !== 'number') return false;
    const scale = isUneven(days) && days.before > 0 ? days.now / days.before : 1;
    // Counts are whole: without the step of one, 4 against 0 would pass for more than chance makes
    return Math.abs(a - b * scale) - 1 >= BEYOND_CHANCE * Math.sqrt(a + b * scale ** 2);
  }

  function nounUnder(): string {
    const column = metric.columns.at(-1);
    return column === undefined ? '' : view.metricOf(column).noun;
  }

  function nameOf({ cells }: MovedMember): BoundText {
    const names = cells.slice(0, width);
    if (at < listed) return nameOfRow(names, 0, at);
    const name = names.join(' with ');
    return sentence`${{ text: name, path: inquiry.keep('firmer', name), value: name }}`;
  }
}
