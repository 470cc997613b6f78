import { inWords } from '../in-words.ts';
import { pathOf, sectionsOf } from '../marking/member-index.ts';
import { isKeyword, type Piece } from '../piece.ts';
import { asChoice, askedBack, NotAnswerable } from '../problem.ts';
import type { Asking } from './asking.ts';
import { dimensionBeside, isAskedFor, isOrdered } from './dimension-beside.ts';
import { useKindOfExcluded } from './kind-of-excluded.ts';
import { textDimension } from './text-dimension.ts';

/** A text in quotes: a whole name, else a part of names. */
export function readText(asking: Asking, piece: Piece & { type: 'text' }, at: number): void {
  const { pieces, view, isAskable, found } = asking;

  const hint = dimensionBeside(pieces, at, view);
  const wanted = piece.text.toLowerCase();
  const columns = hint?.columns ?? view.dimensionColumns;
  const exact = columns.flatMap((dimension) =>
    view
      .membersOf(dimension)
      .filter(({ name }) => name.toLowerCase() === wanted)
      .map(({ name }) => ({ dimension, name }))
      // "North" beside "north": as it is written
      .sort((a, b) => Number(b.name === piece.text) - Number(a.name === piece.text)),
  );
  askOfWhichColumn(
    asking,
    piece,
    exact.map(({ dimension }) => dimension),
  );
  const own = piece.isPart
    ? undefined
    : (exact.find(({ dimension }) => isSplitBy(pieces, dimension, view)) ??
      exact.find(({ dimension }) => isAskable(dimension)) ??
      exact[0]);
  piece.used = true;
  if (own) {
    if (hint) hint.piece.used = true;
    found.add(at, own.dimension, 'one_of', [own.name]);
    found.name(at, own.dimension, [own.name], piece.text);
    return;
  }
  const dimension = textDimension(pieces, at, view, isAskable);
  if (
    dimension === undefined ||
    !view.membersOf(dimension).some(({ name }) => name.toLowerCase().includes(wanted))
  )
    throw new NotAnswerable({
      type: 'unknown_member',
      said: piece.text,
      dimension: dimension ?? null,
      sourceId: view.source.id,
    });
  if (found.isNegated) useKindOfExcluded(asking, dimension, at);
  found.add(at, dimension, 'containing', [piece.text]);
  found.assume({ code: 'containing', said: piece.text });
  // "How many clicks did “garden” queries bring": one number of all of them
  if (hint?.columns.includes(dimension) && isOneNumber(pieces, piece, hint.piece)) hint.piece.used = true;
}

/** "(not set) sessions" where sources and countries have it: nothing is known in each of them, and no column is meant before the others. */
function askOfWhichColumn(
  { pieces, view }: Asking,
  piece: Piece & { type: 'text' },
  columns: readonly string[],
): void {
  const kinds = [...new Set(columns)];
  if (kinds.some((column) => isSplitBy(pieces, column, view))) return;
  if (!/^\(.+\)$/.test(piece.text) || kinds.length < 2) return;
  throw askedBack(
    'name_of_two_columns',
    kinds.map((column) =>
      asChoice(
        inWords(
          pieces.map((one) =>
            one === piece ? { ...one, said: `${view.labelOf(column).toLowerCase()} ${one.said}` } : one,
          ),
        ),
      ),
    ),
  );
}

/** "Sessions by country without (not set)": of the column that the rows are of. */
const isSplitBy = (pieces: readonly Piece[], column: string, view: Asking['view']): boolean =>
  pieces.some(
    (piece) =>
      piece.type === 'dimension' &&
      piece.dimensions.some((name) => (view.dimensionOf(name) ?? name) === column),
  );

function isOneNumber(pieces: readonly Piece[], text: Piece, kind: Piece): boolean {
  const first = pieces.find(({ type }) => type !== 'noise');
  // "Hotel queries total clicks"
  if (isKeyword(pieces[pieces.indexOf(kind) + 1], 'total') && !isOrdered(pieces, kind)) return true;
  // "Only for ielts queries" behind another question narrows its number
  const isOnly = isKeyword(first, 'only') && pieces.every(({ type }) => type !== 'metric');
  const isCounted = isKeyword(first, 'count', 'total', 'average') || first?.type === 'metric' || isOnly;
  const isBehind = pieces.indexOf(kind) > pieces.indexOf(text);
  return isCounted && isBehind && !isAskedFor(pieces, text) && !isOrdered(pieces, kind);
}

/** A path: a page, all pages below it, or those that hold it. */
export function readPath(asking: Asking, piece: Piece & { type: 'path' }, at: number): void {
  const { pieces, view, isAskable, found } = asking;

  piece.used = true;
  const pages = ['landing_page', 'page'].flatMap((kind) =>
    view.dimensionColumns.filter((column) => view.kindOf(column) === kind),
  );
  const dimension = pages.find(isAskable) ?? pages[0];
  const beside = dimensionBeside(pieces, at, view);
  if (beside && dimension !== undefined && beside.columns.some((column) => pages.includes(column)))
    beside.piece.used = true;
  if (dimension === undefined)
    throw new NotAnswerable({
      type: 'unknown_member',
      said: piece.text,
      dimension: null,
      sourceId: view.source.id,
    });
  if (found.isNegated) useKindOfExcluded(asking, dimension, at);
  const wanted = pathOf(piece.text).toLowerCase().replace(/\/$/, '');
  const members = view.membersOf(dimension);
  const exact = members.filter(({ name }) => pathOf(name).toLowerCase().replace(/\/$/, '') === wanted);
  const below = sectionsOf(members).find(({ prefix }) => prefix === `${wanted}/`);
  if (below !== undefined && (piece.text.endsWith('/') || exact.length === 0)) {
    found.add(at, dimension, 'containing', [`${wanted}/`]);
    found.name(at, dimension, below.names, piece.text);
    found.assume({ code: 'section', said: piece.text, read: `${wanted}/` });
  } else if (exact.length > 0) {
    found.add(
      at,
      dimension,
      'one_of',
      exact.map(({ name }) => name),
    );
    found.name(
      at,
      dimension,
      exact.map(({ name }) => name),
      piece.text,
    );
  } else if (members.some(({ name }) => name.toLowerCase().includes(wanted)) && wanted.length > 1) {
    found.add(at, dimension, 'containing', [pathOf(piece.text)]);
    found.assume({ code: 'containing', said: piece.text });
  } else
    throw new NotAnswerable({
      type: 'unknown_member',
      said: piece.text,
      dimension,
      sourceId: view.source.id,
    });
}
