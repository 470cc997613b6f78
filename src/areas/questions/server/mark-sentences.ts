import { anonymizedSentence, markSentence } from '#src/language/describe-mark.ts';
import { unnamedShare } from '#src/language/questions/answers/telling/notes.ts';
import type { Answer, RanPlan } from '#src/shared/answer.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import { type Day, daysFrom } from '#src/shared/week.ts';
import type { Edges } from './days-with-rows.ts';

/**
 * Every imperfection of the data behind an answer, each once, as a sentence. How much of the searches has no name is left to
 * an answer that tells it of its own days. @param edges of each source
 */
export const markSentences = (
  { plans, evidence }: Pick<Answer, 'plans' | 'evidence'>,
  edges: ReadonlyMap<string, Edges>,
): string[] => {
  const marks = plans.flatMap((plan): QualityMark[] => {
    const days = daysWithoutData(plan, edges.get(plan.sourceId));
    return days.length > 0 ? [...plan.marks, { type: 'missing_days', days }] : [...plan.marks];
  });
  const shares = marks.flatMap((mark) => (mark.type === 'anonymized' ? [mark.share] : []));
  const isTold = Object.hasOwn(evidence, unnamedShare);
  const sentences = marks.flatMap((mark): string[] => {
    if (mark.type !== 'anonymized') return [markSentence(mark)];
    return isTold ? [] : [anonymizedSentence(shares)];
  });
  return [...new Set(sentences)];
};

/** Those that were never fetched, and those beyond the first and the last row: fetched and empty, they are not known to be zero. */
function daysWithoutData({ plan, missing }: RanPlan, edges: Edges | undefined): string[] {
  const [from, to] = [plan['from'], plan['to']] as [Day, Day];
  const { firstDay = null, lastDay = null } = edges ?? {};
  if (firstDay === null || lastDay === null) return [...missing];
  const beyond = daysFrom(from, to).filter((day) => day < firstDay || day > lastDay);
  return [...new Set([...missing, ...beyond])].sort();
}
