import type { Explanation } from '#src/engine/finding.ts';
import { type BoundText, sentence } from '../../bound-text.ts';
import { percent } from '../../quantity.ts';
import type { AnswerDraft } from '../answer.ts';
import type { AskFacts } from '../ask-facts.ts';
import type { AskMetric } from '../data/asked-metric.ts';
import { type FetchedRow, groupRows, type Inquiry, measure } from '../data/inquiry.ts';
import { isWholeWeek, type Period, periodBefore } from '../dates/period.ts';
import {
  capital,
  changeWords,
  filterPhrase,
  markdownText,
  periodPhrase,
  periodTitle,
  valueText,
} from '../wording/say.ts';
import { assumptionWords } from './assumption-words.ts';
import { answered, table } from './draft.ts';
import { fetchDays } from './fetch-days.ts';
import { notesOn } from './notes.ts';
import type { Settled } from './settle.ts';

const PARTS_SHOWN = 12;
const PARTS_PER_DIMENSION = 4;
/** Beyond this a part is told without its share: the whole then is the rest of parts that cancel out. */
const MOST_SHARE = 2;

/** Below this p a difference from what was expected is told as more than chance. */
const CLEAR = 0.01;

interface Part {
  readonly dimension: string;
  readonly member: string;
  readonly now: number | null;
  readonly before: number | null;
  readonly change: number;
}

/**
 * Where a change came from: the parts of it by every dimension that the data have, and, for a whole week, what the engine
 * expected and how sure the difference is. It tells where, never what somebody did: that no query knows.
 */
export async function whyAnswer(settled: Settled, facts: AskFacts, inquiry: Inquiry): Promise<AnswerDraft> {
  const { period, view, reading } = settled;
  const [metric] = settled.asked as [AskMetric];
  const other = settled.other ?? periodBefore(period);
  const now = await fetchDays(settled, inquiry, { metrics: [metric], period });
  const before = await fetchDays(settled, inquiry, { metrics: [metric], period: other });
  const [a, b] = [measure(metric, now.rows), measure(metric, before.rows)];
  const parts = a === null || b === null ? [] : await partsOfChange(settled, metric, other, inquiry);
  const total = a === null || b === null ? 0 : a - b;
  const main = table(
    `What made the change of ${metric.noun}`,
    [
      { title: 'Split by', format: 'text' },
      { title: 'Part', format: 'text' },
      { title: periodTitle(period), format: metric.unit },
      { title: periodTitle(other), format: metric.unit },
      {
        title: metric.kind === 'quotient' ? 'Its part of the change' : 'Change',
        format: metric.unit === 'fraction' ? 'points' : metric.unit,
      },
    ],
    parts.map(({ dimension, member, now: late, before: early, change }) => [
      view.labelOf(dimension),
      member,
      late,
      early,
      change,
    ]),
  );
  const compared = table(
    'The change',
    [
      { title: periodTitle(period), format: metric.unit },
      { title: periodTitle(other), format: metric.unit },
      { title: 'Change', format: metric.unit === 'fraction' ? 'points' : metric.unit },
      { title: 'Change in %', format: 'fraction' },
    ],
    [
      [
        a,
        b,
        a === null || b === null ? null : a - b,
        a === null || b === null || b === 0 ? null : (a - b) / b,
      ],
    ],
  );
  const explanation = await engineWord(settled, metric, facts);
  const sentences: BoundText[] = [];
  const lead = parts.filter(({ change }) => Math.sign(change) === Math.sign(total)).slice(0, 3);
  if (total !== 0 && lead.length > 0)
    sentences.push(
      sentence`The largest parts of it: ${lead
        .map((part) => {
          const row = parts.indexOf(part);
          const share = part.change / total;
          const name = {
            text: markdownText(part.member || '(empty)'),
            path: `tables.0.rows.${row}.1`,
            value: part.member,
          };
          // Of a change that is next to nothing every part is a multiple.
          if (Math.abs(share) > MOST_SHARE) return sentence`${name}`;
          return sentence`${name} (${percent(share, inquiry.keep(`share_${row}`, share))} of the change)`;
        })
        .reduce((text, piece, at) =>
          at === 0 ? piece : sentence`${text}, ${piece}`,
        )}. Parts of different splits overlap: each split by itself makes up the whole change.`,
    );
  if (explanation) sentences.push(verdictOf(explanation, metric, settled, inquiry));
  sentences.push(
    sentence`This tells where the change sits in the data, not what caused it.`,
    ...(await notesOn(settled, inquiry, [now])),
  );
  return answered(
    {
      headline: capital(headlineOf(settled, metric, { a, b, now: now.plan, before: before.plan, other })),
      sentences,
      tables: [main, compared],
      chart:
        parts.length > 0
          ? { mark: 'bar', title: `What made the change of ${metric.noun}`, x: 1, y: [4] }
          : null,
      assumptions: assumptionWords(settled, inquiry),
      references: isWholeWeek(period)
        ? [{ type: 'week', id: period.from, title: `Week of ${period.from}` }]
        : [],
    },
    inquiry,
    { ...reading, periods: [period] },
  );
}

