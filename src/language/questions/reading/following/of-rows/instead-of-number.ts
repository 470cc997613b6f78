import type { Reading } from '../../reading.ts';
import { opening } from '../in-whole-words/lead-and-tail.ts';

const INSTEAD_OF = opening('instead of (?:the )?(?=\\S)');

/** "Instead of revenue sessions": without a sign between them it is the numbers that tell where the one ends and the other begins. */
export function insteadOfNumber(
  text: string,
  before: Reading,
  read: (text: string) => Reading | undefined,
): Reading | undefined {
  const { intent, metrics } = before;
  if (!INSTEAD_OF.test(text) || text.includes(',') || intent !== 'numbers' || metrics.length !== 1)
    return undefined;
  const words = text
    .replace(INSTEAD_OF, '')
    .replace(/[ ?.!]+$/u, '')
    .split(/ +/);
  for (let at = 1; at < words.length; at++) {
    const old = read(`by ${words.slice(0, at).join(' ')}`);
    if (old?.metrics.join() !== metrics.join()) continue;
    const put = read(`${words.slice(at).join(' ')} instead`);
    if (put !== undefined && put.metrics.length > 0 && put.metrics.join() !== metrics.join()) return put;
  }
  return undefined;
}
