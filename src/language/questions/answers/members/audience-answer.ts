import { type BoundText, sentence } from '../../../bound-text.ts';
import { percent } from '../../../quantity.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
import { NotAnswerable } from '../../reading/problem.ts';
import { capital, filterPhrase, listed, periodPhrase } from '../../wording/say.ts';
import { fetchAllDays, fetchDays } from '../settling/fetch-days.ts';
import type { Settled } from '../settling/settled.ts';
import { assumptionWords } from '../telling/assumption-words.ts';
import { answered, table } from '../telling/draft.ts';
import { notesOn } from '../telling/notes.ts';
import { quantityOf } from '../telling/quantity-of.ts';

/** What says something about who somebody is, or how they came; what they looked at does not. */
const OF_PEOPLE = ['new_vs_returning', 'country', 'device', 'channel'] as const;
const NOT_OF_PEOPLE = /^(?:page|landing_page|query|browser|source|medium|campaign)$/;
const MOST_SPLITS = 6;
const MOST_ROWS = 8;

/** "Who are our visitors?": how they divide by each dimension that says something about them, the largest part of each first. */
export async function audienceAnswer(settled: Settled, inquiry: Inquiry): Promise<AnswerDraft> {
  const { period, view, reading } = settled;
  const [metric] = settled.asked as [AskMetric];
  const total = await fetchDays(settled, inquiry, { metrics: [metric], period });
  const all = measure(metric, total.rows);
  const splits = splitsOf(settled, metric);
  if (all === null || all <= 0 || splits.length === 0 || metric.kind !== 'additive')
    throw new NotAnswerable({ type: 'nothing_recognized' });
  const fetched = await fetchAllDays(
    settled,
    inquiry,
    splits.map((dimension) => ({ metrics: [metric], period, dimensions: [dimension] })),
  );
  const groups = fetched.flatMap(({ rows }, at) => {
    const parts = [...groupRows(rows, ({ members }) => members[0] ?? '')]
      .flatMap(([member, own]) => {
        const value = measure(metric, own);
        return value === null || value <= 0 ? [] : [{ member, value }];
      })
      .sort((a, b) => b.value - a.value || (a.member < b.member ? -1 : 1));
    // What all of them have in common tells nobody apart
    return parts.length > 1 ? [{ dimension: splits[at] as string, parts }] : [];
  });
  if (groups.length === 0) throw new NotAnswerable({ type: 'nothing_recognized' });
  const largest = groups.map(({ dimension, parts }, place): BoundText => {
    const [first] = parts as [(typeof parts)[number]];
    const share = first.value / all;
    const label = view.labelOf(dimension).toLowerCase();
    const member = {
      text: first.member || '(empty)',
      path: `tables.${place + 1}.rows.0.0`,
      value: first.member,
    };
    if (view.kindOf(dimension) === 'new_vs_returning')
      return sentence`${{ ...member, text: `${member.text} visitors` }} (${percent(share, `tables.${place + 1}.rows.0.2`)})`;
    return sentence`by ${{ text: label, path: inquiry.keep('split', label), value: label }} ${member} (${percent(share, `tables.${place + 1}.rows.0.2`)})`;
  });
  const plan = `plans.${total.plan}.plan`;
  const told = quantityOf(metric, all, view.source.currency, 'tables.0.rows.0.0');
  return answered(
    {
      headline: capital(
        sentence`${told}${filterPhrase(reading.filters, view, plan)} ${periodPhrase(period, plan)}, the largest parts of them: ${listed(largest, ', ')}.`,
      ),
      sentences: [
        sentence`Each split is of all of them, so parts of different splits overlap. Ages, genders and interests of people are not in the data.`,
        ...(await notesOn(settled, inquiry, [total])),
      ],
      tables: [
        table('All of them', [{ title: metric.label, format: metric.unit }], [[all]]),
        ...groups.map(({ dimension, parts }) =>
          table(
            `By ${view.labelOf(dimension).toLowerCase()}`,
            [
              { title: view.labelOf(dimension), format: 'text' },
              { title: metric.label, format: metric.unit },
              { title: 'Share', format: 'fraction' },
            ],
            parts.slice(0, MOST_ROWS).map(({ member, value }) => [member, value, value / all]),
          ),
        ),
      ],
      chart: {
        mark: 'bar',
        label: `${metric.label} by ${view.labelOf(groups[0]?.dimension ?? '').toLowerCase()}`,
        x: 0,
        y: [1],
        table: 1,
      },
      assumptions: assumptionWords(settled, inquiry),
    },
    inquiry,
    { ...reading, periods: reading.periods.length > 0 ? reading.periods : [period] },
  );
}

/** Those of people that the source has, else whatever it has but pages and queries. */
function splitsOf({ reading, view }: Settled, metric: AskMetric): readonly string[] {
  const fixed = reading.filters.map(({ dimension }) => dimension);
  const usable = view.dimensionColumns.filter(
    (dimension) => !fixed.includes(dimension) && view.has(metric.columns, [...fixed, dimension]),
  );
  const ofPeople = OF_PEOPLE.flatMap((kind) => usable.find((name) => view.kindOf(name) === kind) ?? []);
  const others = usable.filter(
    (name) => !ofPeople.includes(name) && !NOT_OF_PEOPLE.test(view.kindOf(name) ?? name),
  );
  return [...ofPeople, ...(ofPeople.length > 1 ? [] : others)].slice(0, MOST_SPLITS);
}
