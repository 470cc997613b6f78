import { sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type Inquiry, measure } from '../../data/inquiry.ts';
import { periodBefore } from '../../dates/period.ts';
import { capital, periodPhrase, periodTitle, wholeNumber } from '../../wording/say.ts';
import { fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settle.ts';
import { assumptionWords } from '../telling/assumption-words.ts';
import { answered, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { queryColumn } from './query-column.ts';

/** Members that are there now and were not before, or the other way round. */
export async function comingsAnswer(settled: Settled, inquiry: Inquiry): Promise<AnswerDraft> {
  const { view, reading, period } = settled;
  const dimension = reading.dimensions[0] ?? queryColumn(view);
  const [metric] = settled.asked as [AskMetric];
  const other = periodBefore(period);
  const now = await fetchDays(settled, inquiry, { metrics: [metric], period, dimensions: [dimension] });
  const before = await fetchDays(settled, inquiry, {
    metrics: [metric],
    period: other,
    dimensions: [dimension],
  });
  const isNew = reading.intent === 'new_members';
  const [here, there] = isNew ? [now, before] : [before, now];
  const known = new Set(
    there.rows.filter((row) => (measure(metric, [row]) ?? 0) > 0).map(({ members }) => members[0]),
  );
  const rows = here.rows
    .filter((row) => (measure(metric, [row]) ?? 0) > 0 && !known.has(row.members[0]))
    .map((row) => ({ name: row.members[0] ?? '', value: measure(metric, [row]) ?? 0 }))
    .sort((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1));
  const label = view.labelOf(dimension).toLowerCase();
  const when = periodPhrase(period, `plans.${now.plan}.plan`);
  const then = periodPhrase(other, `plans.${before.plan}.plan`);
  const count = wholeNumber(rows.length, inquiry.keep('comings', rows.length));
  return answered(
    {
      headline: capital(
        isNew
          ? sentence`${count} times a ${label} brought ${metric.noun} ${when} that had brought none ${then}.`
          : sentence`${count} times a ${label} brought ${metric.noun} ${then} and none ${when}.`,
      ),
      sentences: await notesOn({ ...settled, reading: { ...reading, dimensions: [dimension] } }, inquiry, [
        now,
      ]),
      tables: [
        table(
          isNew ? `New, ${periodTitle(period)}` : `Gone, ${periodTitle(period)}`,
          [
            { title: view.labelOf(dimension), format: 'text' },
            { title: metric.label, format: metric.unit },
          ],
          rows.slice(0, 100).map(({ name, value }) => [name, value]),
        ),
      ],
      chart: { mark: 'bar', title: isNew ? 'New' : 'Gone', x: 0, y: [1] },
      assumptions: assumptionWords(settled, inquiry),
    },
    inquiry,
    reading,
  );
}
