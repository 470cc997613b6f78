import { anonymizedSentence, markSentence, marksOnce } from '#src/language/describe-mark.ts';
import { unnamedShare } from '#src/language/questions/answers/telling/notes.ts';
import type { Answer, RanPlan } from '#src/shared/answer.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import { type Day, daysFrom } from '#src/shared/week.ts';
import type { Edges } from './days-with-rows.ts';

/**
 * Every imperfection of the data behind an answer, each once, as a sentence. How much of the searches has no name, and which
 * days have no data, is left to an answer that tells it of its own days. @param edges of each source
 */
export const markSentences = (
  answer: Pick<Answer, 'plans' | 'evidence' | 'bindings'>,
  edges: ReadonlyMap<string, Edges>,
): string[] => {
  const marks = answer.plans.flatMap((plan, at): QualityMark[] => {
    // What is told of one query is told of every other that reads the same report.
    const told = answer.plans.flatMap(({ sourceId, report }, place) =>
      place === at || (sourceId === plan.sourceId && report === plan.report) ? [daysTold(answer, place)] : [],
    );
    const days = daysWithoutData(plan, edges.get(plan.sourceId)).filter(
      (day) => !told.some((isTold) => isTold(day)),
    );
    return days.length > 0 ? [...plan.marks, { type: 'missing_days', days }] : [...plan.marks];
  });
  const shares = marks.flatMap((mark) => (mark.type === 'anonymized' ? [mark.share] : []));
  const isShareTold = Object.hasOwn(answer.evidence, unnamedShare);
  const sentences = marksOnce(marks).flatMap((mark): string[] => {
    if (mark.type !== 'anonymized') return [markSentence(mark)];
    return isShareTold ? [] : [anonymizedSentence(shares)];
  });
  return [...new Set(sentences)];
};

/** Which days without data the texts of an answer tell: each by its name, or all from one to another. */
function daysTold(
  { plans, evidence, bindings }: Pick<Answer, 'plans' | 'evidence' | 'bindings'>,
  plan: number,
): (day: string) => boolean {
  const paths = new Set(bindings.map(({ path }) => path));
  const missing = plans[plan]?.missing ?? [];
  const named = missing.filter((_, at) => paths.has(`plans.${plan}.missing.${at}`));
  const [first, last] = [named[0], named.at(-1)];
  const between = missing.filter((day) => first && last && day >= first && day <= last);
  const isEachTold =
    between.length === named.length ||
    (first && last && daysFrom(first as Day, last as Day).length === between.length);
  // Of "some days from one to another" nobody learns how many: there the sentence of the mark stays.
  const told = new Set(isEachTold ? between : []);
  const begin = paths.has('evidence.firstDay') ? String(evidence['firstDay']) : '';
  const end = paths.has('evidence.lastDay') ? String(evidence['lastDay']) : '9999';
  return (day) => told.has(day) || day < begin || day > end;
}

/** Those that were never fetched, and those beyond the first and the last row: fetched and empty, they are not known to be zero. */
function daysWithoutData({ plan, missing }: RanPlan, edges: Edges | undefined): string[] {
  const [from, to] = [plan['from'], plan['to']] as [Day, Day];
  const { firstDay = null, lastDay = null } = edges ?? {};
  if (firstDay === null || lastDay === null) return [...missing];
  const beyond = daysFrom(from, to).filter((day) => day < firstDay || day > lastDay);
  return [...new Set([...missing, ...beyond])].sort();
}
