import type { Assumption } from '../../assumption.ts';
import type { Reading } from '../../reading.ts';

/**
 * "How many key events were there in January?" behind "sessions from Canada" is a question of its own: that Canada is not kept is
 * told, since whoever asks behind another question may well have meant it.
 */
export function namesNotKept(before: Reading, now: Reading): readonly Assumption[] {
  if (now.intent !== 'numbers') return [];
  const named = new Set([...now.filters.map(({ dimension }) => dimension), ...now.dimensions]);
  const names = before.filters
    .filter(({ dimension, is }) => is === 'one_of' && !named.has(dimension))
    .flatMap(({ members }) => members.slice(0, 2));
  return names.length === 0 ? [] : [{ code: 'asked_anew', read: names.join(', ') }];
}
