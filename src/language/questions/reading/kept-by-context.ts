import type { QuestionContext } from '../question-context.ts';

const MOST_KEPT = 8;

/**
 * The same for the same text and context, found once: a question is read by several steps, and so is what is offered in its
 * place. A few texts of a context are kept, as long as the context itself; what is thrown is not.
 * @param most so many texts, of which the oldest makes room
 */
export function keptByContext<Found>(
  find: (text: string, context: QuestionContext) => Found,
  most = MOST_KEPT,
): (text: string, context: QuestionContext) => Found {
  const kept = new WeakMap<QuestionContext, Map<string, Found>>();
  return (text, context) => {
    const ofContext = kept.get(context) ?? new Map<string, Found>();
    kept.set(context, ofContext);
    if (ofContext.has(text)) return ofContext.get(text) as Found;
    const found = find(text, context);
    const [oldest] = ofContext.keys();
    if (ofContext.size >= most && oldest !== undefined) ofContext.delete(oldest);
    ofContext.set(text, found);
    return found;
  };
}
