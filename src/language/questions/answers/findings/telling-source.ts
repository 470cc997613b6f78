import type { Segment } from '#src/engine/finding.ts';
import { addWeeks, type Day, weekOf } from '#src/shared/week.ts';
import type { AskFacts } from '../../ask-facts.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isWholeWeek } from '../../dates/period.ts';
import type { QuestionContext, WeekFindings } from '../../question-context.ts';
import type { ReadQuestion } from '../../reading/read-question.ts';
import type { Reading } from '../../reading/reading.ts';
import { namesOf } from './findings-about.ts';

export interface InSource {
  readonly read: ReadQuestion;
  /** What another source keeps of it, where it is read from there; null where the first one that counts it is read. */
  readonly because: string | null;
}

/**
 * A question about a change of one number that names no source is one to the source whose analysis of that week keeps a change of
 * it: "why did Paid Search lose sessions" is about the shop that lost them, and not about the first one that was connected.
 */
export async function inTellingSource(
  read: ReadQuestion,
  context: QuestionContext,
  facts: AskFacts,
): Promise<InSource> {
  const { reading, view, views } = read;
  const asIs: InSource = { read, because: null };
  const week = weekAsked(reading, context.today);
  // What follows another question is asked of the source of that.
  if (week === null || context.previous !== undefined || !isOfOneChange(reading)) return asIs;
  const others = views.filter((other) => isAlike(other, view) && counts(other, reading));
  if (others.length === 0) return asIs;
  const keptBy = async (one: SourceView) => keptOf(await facts.findingsOf(week, one.source.id), reading, one);
  if ((await keptBy(view)) !== undefined) return asIs;
  for (const other of others) {
    const kept = await keptBy(other);
    if (kept !== undefined)
      return {
        read: { reading: { ...reading, sourceId: other.source.id }, view: other, views },
        because: kept.title,
      };
  }
  return asIs;
}

/** Whether it fell, and why: how many there were is a question to the first source, whatever another one found. */
function isOfOneChange({
  intent,
  metrics,
  filters,
  dimensions,
  rank,
  limits,
  beside,
  asks,
  shape,
}: Reading): boolean {
  return (
    (/^(?:why|usual)$/.test(intent) || (intent === 'numbers' && (asks !== null || shape === 'change'))) &&
    metrics.length === 1 &&
    filters.every(({ is, members }) => is === 'one_of' && members.length === 1) &&
    dimensions.length === 0 &&
    rank === null &&
    limits.length === 0 &&
    beside === null
  );
}

/** The week that a change is asked of: the last one where none is named, none where other days are. */
function weekAsked({ periods }: Reading, today: Day): Day | null {
  const [period] = periods;
  if (period === undefined) return addWeeks(weekOf(today), -1);
  return isWholeWeek(period) ? period.from : null;
}

const isAlike = ({ source }: SourceView, { source: first }: SourceView): boolean =>
  source.id !== first.id && source.type === first.type;

function counts(view: SourceView, { metrics, filters }: Reading): boolean {
  const metric = askMetric(view, metrics[0] ?? '');
  return (
    metric !== undefined &&
    view.has(
      metric.columns,
      filters.map(({ dimension }) => dimension),
    )
  );
}

function keptOf(told: WeekFindings | null, { metrics, filters, asks }: Reading, view: SourceView) {
  const names = metrics.flatMap((id) => namesOf(id, view));
  const segment: Segment = Object.fromEntries(
    filters.map(({ dimension, members }) => [dimension, members[0] as string]),
  );
  return told?.findings.find(
    ({ finding }) =>
      names.includes(finding.metric) &&
      Object.keys(finding.segment).length === filters.length &&
      Object.entries(segment).every(([name, member]) => finding.segment[name] === member) &&
      (!/^(?:up|down)$/.test(asks ?? '') || finding.direction === asks),
  );
}
