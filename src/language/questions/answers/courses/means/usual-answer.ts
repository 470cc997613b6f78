import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AnswerDraft } from '../../../answer.ts';
import type { AskFacts } from '../../../ask-facts.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../../data/inquiry.ts';
import { isFewDays } from '../../../dates/period.ts';
import { askedBack } from '../../../reading/problem.ts';
import {
  capital,
  filterPhrase,
  periodPhrase,
  periodTitle,
  valueText,
  wholeNumber,
} from '../../../wording/say.ts';
import { type EngineTold, engineWords } from '../../findings/engine-words.ts';
import { fetchDays } from '../../settling/fetch-days.ts';
import { FEWEST_BEFORE, periodsBefore } from '../../settling/periods-before.ts';
import type { Settled } from '../../settling/settled.ts';
import { assumptionWords } from '../../telling/assumption-words.ts';
import { answered, table } from '../../telling/draft.ts';
import { notesOn } from '../../telling/notes.ts';
import { quantityOf } from '../../telling/quantity-of.ts';

/**
 * "Is that normal?": a number beside the same of as many stretches before, of the same length and the same weekdays. Where
 * the engine can tell of a whole week what was to be expected, it says how sure the difference is.
 */
export async function usualAnswer(settled: Settled, facts: AskFacts, inquiry: Inquiry): Promise<AnswerDraft> {
  const { period, view, reading } = settled;
  const [metric] = settled.asked as [AskMetric];
  const before = periodsBefore(settled);
  const now = await fetchDays(settled, inquiry, { metrics: [metric], period });
  const value = measure(metric, now.rows);
  const rows: (readonly [string, number | null])[] = [[periodTitle(period), value]];
  for (const one of before) {
    const { rows: own, missing } = await fetchDays(settled, inquiry, { metrics: [metric], period: one });
    if (missing.length === 0) rows.push([periodTitle(one), measure(metric, own)]);
  }
  const others = rows.slice(1).flatMap(([, other], at) => (other === null ? [] : [{ other, row: at + 1 }]));
  if (value === null || others.length < FEWEST_BEFORE) throw askedBack('too_few_before');
  others.sort((a, b) => a.other - b.other);
  const { currency } = view.source;
  const text = ({ other, row }: (typeof others)[number]) =>
    valueText(other, metric.unit, currency, `tables.0.rows.${row}.1`);
  const [least, most] = [others[0], others.at(-1)] as [(typeof others)[number], (typeof others)[number]];
  const count = wholeNumber(others.length, inquiry.keep('before', others.length));
  const those = isFewDays(period)
    ? sentence`the same days of the ${count} weeks before`
    : sentence`the ${count} ${period.unit === 'range' || period.count > 1 ? 'period' : period.unit}s before`;
  const isWithin = value <= most.other && value >= least.other;
  const verdict = isWithin
    ? sentence`within the range of ${those}`
    : sentence`${value > most.other ? 'more' : 'less'} than in any of ${those}`;
  const told = quantityOf(metric, value, currency, 'tables.0.rows.0.1');
  const where = filterPhrase(reading.filters, view, `plans.${now.plan}.plan`);
  const engine = await engineWords(settled, metric, facts, inquiry);
  const sentences: BoundText[] = [
    sentence`These ran from ${text(least)} to ${text(most)}.`,
    ...engine.words,
    ...(await notesOn(settled, inquiry, [now])),
  ];
  return answered(
    {
      headline: capital(
        sentence`${told}${where} ${periodPhrase(period, `plans.${now.plan}.plan`)}: ${verdict}${besideUsual(engine, isWithin)}.`,
      ),
      sentences,
      tables: [
        table(
          `${metric.label} beside the same before`,
          [
            { title: 'Period', format: 'text' },
            { title: metric.label, format: metric.unit },
          ],
          rows,
        ),
        ...engine.tables,
      ],
      chart: { mark: 'bar', label: `${metric.label} beside the same before`, x: 0, y: [1] },
      assumptions: assumptionWords(settled, inquiry),
      references: engine.references,
    },
    inquiry,
    { ...reading, periods: [period] },
  );
}

/** What the test says of it, where the weeks before alone would be read the other way: a few weeks are no range. */
function besideUsual({ isUsual, references }: EngineTold, isWithin: boolean): string {
  const isFound = references.length > 0;
  if (isWithin) return isFound ? ', yet beyond the usual ups and downs' : '';
  return isFound
    ? ', and beyond the usual ups and downs'
    : isUsual
      ? ', yet within the usual ups and downs'
      : '';
}
