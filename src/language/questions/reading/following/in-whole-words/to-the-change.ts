import type { Reading } from '../../reading.ts';

const CONTRIBUTED =
  /\b(?:contributed|contributes|contribute|added|helped) (?:the )?(?:most|least)(?=[ ?.!]*$)/iu;

/** "Which channel contributed most?" behind whether revenue went up: to how it moved, and not to all of it. */
export function toTheChange(text: string, { shape, versus, periods, areApart }: Reading): string {
  const isOfChange = shape === 'change' || versus !== null || (periods.length === 2 && !areApart);
  return isOfChange ? text.replace(CONTRIBUTED, 'contributed most to the change') : text;
}
