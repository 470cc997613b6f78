import type { AnswerTable } from '#src/shared/answer.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { percent } from '../../../quantity.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import { type FetchedRow, groupRows, type Inquiry, measure } from '../../data/inquiry.ts';
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
  const groups = await groupsBy(settled, metric, splits, inquiry);
  if (groups.length === 0) throw new NotAnswerable({ type: 'nothing_recognized' });
  const largest = groups.map((group, place) => largestPart(settled, group, all, place + 1, inquiry));
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
        ...groups.map((group) => tableOf(settled, metric, group, all)),
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

interface Part {
  readonly member: string;
  readonly value: number;
}

/** All of them by one dimension. */
interface Group {
  readonly dimension: string;
  /** The largest first. */
  readonly parts: readonly [Part, ...Part[]];
}

/** What all of them have in common tells nobody apart. */
async function groupsBy(
  settled: Settled,
  metric: AskMetric,
  splits: readonly string[],
  inquiry: Inquiry,
): Promise<readonly Group[]> {
  const { period } = settled;
  const fetched = await fetchAllDays(
    settled,
    inquiry,
    splits.map((dimension) => ({ metrics: [metric], period, dimensions: [dimension] })),
  );
  return fetched.flatMap(({ rows }, at): Group[] => {
    const [first, ...others] = partsOf(metric, rows);
    return first === undefined || others.length === 0
      ? []
      : [{ dimension: splits[at] as string, parts: [first, ...others] }];
  });
}

const partsOf = (metric: AskMetric, rows: readonly FetchedRow[]): readonly Part[] =>
  [...groupRows(rows, ({ members }) => members[0] ?? '')]
    .flatMap(([member, own]) => {
      const value = measure(metric, own);
      return value === null || value <= 0 ? [] : [{ member, value }];
    })
    .sort((a, b) => b.value - a.value || (a.member < b.member ? -1 : 1));

/** "By device mobile (54 %)", "new visitors (71 %)" */
function largestPart(
  { view }: Settled,
  { dimension, parts: [{ member, value }] }: Group,
  all: number,
  place: number,
  inquiry: Inquiry,
): BoundText {
  const share = percent(value / all, `tables.${place}.rows.0.2`);
  const who = { text: member || '(empty)', path: `tables.${place}.rows.0.0`, value: member };
  if (view.kindOf(dimension) === 'new_vs_returning')
    return sentence`${{ ...who, text: `${who.text} visitors` }} (${share})`;
  const label = view.labelOf(dimension).toLowerCase();
  return sentence`by ${{ text: label, path: inquiry.keep('split', label), value: label }} ${who} (${share})`;
}

const tableOf = (
  { view }: Settled,
  metric: AskMetric,
  { dimension, parts }: Group,
  all: number,
): AnswerTable =>
  table(
    `By ${view.labelOf(dimension).toLowerCase()}`,
    [
      { title: view.labelOf(dimension), format: 'text' },
      { title: metric.label, format: metric.unit },
      { title: 'Share', format: 'fraction' },
    ],
    parts.slice(0, MOST_ROWS).map(({ member, value }) => [member, value, value / all]),
  );

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
