import { createHash } from 'node:crypto';
import type { Call } from '../http/route.ts';
import type { RandomFault, RandomKind } from './fault.ts';

export const randomKinds = [
  'delay',
  'reset',
  'truncated',
  'html',
  '429',
  '500',
  '503',
] as const satisfies readonly RandomKind[];

/** What strikes a request, if anything does. */
export interface RandomStrike {
  readonly kind: RandomKind;
  /** For a delay. */
  readonly ms: number;
}

/**
 * Decides by seed, by what is asked and by how often the same was asked before: the order in which parallel
 * requests arrive changes nothing, and a request that is repeated gets a chance of its own each time.
 */
export function randomStriker(): (fault: RandomFault, call: Call) => RandomStrike | undefined {
  const attempts = new Map<string, number>();
  return (fault, call) => {
    const request = `${fault.seed} ${call.method} ${call.path}?${call.query} ${call.body}`;
    const key = createHash('sha256').update(request).digest('base64url');
    const attempt = attempts.get(key) ?? 0;
    attempts.set(key, attempt + 1);
    const dice = createHash('sha256').update(`${key} ${attempt}`).digest();
    const share = (place: number): number => dice.readUInt32BE(place * 4) / 4294967296;
    if (share(0) >= fault.percent / 100) return undefined;
    const kinds = fault.kinds ?? randomKinds;
    const kind = kinds[Math.floor(share(1) * kinds.length)] as RandomKind;
    return { kind, ms: Math.round(share(2) * (fault.delayMs ?? 300)) };
  };
}
