import type { SourceView } from '../../../data/source-view.ts';
import type { MemberCandidate } from '../../mark.ts';
import { asKeyword, isKeyword, type Piece } from '../../piece.ts';
import {
  beforeColumn,
  behindBlankOnes,
  behindColumn,
  isAnyOf,
  isOfBoth,
  isSplitWithout,
} from './said-of-column.ts';

/** What reports write where a row has no name in a column; an empty cell of a file is the first of them. */
const NO_NAME = ['(not set)', '(none)', '(blank)', '(empty)', 'not set', 'none', 'n/a'];

interface Said {
  /** From its first piece to behind its last one. */
  readonly from: number;
  readonly end: number;
  readonly isSet: boolean;
}

/**
 * "Leads without an industry", "with no industry set", "industry missing" are those of "(not set)", "leads with an industry
 * set" all others, where the rows have such a name in that column: it is what they have in place of one.
 */
export function notSetOfColumns(pieces: Piece[], views: readonly SourceView[]): void {
  if (!pieces.some(({ type }) => type === 'metric')) return;
  leaveBlankOnesOut(pieces, views);
  for (let at = 0; at < pieces.length; at += 1) {
    const kind = pieces[at];
    const name = kind === undefined ? undefined : noNameOf(kind, views);
    const said = name === undefined ? undefined : saidOf(pieces, at);
    if (kind === undefined || name === undefined || said === undefined) continue;
    const lead = pieces[said.from] ?? kind;
    const named = pieceOf(name, kind);
    const limiting: Piece = said.isSet
      ? { ...asKeyword(lead, 'without'), said: 'without' }
      : { ...asKeyword(lead, 'preposition'), said: 'with' };
    pieces.splice(
      said.from,
      said.end - said.from,
      ...(isLeftOut(pieces, said) ? [] : [limiting]),
      kind,
      named,
    );
    at = pieces.indexOf(named);
  }
}

/** "Top 5 cities, excluding the blank ones": of the one column that is asked about. */
function leaveBlankOnesOut(pieces: Piece[], views: readonly SourceView[]): void {
  const [kind, ...more] = pieces.filter(({ type }) => type === 'dimension');
  const name = kind === undefined || more.length > 0 ? undefined : noNameOf(kind, views);
  if (kind === undefined || name === undefined) return;
  for (const [at, lead] of pieces.entries()) {
    const end = isKeyword(lead, 'without') ? behindBlankOnes(pieces, at + 1) : undefined;
    if (end === undefined) continue;
    pieces.splice(at, end - at, lead, { ...kind }, pieceOf(name, kind));
    return;
  }
}

function pieceOf(name: string | MemberCandidate, kind: Piece): Piece {
  return {
    ...kind,
    ...(typeof name === 'string' ? { type: 'text', text: name } : { type: 'members', candidates: [name] }),
    said: `"${typeof name === 'string' ? name : ''}"`,
    others: [],
    proper: false,
  };
}

/** "Excluding unknown industries": what leaves them out stands there already. */
const isLeftOut = (pieces: readonly Piece[], { from, isSet }: Said): boolean =>
  !isSet && isKeyword(pieces[from - 1], 'without');

/** How the rows of one column say that it has no name there: by such a name, or by blank cells alone. */
function noNameOf(piece: Piece, views: readonly SourceView[]): string | MemberCandidate | undefined {
  if (piece.type !== 'dimension') return undefined;
  const names = views.flatMap((view) =>
    piece.dimensions.flatMap((dimension): (string | MemberCandidate)[] => {
      const column = view.dimensionOf(dimension);
      if (column === undefined) return [];
      const members = view.membersOf(column).map(({ name }) => name);
      const isSeveral =
        view.kindOf(column) === 'campaign' && members.filter((one) => /^\(.+\)$/.test(one)).length > 1;
      // Rows without any name beside those, which no name would find
      const isBlank = members.includes('');
      const own = NO_NAME.find((one) => members.some((member) => member.toLowerCase() === one));
      // "(organic)" and "(referral)" are no campaigns, either: nothing says which of them are meant
      if (isBlank) return own === undefined ? [blankOf(view, column)] : [];
      return own === undefined || isSeveral ? [] : [own];
    }),
  );
  return names[0];
}

const blankOf = (view: SourceView, dimension: string): MemberCandidate => ({
  dimension,
  sourceId: view.source.id,
  members: [''],
  how: 'name',
  volume: 0,
});

/** What is said of a column at this place: that it has a name, that it has none, or neither. */
function saidOf(pieces: readonly Piece[], at: number): Said | undefined {
  const { is, end } = behindColumn(pieces, at);
  const before = beforeColumn(pieces, at);
  const { from } = before;
  if (is === 'unset' || before.is === 'unset')
    return is === 'set' || before.isNegated ? undefined : { from, end, isSet: false };
  if (before.isNegated) {
    const isSplit = is === undefined && isSplitWithout(pieces, at, from);
    return isSplit || isOfBoth(pieces, from) ? undefined : { from, end, isSet: false };
  }
  const isSaid = is === 'set' || before.is === 'set' || isAnyOf(pieces, at, from);
  return isSaid && from < at ? { from, end, isSet: true } : undefined;
}
