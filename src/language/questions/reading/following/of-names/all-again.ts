import { plural } from '../../../../plural.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { demandsOf } from '../../demands.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const ALL = wholly(
  `(?:(?:go )?back to )?(?:(?:all|every one)(?: of)?(?: the)? (?<kind>\\p{L}+?(?: \\p{L}+?)??)|(?<every>everything|all))`,
);

const LISTED: ReadonlySet<string> = new Set([
  'filters',
  'weekdays',
  'dimensions',
  'rank',
  'leftOut',
  'limits',
  'order',
  'versus',
]);

/** "Back to all channels" behind a list without Direct, or of the top 3 of them: all of its rows. */
export function allAgain(text: string, before: Reading, views: readonly SourceView[]): Reading | undefined {
  const found = ALL.exec(text)?.groups;
  const [dimension, ...others] = before.dimensions;
  if (found === undefined || dimension === undefined || others.length > 0) return undefined;
  if (before.intent !== 'numbers' || before.shape !== 'value') return undefined;
  const view = views.find(({ source }) => source.id === before.sourceId);
  const kind = plural(view?.labelOf(dimension).toLowerCase() ?? '');
  const isPlain =
    demandsOf(before).every((demand) => LISTED.has(demand)) &&
    before.rank?.by !== 'gain' &&
    before.rank?.by !== 'loss';
  if (!isPlain || (found['kind'] !== undefined && found['kind'].toLowerCase() !== kind)) return undefined;
  const filters = before.filters.filter((one) => one.dimension !== dimension);
  const isCut =
    filters.length < before.filters.length ||
    before.rank !== null ||
    before.leftOut !== null ||
    before.limits.length > 0;
  return isCut ? toldAnew({ ...before, filters, rank: null, leftOut: null, limits: [] }) : undefined;
}
