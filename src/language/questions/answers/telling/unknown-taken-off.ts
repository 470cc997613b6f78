import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { valueText, wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';

/**
 * "Sales minus refunds" where nobody wrote some of the refunds down: what is left of those sales is unknown, and they are no part of what
 * is told. That is as much of the answer as its days are, and stands beside it with what it takes away.
 */
export async function unknownTakenOff(settled: Settled, inquiry: Inquiry): Promise<readonly BoundText[]> {
  const difference = settled.asked.find(({ id }) => id.startsWith('less:'));
  const [, wholeId, ...takenOff] = difference?.id.split(':') ?? [];
  const whole = wholeId === undefined ? undefined : askMetric(settled.view, wholeId);
  if (difference === undefined || whole === undefined) return [];
  const blank = blankAmong(inquiry, takenOff);
  if (blank === undefined) return [];
  const { metric, rows, path } = blank;
  const off = askMetric(settled.view, metric)?.noun ?? metric;
  const isOne = rows === 1;
  const many = sentence`${wholeNumber(rows, path)} ${isOne ? 'row has' : 'rows have'} no value for ${off}`;
  const lost = isOfWholeDays(settled) ? await lostWith(blank, { difference, whole, settled, inquiry }) : null;
  const theirs = isOne ? 'its' : 'their';
  const amount =
    lost === null
      ? sentence`${theirs} ${whole.noun}`
      : sentence`${theirs} ${valueText(lost, whole.unit, settled.view.source.currency, inquiry.keep('leftOutWith', lost))} ${whole.noun}`;
  return [sentence`${many}: what is to be taken off there is unknown, so ${amount} are left out as well.`];
}

interface Blank {
  readonly metric: string;
  readonly rows: number;
  readonly path: string;
  readonly from: Day;
  readonly to: Day;
}

/** The first query that left out rows without one of these. */
function blankAmong({ plans }: Inquiry, columns: readonly string[]): Blank | undefined {
  for (const [place, { marks }] of plans.entries())
    for (const [at, mark] of marks.entries())
      if (mark.type === 'blank_cells' && mark.isLeftOut && columns.includes(mark.metric))
        return {
          metric: mark.metric,
          rows: mark.rows,
          path: `plans.${place}.marks.${at}.rows`,
          from: mark.from as Day,
          to: mark.to as Day,
        };
  return undefined;
}

/** How much is left out is told of stretches of days alone. */
const isOfWholeDays = ({ reading, period }: Settled): boolean =>
  reading.weekdays.length === 0 && period.without === undefined && reading.limits.length === 0;

interface Parts {
  readonly difference: AskMetric;
  readonly whole: AskMetric;
  readonly settled: Settled;
  readonly inquiry: Inquiry;
}

/** What the rows had of which nobody knows what is to be taken off. */
async function lostWith(
  { from, to }: Blank,
  { difference, whole, settled: { filters }, inquiry }: Parts,
): Promise<number | null> {
  const days = { filters, from, to };
  const known = await inquiry.fetch({ metrics: [difference], ...days });
  const all = await inquiry.fetch({ metrics: [whole], ...days });
  const [ofAll, ofKnown] = [measure(whole, all.rows), measure(whole, known.rows)];
  return ofAll === null || ofKnown === null ? null : ofAll - ofKnown;
}
