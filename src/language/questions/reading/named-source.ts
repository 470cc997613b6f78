import type { QuestionContext } from '../question-context.ts';

/**
 * A question that names one of several sources, "sessions in Laden last week" or "revenue from the source Laden", is one to
 * this source: the others are not there for it, and the name is no word of it.
 */
export function ofNamedSource(
  text: string,
  context: QuestionContext,
): { readonly text: string; readonly context: QuestionContext } {
  if (context.sources.length < 2) return { text, context };
  const longestFirst = context.sources.toSorted((one, other) => other.name.length - one.name.length);
  for (const source of longestFirst) {
    const rest = text.replace(nameOf(source.name), ' ');
    if (rest !== text) return { text: rest.trim(), context: { ...context, sources: [source] } };
  }
  return { text, context };
}

const nameOf = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<=^|\s)(?:from|in|of|for|on|at)\s(?:the\s)?(?:source\s)?["“']?${escaped(name.trim())}["”']?(?:\ssource)?(?=$|[\s?.,!;:])`,
    'iu',
  );

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
