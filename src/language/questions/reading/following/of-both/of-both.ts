import { plural } from '../../../../plural.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { once } from '../../../text/pattern.ts';
import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { MORE } from '../in-whole-words/compared-words.ts';
import { opening } from '../in-whole-words/lead-and-tail.ts';
import { heldTogether } from './held-together.ts';
import { namesTold } from './names-told.ts';
import { sectionsAsPages } from './sections-as-pages.ts';
import { toldAsOne } from './told-as-one.ts';
import { pairOf } from './told-beside.ts';

const BOTH =
  /(?:^|,? )(?:(?:of|for|in|from|on|at|with|between) )?(?:both(?: of them)?|(?:the|these|those) two)(?: (?!by\b|per\b|in\b|on\b|from\b|together\b|combined\b)(?<kind>\p{L}+(?: (?!by\b|per\b|in\b|on\b|from\b|together\b|combined\b)\p{L}+)?))?(?: (?:together|combined))?(?=[ ?.!]*$| (?:by|per|in|on|from) )/iu;
/** "Both by channel" */
const FIRST = opening('both(?: of them)?,? (?=(?:by|per|split|on|at|from|for|in|as|with|without) )');
const WHICH = opening(
  '(?:which|who|what)(?: one| of (?:the two|them|these|those|both))? (?=(?:is|was|has|had|have|did|does|brought|brings|made|makes|got|gets|sold|sells|earned|earns|drove|drives|generated|converts?|converted|performs?|performed|did|came)\\b)',
);
const SAYS_MORE = once` (?:the )?(?:${MORE})(?! than)(?= |[?.!]*$)`;
const SAYS_MOST = / (?:the )?(?:most|least|fewest|highest|lowest|best|worst|biggest)(?= \p{L})/iu;
const WHICH_MOST = once`${WHICH.source}.*${SAYS_MOST.source}`;
const WHICH_MORE = once`${WHICH.source}.*${SAYS_MORE.source}`;
const TIMES = /^(?:days|weeks|weekends|months|quarters|years|periods|times)$/i;

/** A question without its "both", and what it is asked of. */
export interface OfBoth {
  readonly text: string;
  readonly previous: Reading;
  /** "Both", "the two": it speaks of what the question before told. */
  readonly isSaid: boolean;
  /** The same names beside each other: a rate of both is one of each, and none of the two added up. */
  readonly apart?: Reading | undefined;
}

/**
 * "Revenue of both hotels" behind bookings of two: the question without these words, asked of both. Of two that nobody named it is
 * asked back, for "both" would be the last one alone, or all of them.
 */
export function ofBoth(said: string, previous: Reading, views: readonly SourceView[]): OfBoth {
  const text = FIRST.test(said) ? `${said.replace(FIRST, '')} of both` : said;
  const better = betterOfTwo(text, previous);
  if (better !== undefined) return better;
  const found = BOTH.exec(text);
  const isOwn = found === null || /\b(?:and|or|vs\.?|versus)\b.+\bboth\b/iu.test(text);
  if (isOwn || previous.intent !== 'numbers') return { text, previous, isSaid: false };
  const view = views.find(({ source }) => source.id === previous.sourceId);
  const kind = found.groups?.['kind']?.toLowerCase();
  const isKind = (dimension: string | undefined): boolean =>
    kind === undefined ||
    (dimension !== undefined && plural(view?.labelOf(dimension).toLowerCase() ?? '') === kind);
  const isTime = kind === undefined || TIMES.test(kind);
  const rest = text.replace(BOTH, '');
  const times = previous.replaced?.periods ?? [];
  if (isTime && (times.length === 1 || previous.periods.length === 2))
    return { text: rest, previous: heldTogether('both', previous) ?? previous, isSaid: true };
  if (previous.each?.members.length === 2 && isKind(previous.each.dimension))
    return { text: rest, previous, isSaid: true };
  const pages = sectionsAsPages(previous, view);
  const names = namesTold(pages);
  if (names !== undefined && names.members.length === 2 && isKind(names.last.dimension))
    return { text: rest, previous: toldAsOne(pages) ?? pages, isSaid: true, apart: pairOf(pages) };
  if (previous.rank?.count === 2 && isKind(previous.dimensions[0]))
    return { text: `${rest} of those`, previous, isSaid: true };
  if (previous.metrics.length === 2 && kind === undefined) return { text: rest, previous, isSaid: true };
  if (isTime || isKind(previous.filters[0]?.dimension) || (kind !== undefined && isKindOfAny(kind, view)))
    throw askedBack('points_back');
  return { text, previous, isSaid: false };
}

/** "Which converts better?" behind mobile and desktop, "which has the best conversion rate?" behind both together: that number of each. */
function betterOfTwo(text: string, previous: Reading): OfBoth | undefined {
  const isOfMore = WHICH_MORE.test(text);
  const isPlain =
    previous.intent === 'numbers' && previous.dimensions.length === 0 && previous.grain === null;
  if (!isPlain || !(isOfMore || WHICH_MOST.test(text))) return undefined;
  const pair =
    previous.replaced === null && !isOfMore && namesTold(previous) === undefined
      ? undefined
      : pairOf(previous);
  // Of one number nobody can tell beside what it is the better one
  if (pair === undefined && isOfMore) throw askedBack('points_back');
  const rest = text
    .replace(WHICH, '')
    .replace(isOfMore ? SAYS_MORE : SAYS_MOST, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return pair && { text: rest, previous: pair, isSaid: true };
}

/** "Both hotels" of five */
const isKindOfAny = (kind: string, view: SourceView | undefined): boolean =>
  view?.dimensionColumns.some((dimension) => plural(view.labelOf(dimension).toLowerCase()) === kind) ?? false;
