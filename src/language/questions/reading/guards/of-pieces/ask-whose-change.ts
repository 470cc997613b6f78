import { singular } from '../../../../plural.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { isKeyword, type Piece } from '../../piece.ts';
import { askedBack } from '../../problem.ts';

const MOVERS = /\b(?:winners|losers|gainers|movers|climbers|fallers|decliners)$/i;
const KINDS = ['channel', 'country', 'search query', 'page'];

/** The catalogue's kinds, and where the data are not split by them their own. */
const kindsOf = (views: readonly SourceView[]): readonly string[] => {
  const own = views.flatMap((view) =>
    view.dimensionColumns.map((column) => singular(view.labelOf(column).toLowerCase())),
  );
  const known = KINDS.filter((kind) => own.includes(kind));
  return [...new Set(known.length > 1 ? known : [...known, ...own])].slice(0, MOST_KINDS);
};
const MOST_KINDS = 4;

/** "Who lost downloads last week", "what grew last month" */
const isAskedOfWhom = (pieces: readonly Piece[]): Piece | undefined => {
  const spoken = pieces.filter(({ said }) => !/^(?:has|have|had|was|is|did)?$/i.test(said));
  const [who, mover, next] = spoken;
  const isMover = isKeyword(mover, 'gain', 'loss') && !/^(?:than|to|by)$/i.test(next?.said ?? '');
  return /^(?:who|what)$/i.test(who?.said ?? '') && isMover ? mover : undefined;
};

const ANYTHING = /^(?:(?:any|some|every|no)thing|(?:any|all|none) of (?:it|them|this|that|these|those))$/i;

/** "Did anything fall in April?": of all together it may not have, and of one part of it still. */
function isAskedOfAnything(pieces: readonly Piece[]): Piece | undefined {
  const isAnything = pieces.some(({ said }) => ANYTHING.test(said));
  return isAnything ? pieces.find((piece) => isKeyword(piece, 'gain', 'loss')) : undefined;
}

/** "The biggest losers last month": of the site as a whole there is one change, and nobody said whose is meant. */
export function askWhoseChange(pieces: readonly Piece[], views: readonly SourceView[]): void {
  const movers =
    pieces.find((piece) => isKeyword(piece, 'gain', 'loss', 'change') && MOVERS.test(piece.said)) ??
    isAskedOfWhom(pieces) ??
    isAskedOfAnything(pieces);
  const isOfKind = pieces.some(({ type }) => /^(?:dimension|members|text|path|unit|grain)$/.test(type));
  if (movers === undefined || isOfKind) return;
  const metric = pieces.find(({ type }) => type === 'metric')?.said ?? '{metric}';
  const when = pieces.find(({ type }) => type === 'time')?.said ?? 'last month';
  const verb = isKeyword(movers, 'gain') ? 'gained' : 'lost';
  const choices = kindsOf(views).map((kind) => ({
    label: `By ${kind}`,
    question: isKeyword(movers, 'change')
      ? `biggest movers by ${kind} ${when} by ${metric}`
      : `which ${kind} ${verb} the most ${metric} ${when}`,
  }));
  throw askedBack('whose_change', choices);
}
