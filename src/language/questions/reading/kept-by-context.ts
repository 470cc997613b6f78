import type { QuestionContext } from '../question-context.ts';

const MOST_KEPT = 8;

/**
 * The same for the same text and context, found once: a question is read by several steps, and so is what is offered in its
 * place. A few texts of a context are kept, as long as the context itself; what is thrown is not.
 */
export function keptByContext<Found>(
  find: (text: string, context: QuestionContext) => Found,
): (text: string, context: QuestionContext) => Found {
  const kept = new WeakMap<QuestionContext, Map<string, Found>>();
  return (text, context) => {
    const ofContext = kept.get(context) ?? new Map<string, Found>();
    kept.set(context, ofContext);
    const known = ofContext.get(text);
    if (known !== undefined) return known;
    const found = find(text, context);
    if (ofContext.size >= MOST_KEPT) ofContext.clear();
    ofContext.set(text, found);
    return found;
  };
}
