/** Control characters, and marks that turn or hide text (U+202E, U+200B). The joiners U+200C and U+200D spell words and emoji. */
const UNSEEN = /(?![\u200c\t\n]|\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Most cells of a file are of nothing else. */
const SEEN = /^[!-~]+(?: [!-~]+)*$/;

/** What somebody typed, without what nobody sees, and without its edges: a name that looks empty is empty. */
export function visibleText(text: string): string {
  if (SEEN.test(text)) return text;
  const seen = text.replace(UNSEEN, '').trim();
  return /^[\s\u200c\u200d]*$/u.test(seen) ? '' : seen;
}
