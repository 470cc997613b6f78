import { demandsOf } from '../../demands.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const REST = wholly(
  '(?:only )?(?:(?:for|in|from|on|with) )?(?:(?:all |all of )?(?:the )?(?:rest|remaining|remainder|others?)(?: ones)?(?: of (?:the world|it|them|those|these|all(?: of them)?))?|(?:all )?the other ones|every(?:where|thing|one|body) else|all (?:the )?other(?:s| ones)|elsewhere)(?: (?:together|combined))?',
);

const NAMED: ReadonlySet<string> = new Set(['filters', 'weekdays', 'versus', 'isTogether', 'grain']);

/** "The rest?", "everywhere else" behind the sessions from Germany: those from all others. */
export function allButBefore(text: string, before: Reading): Reading | undefined {
  if (!REST.test(text) || before.intent !== 'numbers') return undefined;
  const others = otherThanFound(before);
  if (others !== undefined) return toldAnew(others);
  if (before.shape !== 'value' && before.shape !== 'share') return undefined;
  const [named, ...more] = before.filters;
  const isPlain = demandsOf(before).every((demand) => NAMED.has(demand));
  if (named?.is !== 'one_of' || named.isWhole === true || more.length > 0 || !isPlain) return undefined;
  const filters = [{ ...named, is: 'none_of' as const }];
  return toldAnew({ ...before, filters });
}

/** "The others?" behind the first three: what all but these have together. */
function otherThanFound(before: Reading): Reading | undefined {
  const { found, rank, shape, filters } = before;
  if (found === null || rank === null || rank.by !== 'value' || (rank.count ?? 2) < 2) return undefined;
  const isPlain = demandsOf(before).every(
    (demand) => NAMED.has(demand) || demand === 'dimensions' || demand === 'rank',
  );
  if (!isPlain || (shape !== 'value' && shape !== 'share')) return undefined;
  const without = { dimension: found.dimension, is: 'none_of' as const, members: [...found.members] };
  return { ...before, dimensions: [], rank: null, filters: [...filters, without] };
}
