import type { QuestionSource } from '../../question-context.ts';

export interface SpokenName {
  readonly name: string;
  /** Those that it names: one, or all of the site whose host it is. */
  readonly sources: readonly QuestionSource[];
  /**
   * The name as it was given. What is short for it is written with its capitals or behind "the", as a search query never is.
   */
  readonly whole: boolean;
}

/**
 * "Google Merchandise Store (sample)" is also called "Google Merchandise Store" and "Merchandise Store"; longest first. Of a host
 * are all sources of its site, for a number that only one of them has.
 */
export function spokenNames(sources: readonly QuestionSource[]): SpokenName[] {
  const whole = sources.map((source) => ({
    name: source.name.trim(),
    sources: isHost(source.name) ? ofOneSite(source.name, sources) : [source],
    whole: true,
  }));
  const short = sources.flatMap((source) =>
    shortNames(source.name.trim()).map((name) => ({ name, sources: [source], whole: false })),
  );
  const isShared = ({ name, sources: [source] }: SpokenName) =>
    [...whole, ...short].some(
      (other) => other.sources[0] !== source && other.name.toLowerCase() === name.toLowerCase(),
    );
  return [...whole, ...short.filter((one) => !isShared(one))].toSorted(
    (one, other) => other.name.length - one.name.length,
  );
}

/** The sources whose name a host has: shop.googlemerchandisestore.com is that of the Google Merchandise Store. */
export const ofHost = (host: string, sources: readonly QuestionSource[]): readonly QuestionSource[] =>
  ofOneSite(host, sources);

const ofOneSite = (host: string, sources: readonly QuestionSource[]): readonly QuestionSource[] => {
  const known = squeezed(host);
  return known.length < SHORTEST ? [] : sources.filter(({ name }) => squeezed(name) === known);
};

const SHORTEST = 4;

const isHost = (name: string): boolean =>
  /^(?:https?:\/\/|sc-domain:)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/?$/iu.test(name.trim());

/** Letters of a name or a host alone: "googlemerchandisestore" of both. */
const squeezed = (name: string): string =>
  (isHost(name)
    ? name
        .trim()
        .replace(/^(?:https?:\/\/|sc-domain:)/iu, '')
        .replace(/^(?:www|shop|store|blog)\.(?=.*\.)/iu, '')
        .replace(/\..*$/u, '')
    : withoutBrackets(name)
  )
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, '');

const withoutBrackets = (name: string): string => name.trim().replace(/\s\([^()]*\)$/u, '');

function shortNames(name: string): string[] {
  const words = withoutBrackets(name).split(/\s+/u).filter(Boolean);
  // One word alone is too often a word of the question.
  return words
    .slice(0, -1)
    .map((_, from) => words.slice(from).join(' '))
    .filter((shorter) => shorter !== name && /^\p{Lu}/u.test(shorter));
}
