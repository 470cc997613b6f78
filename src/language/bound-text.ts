/**
 * Text whose every numeral is bound to a stored result. Sentences are built from words and bound pieces; a numeral that
 * did not come in as a bound piece cannot be published.
 */
export interface Binding {
  /** The piece as it stands in the text. */
  readonly text: string;
  /** Where its value is stored, as a path into the evidence: `effect.relative`. */
  readonly path: string;
  readonly value: number | string;
}

export interface BoundText {
  readonly text: string;
  readonly bindings: readonly Binding[];
}

export type Piece = string | Binding | BoundText;

const isBoundText = (piece: Piece): piece is BoundText => typeof piece === 'object' && 'bindings' in piece;

/** A sentence: sentence`Sessions fell by ${piece}`. Plain strings among the pieces are words and must hold no numeral. */
export function sentence(words: TemplateStringsArray, ...pieces: Piece[]): BoundText {
  return join(
    words.flatMap((word, index) => (index === 0 ? [word] : [pieces[index - 1] ?? '', word])),
    '',
  );
}

export function join(pieces: readonly Piece[], separator = ' '): BoundText {
  const bindings: Binding[] = [];
  const texts = pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    if (isBoundText(piece)) bindings.push(...piece.bindings);
    else bindings.push(piece);
    return piece.text;
  });
  return { text: texts.join(separator), bindings };
}

/** A name that comes from outside (a channel, a page). It may hold digits, so it is bound like a number. */
export const name = (text: string, path: string): Binding => ({ text, path, value: text });

export class UnboundNumber extends Error {
  override readonly name = 'UnboundNumber';
}

/** What is left of a text when its bound pieces are taken out, each once. */
function unboundPart({ text, bindings }: BoundText): string {
  const longestFirst = [...bindings].sort((a, b) => b.text.length - a.text.length);
  return longestFirst.reduce((rest, binding) => rest.replace(binding.text, ' '), text);
}

/** The text itself, once it is sure that no numeral in it is free. */
export function published(bound: BoundText): string {
  const numeral = /\p{N}/u.exec(unboundPart(bound));
  if (numeral) throw new UnboundNumber(`"${bound.text}" holds a number that no stored result stands behind.`);
  return bound.text;
}
