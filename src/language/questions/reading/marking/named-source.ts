import type { QuestionContext, QuestionSource } from '../../question-context.ts';

/**
 * A question that names one of several sources, "sessions in Laden last week" or "revenue from the source Laden", is one to
 * this source: the others are not there for it, and the name is no word of it.
 */
export function ofNamedSource(
  text: string,
  context: QuestionContext,
): { readonly text: string; readonly context: QuestionContext } {
  if (context.sources.length < 2) return { text, context };
  for (const { name, source, whole } of spokenNames(context.sources)) {
    const rest = text
      .replace(asPlace(name, whole), ' ')
      .replace(asSubject(name, whole), (_, verb: string) => `${verb} we`);
    if (rest !== text) return { text: rest.trim(), context: { ...context, sources: [source] } };
  }
  return { text, context };
}

interface SpokenName {
  readonly name: string;
  readonly source: QuestionSource;
  /** The name as it was given; what is short for it must be written with its capitals, as a search query never is. */
  readonly whole: boolean;
}

/** "Google Merchandise Store (sample)" is also called "Google Merchandise Store" and "Merchandise Store"; longest first. */
function spokenNames(sources: readonly QuestionSource[]): SpokenName[] {
  const whole = sources.map((source) => ({ name: source.name.trim(), source, whole: true }));
  const short = sources.flatMap((source) =>
    shortNames(source.name.trim()).map((name) => ({ name, source, whole: false })),
  );
  const isShared = ({ name, source }: SpokenName) =>
    [...whole, ...short].some(
      (other) => other.source !== source && other.name.toLowerCase() === name.toLowerCase(),
    );
  return [...whole, ...short.filter((one) => !isShared(one))].toSorted(
    (one, other) => other.name.length - one.name.length,
  );
}

function shortNames(name: string): string[] {
  const words = name
    .replace(/\s\([^()]*\)$/u, '')
    .split(/\s+/u)
    .filter(Boolean);
  // One word alone is too often a word of the question.
  return words
    .slice(0, -1)
    .map((_, from) => words.slice(from).join(' '))
    .filter((shorter) => shorter !== name && /^\p{Lu}/u.test(shorter));
}

const asPlace = (name: string, whole: boolean): RegExp =>
  new RegExp(
    String.raw`(?<=^|\s)(?:from|in|of|for|on|at)\s(?:the\s)?(?:source\s)?["“']?${escaped(name)}["”']?(?:\ssource)?(?=$|[\s?.,!;:])`,
    whole ? 'iu' : 'u',
  );

/** "Did the Merchandise Store have …": did we. */
const asSubject = (name: string, whole: boolean): RegExp =>
  new RegExp(
    String.raw`(?<=^|\s)(did|do|does)\s(?:the\s)?${escaped(name)}(?=\s(?:have|get|make|sell|earn|receive|lose|gain)(?:$|[\s?.,!;:]))`,
    whole ? 'iu' : 'u',
  );

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
