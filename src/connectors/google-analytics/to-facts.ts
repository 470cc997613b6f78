import { type Day, parseDay } from '#src/shared/week.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import { GoogleFailure } from '../google/google-failure.ts';
import type { Fact } from '../connector.ts';
import type { ReportAnswerWire } from './wire-answer.ts';

const OTHER = '(other)';

function dayOf(text: string | undefined): Day {
  const day = text && parseDay(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`);
  if (!day) throw new GoogleFailure('malformed', `Google Analytics gave "${text}" as a date.`);
  return day;
}

function numberOf(text: string): number {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) throw new GoogleFailure('malformed', `Google Analytics gave "${text}" as a number.`);
  return value;
}

/** Rows of a daily report (first dimension `date`) as facts. */
export function dailyFacts(answer: ReportAnswerWire): Fact[] {
  return answer.rows.map((row) => ({
    day: dayOf(row.dimensionValues[0]?.value),
    members: row.dimensionValues.slice(1).map((dimension) => dimension.value),
    values: row.metricValues.map((metric) => numberOf(metric.value)),
  }));
}

/**
 * Rows of a report over date ranges that are named by their Mondays. Google appends the range's name as last dimension,
 * but only when it was asked for more than one range.
 */
export function weeklyFacts(answer: ReportAnswerWire, mondays: readonly Day[]): Fact[] {
  const [only] = mondays;
  const appended = mondays.length > 1;
  return answer.rows.map((row) => {
    const texts = row.dimensionValues.map((dimension) => dimension.value);
    const day = appended ? parseDay(texts.at(-1) ?? '') : only;
    if (!day) throw new GoogleFailure('malformed', `Google Analytics gave "${texts.at(-1)}" as a date range.`);
    return {
      day,
      members: appended ? texts.slice(0, -1) : texts,
      values: row.metricValues.map((metric) => numberOf(metric.value)),
    };
  });
}

/** What the answer itself says about its imperfections. */
export function marksOf(answer: ReportAnswerWire, facts: readonly Fact[]): QualityMark[] {
  const { metadata } = answer;
  const marks: QualityMark[] = [];
  const space = metadata.samplingMetadatas.reduce((sum, part) => sum + part.samplingSpaceSize, 0);
  const read = metadata.samplingMetadatas.reduce((sum, part) => sum + part.samplesReadCount, 0);
  if (space > 0) marks.push({ type: 'sampled', readShare: read / space });
  if (metadata.subjectToThresholding) marks.push({ type: 'thresholded' });
  if (metadata.dataLossFromOtherRow) marks.push({ type: 'other_row', share: otherShare(facts) });
  return marks;
}

/** Share of the first metric that the `(other)` row swallowed. */
function otherShare(facts: readonly Fact[]): number {
  let all = 0;
  let other = 0;
  for (const fact of facts) {
    const value = fact.values[0] ?? 0;
    all += value;
    if (fact.members.includes(OTHER)) other += value;
  }
  return all === 0 ? 0 : other / all;
}
