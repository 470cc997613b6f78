import type { BoundText } from '../../../bound-text.ts';
import type { Settled } from '../settling/settled.ts';

/** Words that a sentence begins with and that are nobody's name. */
const WORD = /^(?:No|One|Every|In|On|The|All|Of)\b/;

/** A sentence as it stands behind "Yes: ": names keep their capital, words and nouns of numbers lose it. */
export function uncapitalized(text: BoundText, { metrics }: Settled): BoundText {
  const lower = text.text.charAt(0).toLowerCase() + text.text.slice(1);
  const isNoun = metrics.some(({ noun }) => lower.startsWith(`${noun} `));
  const isBound = text.bindings.some((binding) => text.text.startsWith(binding.text));
  return (WORD.test(text.text) || isNoun) && !isBound ? { ...text, text: lower } : text;
}
