import type { Mark } from '../mark.ts';

export const metricsOf = (side: readonly Mark[]): readonly string[] =>
  side.flatMap((mark) => (mark.type === 'metric' ? [mark.metric] : []));

/** Both sides say it, and not the same. */
export const differ = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && other.length > 0 && !one.some((said) => other.includes(said));
