import { editDistance, slipsAllowed } from '../../text/edit-distance.ts';
import type { Token } from '../../text/tokenize.ts';

/** Names of several words by each of their words: "coffee grinder" by "coffee" and by "grinder". */
export type NamesByWord = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Of a word that so many names have, no others are tried. */
const MOST_NAMES = 200;

/**
 * "Position for coffe grinder": a word that is unknown by itself is that of the one name whose other words stand around it as
 * they are. Undefined where none or more than one word makes such a name.
 */
export function slipInName(tokens: readonly Token[], at: number, names: NamesByWord): string | undefined {
  const typed = tokens[at]?.word ?? '';
  const most = slipsAllowed(typed.length);
  if (most === 0 || names.has(typed)) return undefined;
  const found = [...names.keys()].filter(
    (word) =>
      word[0] === typed[0] &&
      word.length >= 4 &&
      editDistance(word, typed, most) <= most &&
      (names.get(word) ?? []).slice(0, MOST_NAMES).some((name) => standsAround(tokens, at, word, name)),
  );
  return found.length === 1 ? found[0] : undefined;
}

const standsAround = (tokens: readonly Token[], at: number, word: string, name: readonly string[]): boolean =>
  name.some(
    (own, place) =>
      own === word &&
      name.every((other, index) => index === place || tokens[at - place + index]?.word === other),
  );
