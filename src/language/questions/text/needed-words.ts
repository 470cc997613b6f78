/**
 * What a text must hold for a pattern to match it, read off the pattern itself: of each group one piece at least, in small letters.
 * A pattern takes milliseconds to be compiled and these are looked up in microseconds, so most patterns are never compiled at all.
 * It may say too little and never too much: where it does not know what a part of a pattern matches, it asks nothing for it.
 */
export type NeededWords = readonly (readonly string[])[];

/** Letters that match an `s` and a `k` where capitals are no matter; the second becomes one in small letters by itself. */
export const asCompared = (text: string): string => text.toLowerCase().replaceAll('ſ', 's');

/** `text` as `asCompared` gives it. */
export const holdsNeeded = (needed: NeededWords, text: string): boolean =>
  needed.every((group) => group.some((piece) => text.includes(piece)));

export const neededWords = ({ source }: RegExp): NeededWords => {
  const { strings, needed } = new PatternReader(source).alternatives();
  return chosen(withGroup(needed, strings));
};

/** Of one part of a pattern: all that it may match, where that is little, and what is needed besides. */
interface Part {
  readonly strings: readonly string[] | undefined;
  readonly needed: NeededWords;
}

const MOST_STRINGS = 24;
const MOST_PIECES = 80;
const MOST_GROUPS = 3;
const NOTHING: Part = { strings: [''], needed: [] };
const ANYTHING: Part = { strings: undefined, needed: [] };

const withGroup = (needed: NeededWords, strings: readonly string[] | undefined): NeededWords =>
  strings === undefined || strings.includes('') ? needed : [...needed, strings];

/** The more a group tells apart, the shorter and the longer of letters it is. */
const worth = (group: readonly string[]): number =>
  Math.min(...group.map(({ length }) => length)) - group.length / 20;

const chosen = (needed: NeededWords): NeededWords =>
  [...needed].sort((one, other) => worth(other) - worth(one)).slice(0, MOST_GROUPS);

function inOrder(parts: readonly Part[]): Part {
  let strings: readonly string[] | undefined = [''];
  let isWhole = true;
  let needed: NeededWords = [];
  for (const part of parts) {
    needed = [...needed, ...part.needed];
    const { strings: next } = part;
    if (strings !== undefined && next !== undefined && strings.length * next.length <= MOST_STRINGS) {
      strings = strings.flatMap((before) => next.map((after) => before + after));
      continue;
    }
    isWhole = false;
    needed = withGroup(needed, strings);
    strings = next;
  }
  return isWhole ? { strings, needed } : { strings: undefined, needed: withGroup(needed, strings) };
}

function oneOf(parts: readonly Part[]): Part {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  const strings = parts.every((part) => part.strings !== undefined && part.needed.length === 0)
    ? [...new Set(parts.flatMap((part) => part.strings ?? []))]
    : undefined;
  if (strings !== undefined && strings.length <= MOST_STRINGS) return { strings, needed: [] };
  const groups = parts.map((part) => chosen(withGroup(part.needed, part.strings))[0]);
  const pieces = [...new Set(groups.flatMap((group) => group ?? []))];
  const isKnown = groups.every((group) => group !== undefined) && pieces.length <= MOST_PIECES;
  return { strings: undefined, needed: isKnown ? [pieces] : [] };
}

/** `least` times or more, and not a number of times that is known. */
const repeated = ({ strings, needed }: Part, least: number): Part =>
  least === 0 ? ANYTHING : { strings: undefined, needed: withGroup(needed, strings) };

const optional = ({ strings, needed }: Part): Part =>
  strings === undefined || needed.length > 0 ? ANYTHING : { strings: ['', ...strings], needed: [] };

class PatternReader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  alternatives(): Part {
    const parts = [this.#sequence()];
    while (this.#took('|')) parts.push(this.#sequence());
    return oneOf(parts);
  }

  #sequence(): Part {
    const parts: Part[] = [];
    while (this.#at < this.#source.length && this.#source[this.#at] !== '|' && this.#source[this.#at] !== ')')
      parts.push(this.#times(this.#one()));
    return inOrder(parts);
  }

  #one(): Part {
    if (this.#took('(')) return this.#group();
    if (this.#took('[')) return this.#signs();
    if (this.#took('\\')) return this.#escaped();
    const sign = String.fromCodePoint(this.#source.codePointAt(this.#at) ?? 0);
    this.#at += sign.length;
    if (sign === '^' || sign === '$') return NOTHING;
    return sign === '.' ? ANYTHING : written(sign);
  }

  #group(): Part {
    const [opening = ''] = this.#match(/\?(?:[:=!]|<[=!]|<[^>]*>)/y);
    const inside = this.alternatives();
    this.#at += 1;
    if (opening.endsWith('!')) return NOTHING;
    // What is looked ahead for must be there as well, and takes no place among what stands beside it.
    if (opening.endsWith('=')) return { strings: [''], needed: withGroup(inside.needed, inside.strings) };
    return inside;
  }

  /** A few signs, each written as it is. */
  #signs(): Part {
    const [whole = ''] = this.#match(/(?:\\.|[^\]\\])*\]/sy);
    const signs = whole.slice(0, -1);
    if (!/^[a-z0-9 ,.?!]+$/i.test(signs)) return ANYTHING;
    return { strings: [...new Set([...signs].map(asCompared))], needed: [] };
  }

  #escaped(): Part {
    if (this.#match(/[bB]/y).length > 0) return NOTHING;
    if (
      this.#match(/[pPk](?:\{[^}]*\}|<[^>]*>)|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|\d+|[a-z]/iy).length >
      0
    )
      return ANYTHING;
    this.#at += 1;
    return written(this.#source[this.#at - 1] ?? '');
  }

  #times(part: Part): Part {
    const [how, from, to] = this.#match(/(?:[*+?]|\{(\d+)(,\d*)?\})\??/y);
    if (how === undefined) return part;
    if (how.startsWith('?')) return optional(part);
    if (from === '1' && to === undefined) return part;
    return repeated(part, how.startsWith('+') ? 1 : Number(from ?? 0));
  }

  #took(sign: string): boolean {
    if (this.#source[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #match(pattern: RegExp): readonly (string | undefined)[] {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found === null) return [];
    this.#at = pattern.lastIndex;
    return found;
  }
}

/** Signs beyond ASCII have capitals of their own kind, and nothing is asked for them. */
const written = (sign: string): Part =>
  sign > '\u007f' ? ANYTHING : { strings: [sign.toLowerCase()], needed: [] };
