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
  const told = toldBefore(context, views);
  if (told === undefined) return [];
  const { before, view, plain, total } = told;
  const others = othersOf(told).slice(0, PARTS);
  const readings: readonly Reading[] = [
    ...(before.dimensions.length > 0 ? [plain] : []),
    ...(before.periods.length > 1 ? [] : [{ ...total, versus: 'before' as const, shape: 'change' as const }]),
    ...others.map((dimension) => ({ ...total, dimensions: [dimension] })),
    { ...total, grain: 'day' },
  ];
  return readings.flatMap((reading) => sayWhole(reading, view, withoutPrevious(context)) ?? []);
}

/** Where visitors come from, the nearest to it first; what the data call so otherwise is none of them. */
const ORIGINS = ['source', 'channel', 'medium', 'campaign', 'referrer', 'country', 'city'];

/** "From where?", "which campaigns?" where there are none: the question before by each column that tells where somebody came from. */
export function originsAfter(context: QuestionContext, views: readonly SourceView[]): readonly string[] {
  const told = toldBefore(context, views);
  if (told === undefined) return [];
  const columns = othersOf(told).filter((column) => ORIGINS.includes(column));
  return columns
    .toSorted((one, other) => ORIGINS.indexOf(one) - ORIGINS.indexOf(other))
    .flatMap(
      (dimension) =>
        sayWhole({ ...told.total, dimensions: [dimension] }, told.view, withoutPrevious(context)) ?? [],
    );
}

interface Told {
  readonly before: Reading;
  readonly view: SourceView;
  /** Its rows and its total, without a form of its own. */
  readonly plain: Reading;
  readonly total: Reading;
}

function toldBefore(context: QuestionContext, views: readonly SourceView[]): Told | undefined {
  const before = Reading.safeParse(context.previous?.reading).data;
  const view = views.find(({ source }) => source.id === before?.sourceId);
  if (before === undefined || view === undefined || before.intent !== 'numbers') return undefined;
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
  return { before, view, plain, total: { ...plain, dimensions: [] } };
}

/** The columns that it is neither split by nor kept to. */
function othersOf({ before, view }: Told): readonly string[] {
  const metrics = before.metrics.map((metric) => view.columnOf(metric) ?? metric);
  const named = new Set([...before.dimensions, ...before.filters.map(({ dimension }) => dimension)]);
  return view.dimensionColumns.filter((column) => !named.has(column) && view.has(metrics, [column]));
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
