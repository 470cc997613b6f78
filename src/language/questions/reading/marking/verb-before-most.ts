import type { Token } from '../../text/tokenize.ts';
import { isGettingVerb } from '../../vocabulary/getting-verbs.ts';

/** "Racked up the most" is no slip of "ranked": a verb before how much there was, which is read by its place. */
export function isVerbBeforeMost(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text.toLowerCase() ?? '';
  if (!isGettingVerb(text) && !/.{3}ed$/.test(text)) return false;
  const next = tokens.slice(at + 1).find(({ word }) => !PARTICLE.test(word))?.word ?? '';
  return (
    isGettingVerb(text) ||
    /^(?:most|highest|largest|biggest|greatest|fewest|least|lowest|smallest)$/.test(next)
  );
}

const PARTICLE = /^(?:up|in|out|off|down|on|over|us|the|our|with|for|to)$/;
