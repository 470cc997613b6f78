import type { Token } from './tokenize.ts';

/** Words behind which a sign right before digits is theirs: "more than -5", "≥ -1", "below minus 5", "top -3". */
const BEFORE_SIGNED =
  /^(?:than|over|above|below|under|beneath|exceeding|exceed|exceeded|least|most|exactly|equal|equals|precisely|[<>≤≥]=?|!=|=|between|of|top|bottom|best|worst|last|past|first)$/;

/** "5-10" and "March 3 - 5" are ranges: there the sign stands behind a number, or a blank between it and the digits. */
const isSigned = (sign: Token, before: Token | undefined, number: Token | undefined): boolean =>
  (/^[-−–]$/.test(sign.word) ? number?.glued === true : sign.word === 'minus') &&
  number?.kind === 'number' &&
  number.value !== undefined &&
  number.ordinal !== true &&
  before !== undefined &&
  (!sign.glued || before.kind === 'sign') &&
  BEFORE_SIGNED.test(before.word);

/** The end of a range whose begin is told with its sign: "between -5 and -1", "-5 to -1". */
const isBehindSigned = (read: readonly Token[]): boolean =>
  /^(?:and|to)$/.test(read.at(-1)?.word ?? '') && (read.at(-2)?.value ?? 0) < 0;

/** The sign of a number below zero belongs to it, where a word of comparing stands before it. */
export function withSigns(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [sign, number] = [tokens[at] as Token, tokens[at + 1]];
    const before = isBehindSigned(read) ? ({ ...sign, word: 'than', kind: 'word' } as const) : read.at(-1);
    if (number === undefined || !isSigned(sign, before, number)) {
      read.push(sign);
      continue;
    }
    const text = `-${number.text}`;
    read.push({ ...number, text, word: `-${number.word}`, value: -(number.value ?? 0), glued: sign.glued });
    at++;
  }
  return read;
}
