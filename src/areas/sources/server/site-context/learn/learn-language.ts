import { plainWordsOf } from '#src/semantics/query-words.ts';
import type { PageRead } from '../crawl/page-read.ts';

/** Words that are frequent in one of these languages and rare in the others. */
const telltale: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set('the and of with your you for are this our from have how'.split(' ')),
  de: new Set('der und die das mit fur ist nicht ein eine auf wir sie unsere'.split(' ')),
  fr: new Set('le les des et vous votre pour avec une est nos dans sur'.split(' ')),
  es: new Set('el los las y con para una su nuestros por del mas'.split(' ')),
  it: new Set('il gli della e con per una nostri sono di nel piu'.split(' ')),
  nl: new Set('het een van en met voor onze je zijn op niet bij'.split(' ')),
};
const FEWEST_WORDS = 5;

/** The language of most pages, as they declare it; where none does, by its small words; null when neither tells. */
export function learnLanguage(pages: readonly PageRead[]): string | null {
  const declared = mostFrequent(pages.flatMap(({ language }) => canonical(language) ?? []));
  if (declared !== undefined) return declared;
  const words = plainWordsOf(
    pages
      .map(({ title, description, headings, text }) => [title, description, ...headings, text].join(' '))
      .join(' '),
  );
  const counts = Object.entries(telltale).map(([language, set]) => ({
    language,
    count: words.filter((word) => set.has(word)).length,
  }));
  const [first, second] = counts.sort((a, b) => b.count - a.count);
  const clear = first && second && first.count >= FEWEST_WORDS && first.count > second.count;
  return clear ? first.language : null;
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.trim())[0];
  } catch (error) {
    if (error instanceof RangeError) return undefined; // "english", "de_"
    throw error;
  }
}

function mostFrequent(values: readonly string[]): string | undefined {
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.sort(([, a], [, b]) => b.length - a.length)[0]?.[0];
}
