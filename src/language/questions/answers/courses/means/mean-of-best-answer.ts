import { sentence } from '../../../../bound-text.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import { askedBack } from '../../../reading/problem.ts';
import { leastWord } from '../../../wording/fewer-or-less.ts';
import { capital, filterPhrase, periodPhrase, periodTitle, wholeNumber } from '../../../wording/say.ts';
import type { Settled } from '../../settling/settled.ts';
import { type AnsweredParts, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { quantityOf } from '../../telling/quantity-of.ts';
import { timeCell, timeColumn } from '../../telling/time-grain.ts';
import { partialNote } from '../line/course-notes.ts';
import { withoutRunning } from '../line/points-asked.ts';
import { unitsInOrder } from '../units/units-in-order.ts';

/** "The average of our 5 best days": the mean or the middle one of the first units of a ranking, which are listed. */
export async function meanOfBestAnswer(
  settled: Settled,
  asks: 'average' | 'median',
  inquiry: Inquiry,
): Promise<Omit<AnsweredParts, 'assumptions'>> {
  const { reading, period, view } = settled;
  const { metric, grain, fetched, units } = await unitsInOrder(settled, inquiry);
  const candidates = withoutRunning(
    settled,
    grain,
    units.map(({ time, value }) => ({ time, members: [], values: [value] })),
  );
  const count = reading.rank?.count ?? 0;
  const best = candidates
    .slice(0, count)
    .flatMap(({ time, values: [value] }) => (value == null ? [] : [{ time, value }]));
  if (best.length < count || count === 0) throw askedBack('chosen_days');
  const values = best.map(({ value }) => value);
  const value = asks === 'average' ? values.reduce((sum, one) => sum + one, 0) / count : middleOf(values);
  const path = `plans.${fetched.plan}.plan`;
  const isLowest = reading.rank?.direction === 'bottom';
  const end = isLowest ? leastWord(metric) : 'most';
  const name = asks === 'average' ? 'Average' : 'Median';
  return {
    headline: capital(
      sentence`${asks === 'average' ? 'an average of ' : 'a median of '}${quantityOf(metric, value, view.source.currency, 'tables.0.rows.0.0')}${grain === 'day' ? ' on' : ' in'} the ${wholeNumber(count, inquiry.keep('best', count))} ${grain}s with the ${end}${filterPhrase(reading.filters, view, path)} ${periodPhrase(period, path)}.`,
    ),
    sentences: [...partialNote(settled, grain), ...(await notesOn(settled, inquiry, [fetched]))],
    tables: [
      table(
        periodTitle(period),
        [{ title: `${name} ${metric.noun} of these ${grain}s`, format: metric.unit }],
        [[value]],
      ),
      table(
        `These ${grain}s`,
        [timeColumn(grain), { title: metric.label, format: metric.unit }],
        best.map((one) => [timeCell(one.time, grain), one.value]),
      ),
    ],
    chart: { mark: 'number', label: `${name} ${metric.noun}`, x: null, y: [0] },
  };
}

/** Of values in their order. */
function middleOf(values: readonly number[]): number {
  const half = values.length / 2;
  const upper = values[Math.floor(half)] ?? 0;
  return values.length % 2 === 1 ? upper : (upper + (values[half - 1] ?? 0)) / 2;
}