interface Sides {
  readonly a: number | null;
  readonly b: number | null;
  readonly now: number;
  readonly before: number;
  readonly other: Period;
}

/** Says so when what is asked about did not happen. */
function headlineOf(
  { reading, view, period }: Settled,
  metric: AskMetric,
  { a, b, now, before, other }: Sides,
): BoundText {
  const where = filterPhrase(reading.filters, view, `plans.${now}.plan`);
  const when = periodPhrase(period, `plans.${now}.plan`);
  const then = periodPhrase(other, `plans.${before}.plan`);
  const value = (number: number | null, at: number) =>
    valueText(number, metric.unit, view.source.currency, `tables.1.rows.0.${at}`);
  const words =
    a === null || b === null
      ? undefined
      : changeWords(a, b, metric, { change: 'tables.1.rows.0.2', relative: 'tables.1.rows.0.3' });
  const figures = sentence`${value(a, 0)} ${when} against ${value(b, 1)} ${then}`;
  if (words === undefined || a === null || b === null)
    return sentence`${metric.label}${where} did not change: ${figures}.`;
  const asked = reading.asks === 'down' ? -1 : reading.asks === 'up' ? 1 : 0;
  const isOther = asked !== 0 && Math.sign(a - b) !== asked;
  return isOther
    ? sentence`${metric.label}${where} did not ${asked < 0 ? 'fall' : 'rise'}: ${figures}, ${words}.`
    : sentence`${metric.label}${where}: ${figures}, ${words}.`;
}

async function partsOfChange(
  settled: Settled,
  metric: AskMetric,
  other: Period,
  inquiry: Inquiry,
): Promise<Part[]> {
  const { view, period, reading } = settled;
  const fixed = reading.filters.map(({ dimension }) => dimension);
  const dimensions = view.dimensionColumns
    .filter((dimension) => !fixed.includes(dimension) && view.has(metric.columns, [...fixed, dimension]))
    .slice(0, 6);
  const parts: Part[] = [];
  for (const dimension of dimensions) {
    const now = await fetchDays(settled, inquiry, { metrics: [metric], period, dimensions: [dimension] });
    const before = await fetchDays(settled, inquiry, {
      metrics: [metric],
      period: other,
      dimensions: [dimension],
    });
    const own =
      metric.kind === 'quotient'
        ? rateParts(metric, dimension, now.rows, before.rows)
        : sumParts(metric, dimension, now.rows, before.rows);
    parts.push(
      ...own
        .sort((x, y) => Math.abs(y.change) - Math.abs(x.change) || (x.member < y.member ? -1 : 1))
        .slice(0, PARTS_PER_DIMENSION),
    );
  }
  return parts
    .sort((x, y) => Math.abs(y.change) - Math.abs(x.change) || (x.member < y.member ? -1 : 1))
    .slice(0, PARTS_SHOWN);
}

