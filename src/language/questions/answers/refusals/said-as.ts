import { metricLabel } from '../../data/ask-metric.ts';
import type { QuestionContext } from '../../question-context.ts';
import { markedBySite } from '../../reading/known-site.ts';
import { ifAnswerable } from '../../reading/problem.ts';
import { wordsOf } from '../../text/tokenize.ts';

/**
 * By which words a question asked for a number: none where they are those of its own name, undefined where nobody named it and it
 * only stood for what was asked ("is A busier than B" of sessions).
 */
export function saidAs(metric: string, question: string, context: QuestionContext): string | undefined {
  // Behind another question it is the number of that one
  if (context.previous !== undefined) return '';
  const label = wordsOf(metricLabel(metric));
  const words = wordsOf(question);
  if (label.every((word) => words.includes(word))) return '';
  const marks = ifAnswerable(() => markedBySite(question, context).marks) ?? [];
  return marks.find((mark) => mark.type === 'metric' && mark.metric === metric)?.said;
}

/** The numbers, parts, names and times of a question, as they were said. */
export function understoodIn(question: string, context: QuestionContext): readonly string[] {
  const marks = ifAnswerable(() => markedBySite(question, context).marks) ?? [];
  const known = marks.filter(({ type }) => /^(?:metric|dimension|members|time)$/.test(type));
  return [...new Set(known.map(({ said }) => said))];
}
