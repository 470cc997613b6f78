import type { AnswerDraft } from '../answer.ts';
import { askMetric } from '../data/ask-metric.ts';
import type { Inquiry } from '../data/inquiry.ts';
import { isOfPersons } from '../data/is-of-persons.ts';
import type { SourceView } from '../data/source-view.ts';
import { isFewDays, lengthOf, periodBefore } from '../dates/period.ts';
import type { QuestionContext } from '../question-context.ts';
import { NotAnswerable } from '../reading/problem.ts';
import type { Reading } from '../reading/reading.ts';
import { besideUsual } from './changes/beside-usual.ts';
import { numbersAnswer } from './numbers-answer.ts';
import { settle, usualBefore } from './settling/settle.ts';
import { assumptionWords } from './telling/assumption-words.ts';
import { answered } from './telling/draft.ts';

const OVERVIEW = [
  'sessions',
  'engagement_rate',
  'key_events',
  'purchases',
  'revenue',
  'average_order_value',
  'leads',
  'clicks',
  'impressions',
  'ctr',
  'position',
];
const MOST_METRICS = 8;

/** The main numbers that a source has of what is asked about. */
export function metricsOfOverview(reading: Reading, view: SourceView): readonly string[] {
  const dimensions = reading.filters.map(({ dimension }) => dimension);
  const askable = (id: string) => {
    const metric = askMetric(view, id);
    return metric !== undefined && metric.kind !== 'distinct' && view.has(metric.columns, dimensions);
  };
  const usual = OVERVIEW.filter(askable);
  const isOneDay = reading.periods.length > 0 && reading.periods.every((period) => lengthOf(period) === 1);
  // Who came on two days cannot be told apart: of several days no sum of them is told
  const own = view.metricColumns.filter(
    (column) => askable(column) && (isOneDay || !isOfPersons(view, column)),
  );
  const metrics = (usual.length > 0 ? usual : own).slice(0, MOST_METRICS);
  if (metrics.length === 0) throw new NotAnswerable({ type: 'nothing_recognized' });
  return metrics;
}

/** The main numbers of a source beside those of the period before. */
export async function overviewAnswer(
  reading: Reading,
  view: SourceView,
  context: QuestionContext,
  inquiry: Inquiry,
): Promise<AnswerDraft> {
  const metrics = metricsOfOverview(reading, view);
  // "Did September beat August?"
  const isHeld = reading.isYesNo && (reading.periods.length === 2 || reading.versus !== null);
  const plain: Reading = {
    ...reading,
    metrics: [...metrics],
    limits: [],
    dimensions: [],
    rank: null,
    grain: null,
    shape: 'value',
    isYesNo: isHeld,
    asks: isHeld ? (reading.asks ?? 'better') : null,
  };
  // "How did google and bing do": a row of each is what was asked for, and no time before
  if (reading.each !== null) {
    const settled = settle(plain, view, context.today);
    const parts = await numbersAnswer(settled, inquiry);
    return answered({ ...parts, assumptions: assumptionWords(settled, inquiry) }, inquiry, {
      ...reading,
      periods: reading.periods.length > 0 ? reading.periods : [settled.period],
    });
  }
  // Nobody asked for the comparison: where the days before hold no data, the numbers stand alone.
  const { period } = settle(plain, view, context.today);
  const hasBefore = periodBefore(period).from >= (view.source.firstDay ?? period.from);
  const versus = reading.versus ?? (hasBefore ? 'before' : null);
  // A day is held against the same one of the week before, as its causes are.
  const isDay = reading.versus === null && reading.periods.length === 1 && isFewDays(period) && hasBefore;
  const settled = settle(
    isDay ? { ...plain, periods: [period, usualBefore(period)] } : { ...plain, versus },
    view,
    context.today,
  );
  const parts = await numbersAnswer(settled, inquiry);
  const beside =
    hasBefore && asksNoOther(reading) ? await besideUsual(settled, inquiry, parts.tables.length) : null;
  const told =
    beside === null
      ? parts
      : {
          ...parts,
          sentences: [...beside.sentences, ...parts.sentences],
          tables: [...parts.tables, beside.table],
        };
  return answered({ ...told, assumptions: assumptionWords(settled, inquiry) }, inquiry, {
    ...reading,
    // "Why?" is asked of what the answer began with
    ...(parts.leadsWith !== undefined && { metrics: [parts.leadsWith] }),
    periods: reading.periods.length > 0 ? reading.periods : [settled.period],
  });
}

/** "How did we do last week against March" is held against March, and asks for nothing usual. */
const asksNoOther = ({ versus, periods }: Reading): boolean => versus === null && periods.length <= 1;
