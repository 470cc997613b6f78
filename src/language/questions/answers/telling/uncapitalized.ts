import type { BoundText } from '../../../bound-text.ts';
import type { Settled } from '../settling/settled.ts';

/** Words that a sentence begins with and that are nobody's name. */
const WORD = /^(?:No|One|Every|In|On|The|All|Of)\b/;

/** A sentence as it stands behind "Yes: ": names keep their capital, words and nouns of numbers lose it. */
export function uncapitalized(text: BoundText, { metrics }: Settled, at = 0): BoundText {
  const behind = text.text.slice(at);
  const lower = behind.charAt(0).toLowerCase() + behind.slice(1);
  const isNoun = metrics.some(({ noun }) => lower.startsWith(`${noun} `));
  const isBound = text.bindings.some((binding) => behind.startsWith(binding.text));
  return (WORD.test(behind) || isNoun) && !isBound ? { ...text, text: text.text.slice(0, at) + lower } : text;
}
