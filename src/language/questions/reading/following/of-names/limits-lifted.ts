import { plural } from '../../../../plural.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const OVERALL = wholly(
  '(?:overall|in total|altogether|(?:(?:remove|drop|clear|reset|forget|lift) (?:all |the |all the |every )?|without (?:any |the )?|no )(?:filters?|limits?|restrictions?))',
);
const ALL_OF = wholly(
  '(?:for |on |in |from |with |across )?(?:all|every)(?: of)?(?: the)? (?<kind>\\p{L}+?(?: \\p{L}+?)??)',
);
const WITHOUT = wholly(
  '(?:not|no|remove|drop|forget|exclude|excluding|without|except) (?:the )?(?<name>\\p{L}.{0,60}?)',
);

/** Limits of names alone can be lifted without a word on the rest: of a share, a ranking's find they are a part. */
const isPlain = ({ intent, shape, dimensions, each, found, chosen }: Reading): boolean =>
  intent === 'numbers' &&
  (shape === 'value' || shape === 'change') &&
  dimensions.length === 0 &&
  each === null &&
  (found ?? null) === null &&
  chosen === null;

/**
 * "And overall" behind Graz is of all hotels, "all devices" behind "except mobile" of all of them, and "not Austria" behind Germany and
 * Austria leaves Germany.
 */
export function limitsLifted(
  text: string,
  before: Reading,
  views: readonly SourceView[],
): Reading | undefined {
  if (before.filters.length === 0) return undefined;
  const kind = ALL_OF.exec(text)?.groups?.['kind']?.toLowerCase();
  if (kind !== undefined) return ofAllOfKind(kind, before, views);
  if (!isPlain(before)) return undefined;
  if (OVERALL.test(text)) return toldAnew({ ...before, filters: [] });
  const name = WITHOUT.exec(text)?.groups?.['name']?.toLowerCase();
  const isOf = (member: string): boolean => member.toLowerCase() === name;
  const named = before.filters.find(({ is, members }) => is === 'one_of' && members.some(isOf));
  if (named === undefined) return undefined;
  // "Not Vienna" behind Vienna alone may be all the others
  const isForgotten = /\b(?:remove|drop|forget)\b/i.test(text);
  if (named.members.length < 2 && !isForgotten) return undefined;
  return toldAnew({
    ...before,
    filters: before.filters.flatMap((one) => {
      const members = one === named ? one.members.filter((member) => !isOf(member)) : one.members;
      return members.length > 0 ? [{ ...one, members }] : [];
    }),
  });
}

/** "All handovers" behind "loans by depot for lockers" is the same list of all of them, and no list of handovers. */
function ofAllOfKind(kind: string, before: Reading, views: readonly SourceView[]): Reading | undefined {
  const view = views.find(({ source }) => source.id === before.sourceId);
  const isOfKind = (dimension: string): boolean =>
    plural(view?.labelOf(dimension).toLowerCase() ?? '') === kind;
  const isList = isPlain({ ...before, dimensions: [], found: null }) && !before.dimensions.some(isOfKind);
  if (!isPlain(before) && !isList) return undefined;
  const filters = before.filters.filter(({ dimension }) => !isOfKind(dimension));
  return filters.length < before.filters.length
    ? toldAnew({ ...before, filters, found: null, foundTime: null })
    : undefined;
}
