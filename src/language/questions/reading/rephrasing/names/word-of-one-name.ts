import type { SourceView } from '../../../data/source-view.ts';
import { wordsOf } from '../../../text/tokenize.ts';
import type { MemberCandidate } from '../../mark.ts';
import { isKeyword, isNoise, isPlural, neighbour, type Piece, rewrite } from '../../piece.ts';
import { namesAreTexts } from './names-are-texts.ts';
import { partCandidate } from './part-candidate.ts';

const FROM = /^(?:on|from|via|through|at|in|by|using)$/i;
/** "Best month for Oban", "motorhomes to Stornoway"; beside a number what they signed up for is no name of where they came from. */
const TOWARDS = /^(?:to|for|towards)$/i;
/** Of the whole site, and no part of an address: "time on site" is not spent on sites.google.com. */
const EVERYDAY =
  /^(?:sites?|websites?|shops?|stores?|company|companies|business|accounts?|property|pages?|com|net|org|www)$/i;
const ARTICLE = /^(?:the|our)$/i;

/**
 * "The Oban route", "sold on the app": a word that stands in one name alone, before the kind of that name or behind what
 * says where something came from. Which name it was read as is told.
 */
export function wordOfOneName(pieces: Piece[], views: readonly SourceView[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.type !== 'unknown' || piece.said.length < 3 || EVERYDAY.test(piece.said)) continue;
    const kind = pieces[at + 1];
    // "Northern Ireland" is not the one Northern name and Ireland together
    if (kind?.type === 'members') continue;
    // "On sunny days" says what the days were like
    if (kind?.type === 'unit') continue;
    const isOfKind = kind?.type === 'dimension' && !isPlural(kind.said);
    const columns = isOfKind
      ? views.flatMap((view) => kind.dimensions.flatMap((name) => view.dimensionOf(name) ?? []))
      : null;
    if (columns === null && !isBehindPlace(pieces, at)) continue;
    const [only, ...others] = namesWith(piece.said, views, columns);
    if (only !== undefined && others.length === 0)
      rewrite(pieces, at, { type: 'members', candidates: [only] });
  }
}

/** "On the app", "from web": not "in total", which is a word of everyday. */
function isBehindPlace(pieces: readonly Piece[], at: number): boolean {
  const place = neighbour(pieces, at, -1, (one) => isNoise(one) && ARTICLE.test(one.said));
  const before = pieces[place];
  const isLed = isKeyword(before, 'preposition') || before?.type === 'noise';
  const said = before?.said ?? '';
  return isLed && (FROM.test(said) || (TOWARDS.test(said) && !pieces.some(({ type }) => type === 'metric')));
}

function namesWith(
  said: string,
  views: readonly SourceView[],
  columns: readonly string[] | null,
): readonly MemberCandidate[] {
  const [word = ''] = wordsOf(said);
  return views.flatMap((view) =>
    view.dimensionColumns
      .filter((column) => columns?.includes(column) ?? true)
      .filter((column) => !namesAreTexts(column, view))
      .flatMap((dimension) =>
        view
          .membersOf(dimension)
          .filter(({ name }) => wordsOf(name).includes(word))
          .map((one) => partCandidate(view, dimension, [one])),
      ),
  );
}
