import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { periodTitle } from '../../wording/say.ts';
import { livesNotes } from '../lives/lives-notes.ts';
import { livesOf } from '../lives/lives-of.ts';
import type { Settled } from '../settling/settled.ts';
import { type Column, type ToldParts, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { eachHeadline, nameOfEach } from './each-headline.ts';
import { type EachValues, eachValues } from './each-values.ts';
import { ratioOfTwo } from './ratio-of-two.ts';

/** Members side by side, in the order they were named: "mobile against desktop". */
export async function eachAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const { reading, period, metrics, view } = settled;
  const each = reading.each as NonNullable<typeof reading.each>;
  const [metric] = metrics as [AskMetric];
  const found = await eachValues(settled, each, inquiry);
  const { names, values, fetched } = found;
  const isOfBoth = values.length === 2 && values.every(([value]) => value !== null);
  if (reading.shape === 'ratio' && isOfBoth) return ratioOfTwo(settled, found, inquiry);
  return {
    ...eachHeadline(settled, found, inquiry),
    sentences: [
      ...highestNote(metric, found),
      ...livesNotes(settled, await livesOf(settled, each, inquiry), inquiry),
      ...(await notesOn(settled, inquiry, [fetched])),
    ],
    tables: [
      table(
        periodTitle(period),
        [
          { title: view.labelOf(each.dimension), format: 'text' },
          ...metrics.map(({ label, unit }): Column => ({ title: label, format: unit })),
        ],
        names.map((name, at) => [name, ...(values[at] ?? [])]),
      ),
    ],
    chart: {
      mark: 'bar',
      label: `${metric.label} by ${view.labelOf(each.dimension).toLowerCase()}`,
      x: 0,
      y: [1],
    },
  };
}

/** Of two names the headline says it. */
function highestNote(metric: AskMetric, { names, values }: EachValues): readonly BoundText[] {
  const highest = values.length > 2 ? highestOf(values.map(([one = null]) => one)) : undefined;
  if (highest === undefined) return [];
  const who = nameOfEach(names, highest);
  return metric.kind === 'quotient'
    ? [sentence`That of ${who} was the highest.`]
    : [sentence`${who} had the most.`];
}

/** Where the highest of them stands; none where two are as high, or one is unknown. */
function highestOf(values: readonly (number | null)[]): number | undefined {
  const known = values.flatMap((value) => value ?? []);
  const most = Math.max(...known);
  return known.length === values.length && known.filter((value) => value === most).length === 1
    ? known.indexOf(most)
    : undefined;
}
