import type { DimensionId } from '#src/semantics/dimension.ts';
import type { Fact } from '#src/semantics/fact.ts';
import type { MetricId } from '#src/semantics/metric.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import { type Day, parseDay } from '#src/shared/week.ts';
import { GoogleFailure } from '../google/google-failure.ts';
import type { ReportAnswerWire, WireRow } from './wire-answer.ts';

const OTHER = '(other)';

/** What was asked, in the order in which the answer holds it. */
export interface AskedFor {
  readonly dimensions: readonly DimensionId[];
  readonly metrics: readonly MetricId[];
}

function dayOf(text: string | undefined): Day {
  const day = text && parseDay(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`);
  if (!day) throw new GoogleFailure('malformed', `Google Analytics gave "${text}" as a date.`);
  return day;
}

export function numberOf(text: string | undefined): number {
  const value = Number(text);
  if (!text || !Number.isFinite(value))
    throw new GoogleFailure('malformed', `Google Analytics gave "${text}" as a number.`);
  return value;
}

function factOf(day: Day, members: readonly string[], { values }: WireRow, asked: AskedFor): Fact {
  const dimensions: Record<string, string> = {};
  asked.dimensions.forEach((id, index) => {
    dimensions[id] = members[index] ?? '';
  });
  const metrics: Record<string, number> = {};
  asked.metrics.forEach((id, index) => {
    metrics[id] = numberOf(values[index]);
  });
  return { day, dimensions, metrics };
}

/** Rows of a daily report (first dimension `date`) as facts. */
export function dailyFacts(answer: ReportAnswerWire, asked: AskedFor): Fact[] {
  return answer.rows.map((row) => {
    const [date, ...members] = row.members;
    return factOf(dayOf(date), members, row, asked);
  });
}

/**
 * Rows of a report over date ranges that are named by their Mondays. Google appends the range's name as last dimension,
 * but only when it was asked for more than one range.
 */
export function weeklyFacts(answer: ReportAnswerWire, asked: AskedFor, mondays: readonly Day[]): Fact[] {
  const [only] = mondays;
  const facts = answer.rows.map((row) => {
    const isNamed = mondays.length > 1;
    const name = isNamed ? row.members.at(-1) : only;
    const day = name === undefined ? undefined : parseDay(name);
    if (!day) throw new GoogleFailure('malformed', `Google Analytics gave "${name}" as a date range.`);
    return factOf(day, isNamed ? row.members.slice(0, -1) : row.members, row, asked);
  });
  // Over several ranges Google fills up with zeros what it leaves out over one; the same week must not depend on its company.
  return facts.filter(({ metrics }) => Object.values(metrics).some((value) => value !== 0));
}

/** What the answer itself says about its imperfections. */
export function marksOf(
  { metadata }: Pick<ReportAnswerWire, 'metadata'>,
  facts: readonly Fact[],
  asked: AskedFor,
): QualityMark[] {
  const marks: QualityMark[] = [];
  const space = metadata.samplingMetadatas.reduce((sum, part) => sum + part.samplingSpaceSize, 0);
  const read = metadata.samplingMetadatas.reduce((sum, part) => sum + part.samplesReadCount, 0);
  if (space > 0) marks.push({ type: 'sampled', readShare: read / space });
  if (metadata.subjectToThresholding) marks.push({ type: 'thresholded' });
  if (metadata.dataLossFromOtherRow)
    marks.push({ type: 'other_row', share: otherShare(facts, asked.metrics[0]) });
  return marks;
}

/** Share of a metric that the `(other)` row swallowed. */
function otherShare(facts: readonly Fact[], metric: MetricId | undefined): number {
  let all = 0;
  let other = 0;
  for (const fact of facts) {
    const value = (metric && fact.metrics[metric]) ?? 0;
    all += value;
    if (Object.values(fact.dimensions).includes(OTHER)) other += value;
  }
  return all === 0 ? 0 : other / all;
}
