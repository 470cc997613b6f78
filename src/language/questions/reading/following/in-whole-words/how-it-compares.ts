import type { Reading } from '../../reading.ts';
import { wholly } from './lead-and-tail.ts';

const COMPARES = wholly(
  String.raw`how (?:does|do|did) (?<name>(?!(?:it|that|this|they|these|those|we|the two|both)\b)(?:(?!\band\b)[^?,]){2,60}?) (?:compare|stack up|measure up|hold up)(?: (?:to|with|against) (?:that|it|this|them|those))?`,
);

/**
 * "How does Mechelen compare?" behind the number of another name holds it against that one, as "vs Mechelen" does. Behind a ranking,
 * or the number of all, nobody said with whom: there it is left to be asked back.
 */
export function howItCompares(text: string, { dimensions, filters, each }: Reading): string {
  const name = COMPARES.exec(text)?.groups?.['name'];
  if (name === undefined || each !== null) return text;
  return dimensions.length === 0 && filters.length > 0 ? `vs ${name}` : text;
}
