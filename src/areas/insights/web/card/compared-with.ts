import type { Evidence } from '../../evidence.ts';

/** What the week is held against: what was expected of it, or for a drift the level that the drift began at. */
export function comparedWith({ shape }: Pick<Evidence, 'shape'>): {
  readonly label: string;
  readonly phrase: string;
} {
  return shape === 'ramp'
    ? { label: 'When it began', phrase: 'the level the drift began at' }
    : { label: 'Expected', phrase: 'what was expected' };
}
