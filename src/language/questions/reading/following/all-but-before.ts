import { demandsOf } from '../demands.ts';
import type { Reading } from '../reading.ts';
import { wholly } from './lead-and-tail.ts';
import { toldAnew } from './told-anew.ts';

const REST = wholly(
  '(?:only )?(?:(?:for|in|from|on|with) )?(?:(?:all |all of )?(?:the )?(?:rest|remaining|remainder|others?)(?: ones)?|(?:all )?the other ones|every(?:where|thing|one|body) else|all (?:the )?other(?:s| ones)|elsewhere)(?: (?:together|combined))?',
);

const NAMED: ReadonlySet<string> = new Set(['filters', 'weekdays', 'versus', 'isTogether', 'grain']);

/** "The rest?", "everywhere else" behind the sessions from Germany: those from all others. */
export function allButBefore(text: string, before: Reading): Reading | undefined {
  if (!REST.test(text) || before.intent !== 'numbers' || before.shape !== 'value') return undefined;
  const [named, ...others] = before.filters;
  const isPlain = demandsOf(before).every((demand) => NAMED.has(demand));
  if (named?.is !== 'one_of' || others.length > 0 || !isPlain) return undefined;
  const filters = [{ ...named, is: 'none_of' as const }];
  return toldAnew({ ...before, filters });
}
