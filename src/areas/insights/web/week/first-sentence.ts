/** A text as its first sentence and the rest, which is empty where there is one alone. */
export function firstSentence(text: string): readonly [first: string, rest: string] {
  const end = /[.!?] (?=\p{Lu})/u.exec(text);
  if (end === null) return [text, ''];
  return [text.slice(0, end.index + 1), text.slice(end.index + 2)];
}