const byMember = (rows: readonly FetchedRow[]) => groupRows(rows, ({ members }) => members[0] ?? '');

function sumParts(
  metric: AskMetric,
  dimension: string,
  now: readonly FetchedRow[],
  before: readonly FetchedRow[],
): Part[] {
  const [late, early] = [byMember(now), byMember(before)];
  return [...new Set([...late.keys(), ...early.keys()])].map((member) => {
    const [a, b] = [
      measure(metric, late.get(member) ?? []) ?? 0,
      measure(metric, early.get(member) ?? []) ?? 0,
    ];
    return { dimension, member, now: a, before: b, change: a - b };
  });
}

/**
 * Kitagawa: a member moves a rate by its own rate, mean weight × (r₁ − r₀), and by its weight, (w₁ − w₀) × (mean rate of the
 * member − mean rate of all); both together sum to the change.
 */
function rateParts(
  metric: AskMetric,
  dimension: string,
  now: readonly FetchedRow[],
  before: readonly FetchedRow[],
): Part[] {
  const weight = metric.columns.at(-1) as string;
  const weightOf = (rows: readonly FetchedRow[]) =>
    rows.reduce((sum, { cells }) => sum + (cells[weight] ?? 0), 0);
  const [late, early] = [byMember(now), byMember(before)];
  const [allLate, allEarly] = [weightOf(now), weightOf(before)];
  const [rateLate, rateEarly] = [measure(metric, now), measure(metric, before)];
  if (allLate === 0 || allEarly === 0 || rateLate === null || rateEarly === null) return [];
  return [...new Set([...late.keys(), ...early.keys()])].flatMap((member) => {
    const [x, y] = [late.get(member) ?? [], early.get(member) ?? []];
    const [w1, w0] = [weightOf(x) / allLate, weightOf(y) / allEarly];
    const [a, b] = [measure(metric, x), measure(metric, y)];
    // A member that came or went has the rate of the time when it was there; of one without any, nothing is known.
    const [r1, r0] = [a ?? b, b ?? a];
    if (r1 === null || r0 === null) return [];
    const change = ((w1 + w0) / 2) * (r1 - r0) + (w1 - w0) * ((r1 + r0) / 2 - (rateLate + rateEarly) / 2);
    return [{ dimension, member, now: a, before: b, change }];
  });
}

/** The engine tests whole weeks of segments that are one member of each dimension. */
async function engineWord(
  { period, reading, view }: Settled,
  metric: AskMetric,
  facts: AskFacts,
): Promise<Explanation | null> {
  const isSegment = reading.filters.every(({ is, members }) => is === 'one_of' && members.length === 1);
  if (!isSegment || !isWholeWeek(period)) return null;
  const segment = Object.fromEntries(
    reading.filters.map(({ dimension, members }) => [dimension, members[0] as string]),
  );
  const [column] = metric.columns;
  return facts.explain(
    metric.kind === 'additive' ? (column as string) : metric.id,
    segment,
    period.from,
    view.source.id,
  );
}

function verdictOf(
  { effect, p }: Explanation,
  metric: AskMetric,
  { view }: Settled,
  inquiry: Inquiry,
): BoundText {
  const expected = valueText(
    effect.expected,
    metric.unit,
    view.source.currency,
    inquiry.keep('expected', effect.expected),
  );
  const from = valueText(
    effect.expected + (effect.low - effect.absolute),
    metric.unit,
    view.source.currency,
    inquiry.keep('expectedLow', effect.expected + (effect.low - effect.absolute)),
  );
  const to = valueText(
    effect.expected + (effect.high - effect.absolute),
    metric.unit,
    view.source.currency,
    inquiry.keep('expectedHigh', effect.expected + (effect.high - effect.absolute)),
  );
  const sure =
    p === null
      ? 'It could not be tested.'
      : p < CLEAR
        ? 'The difference is more than the usual ups and downs.'
        : 'The difference lies within the usual ups and downs.';
  return sentence`From the weeks before, about ${expected} were to be expected (${from} to ${to}). ${sure}`;
}
