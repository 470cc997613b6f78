import type { Reading } from '../../reading.ts';
import { wholly } from './lead-and-tail.ts';

const PLACE = wholly(
  '(?:(?:for|of|in|on|from) )?(?:the |our |my )?(?<place>shop|store|webshop)(?: (?:section|area|part))?',
);

/** "And the shop?" behind the clicks of the blog: its pages, and not the whole site. */
export function asSection(text: string, { filters }: Reading): string {
  const place = PLACE.exec(text)?.groups?.['place'];
  const isOfSection = filters.some(
    ({ is, members }) => is === 'containing' && members.every((part) => /^\/.+\/$/.test(part)),
  );
  return place !== undefined && isOfSection ? `and the ${place} pages` : text;
}
