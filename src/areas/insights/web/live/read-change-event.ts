import { parseDay } from '#src/shared/week.ts';
import type { ChangeEvent } from '../../contract.ts';

const kinds: readonly ChangeEvent['kind'][] = [
  'card',
  'source',
  'run',
  'membership',
  'question',
  'resync',
  'ready',
];

/** What one message of the stream says. One that cannot be read asks to fetch everything again: nothing is lost by it. */
export function readChangeEvent(data: string): ChangeEvent {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value === 'object' && value !== null && 'kind' in value) {
      const kind = kinds.find((known) => known === value.kind);
      const textOf = (field: string) => {
        const text: unknown = Reflect.get(value, field);
        return typeof text === 'string' ? text : null;
      };
      const weekStart = parseDay(textOf('weekStart') ?? '') ?? null;
      if (kind !== undefined) return { kind, id: textOf('id'), weekStart };
    }
  } catch {
    // Not JSON: falls through to what is always right.
  }
  return { kind: 'resync', id: null, weekStart: null };
}
