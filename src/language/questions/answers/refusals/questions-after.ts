import { metricLabelIn } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { QuestionContext } from '../../question-context.ts';
import { Reading } from '../../reading/reading.ts';
import { whenInQuestion } from '../../wording/as-question-when.ts';
import type { AskedTerms } from './asked-terms.ts';
import { sayWhole } from './whole-questions.ts';

const PARTS = 2;

/**
 * What a question that follows another may have been after, where it was not understood: the one before against the days before
 * its own, day by day, and split by what it is not split by. Whole questions, each read as what it says.
 */
export function questionsAfter(context: QuestionContext, views: readonly SourceView[]): readonly string[] {
  const before = Reading.safeParse(context.previous?.reading).data;
  const view = views.find(({ source }) => source.id === before?.sourceId);
  if (before === undefined || view === undefined || before.intent !== 'numbers') return [];
  const plain: Reading = {
    ...before,
    shape: 'value',
    rank: null,
    grain: null,
    versus: null,
    isYesNo: false,
    asks: null,
    order: null,
    orderBy: null,
    assumptions: [],
  };
  const total = { ...plain, dimensions: [] };
  const metrics = before.metrics.map((metric) => view.columnOf(metric) ?? metric);
  const named = new Set([...before.dimensions, ...before.filters.map(({ dimension }) => dimension)]);
  const others = view.dimensionColumns
    .filter((column) => !named.has(column) && view.has(metrics, [column]))
    .slice(0, PARTS);
  const readings: readonly Reading[] = [
    ...(before.dimensions.length > 0 ? [plain] : []),
    ...(before.periods.length > 1 ? [] : [{ ...total, versus: 'before' as const, shape: 'change' as const }]),
    ...others.map((dimension) => ({ ...total, dimensions: [dimension] })),
    { ...total, grain: 'day' },
  ];
  return readings.flatMap((reading) => sayWhole(reading, view, withoutPrevious(context)) ?? []);
}

/** What a question that follows another leaves out is that of the one before. */
export function termsBefore(context: QuestionContext, views: readonly SourceView[]): AskedTerms {
  const before = Reading.safeParse(context.previous?.reading).data;
  const view = views.find(({ source }) => source.id === before?.sourceId);
  const [metric] = before?.metrics ?? [];
  const [dimension] = before?.dimensions ?? [];
  const when = before === undefined ? [] : whenInQuestion({ ...before, versus: null }, context.today);
  return {
    metric: metric === undefined ? undefined : metricLabelIn(views, metric).toLowerCase(),
    dimension: dimension === undefined ? undefined : view?.labelOf(dimension).toLowerCase(),
    name: undefined,
    time:
      before?.periods.length === 1 && when.some((word) => word !== '')
        ? when.filter((word) => word !== '').join(' ')
        : undefined,
  };
}

/** What is offered is a question of its own. */
const withoutPrevious = ({ previous: _, ...context }: QuestionContext): QuestionContext => context;
