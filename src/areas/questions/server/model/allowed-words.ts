import { plural } from '#src/language/plural.ts';
import { dimensions, isDimensionId } from '#src/semantics/dimension.ts';
import { isMetricId, metrics } from '#src/semantics/metric.ts';

/**
 * All that a model may say between cells beside the catalogue's names of what was asked. None of them counts, compares,
 * orders, denies or tells a direction: our own wording of a chosen query has no direction either. There is no "a", which is
 * a number before "session", and neither "to", "all", "only" nor "per".
 */
export const allowedWords =
  `the and of in on for from by with at as had has have was were is are brought came got saw there this that these those
   it its they their which where then also here data table show shows`.replace(/\s+/g, ' ');
const FUNCTION_WORDS: ReadonlySet<string> = new Set(allowedWords.split(' '));
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);

/** A name of the catalogue, word for word, and the columns that it names. */
export interface AllowedPhrase {
  readonly words: readonly string[];
  /** Of a metric; a dimension may be named anywhere. */
  readonly metric: string | undefined;
}

/** The names of what was asked, the longest first: "page views" before "page". */
export function allowedPhrases(columns: readonly string[]): AllowedPhrase[] {
  const phrases = columns.flatMap((id): AllowedPhrase[] => {
    if (isMetricId(id)) {
      const { label, noun } = metrics[id];
      return [label, noun, id.replaceAll('_', ' ')].map((text) => ({ words: wordsOf(text), metric: id }));
    }
    const texts = isDimensionId(id)
      ? [dimensions[id].label, plural(dimensions[id].label)]
      : id === 'week' || id === 'month'
        ? [`${id} of`]
        : [];
    return texts.map((text) => ({ words: wordsOf(text), metric: undefined }));
  });
  return phrases.sort((a, b) => b.words.length - a.words.length);
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(' ');
