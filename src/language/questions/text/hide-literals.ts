/** Quoted texts and addresses, as `tokenize.ts` finds them. */
const LITERAL =
  /"([^"]{1,300})"|“([^”]{1,300})”|„([^“”]{1,300})[“”]|«([^»]{1,300})»|(?<![\p{L}\p{N}])'([^']{2,300})'(?![\p{L}\p{N}])|(https?:\/\/[^\s?"<>,;]{1,500})/giu;

/** Letters of a script that no question and no rule is written in. */
const FIRST_LETTER = 0xa4d0;
const LETTERS = 16;

export interface HiddenLiterals {
  /** The text with a word of its own in place of what each quotation or address holds. */
  readonly text: string;
  /** Puts them back, however often each stands in a text by now. */
  readonly back: (text: string) => string;
}

/**
 * What is quoted is a name, whatever its words would say outside: it is hidden from what rewrites the text of a question, so that
 * queries that contain "orders vs returns" are those that do. So are names that stand in it without quotes.
 */
export function hideLiterals(text: string, names: readonly string[] = []): HiddenLiterals {
  const hidden: string[] = [];
  const quoted = text.replace(LITERAL, (whole: string, ...groups: (string | undefined)[]) => {
    const literal = groups.slice(0, 6).find((group) => group !== undefined);
    if (literal === undefined) return whole;
    hidden.push(literal);
    return whole.replace(literal, () => placeholder(hidden.length - 1));
  });
  const said = names.reduce((left, name) => {
    if (!left.includes(name)) return left;
    hidden.push(name);
    return left.replaceAll(name, () => placeholder(hidden.length - 1));
  }, quoted);
  return {
    text: said,
    back: (after) =>
      hidden.reduce((left, literal, at) => left.replaceAll(placeholder(at), () => literal), after),
  };
}

/** Four letters each, so that none stands within another. */
function placeholder(at: number): string {
  const digits = [at >> 8, at >> 4, at].map((part) => String.fromCharCode(FIRST_LETTER + (part % LETTERS)));
  return `${digits.join('')}${String.fromCharCode(FIRST_LETTER + LETTERS)}`;
}
