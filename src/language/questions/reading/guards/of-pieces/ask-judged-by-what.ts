import { isKeyword, type Piece } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';

/** Praise and blame that names no number. */
const PRAISE =
  /^(?:valuable|effective|efficient|cost[- ]effective|impactful|successful|important|worthwhile|ineffective|inefficient|unsuccessful)$/i;
/** What an effort brought; goods that came back are "returns", or stand by themselves. */
const RETURN = /^return$/i;
const WORTH = /^(?:worth(?: it)?|pays? off|paid off|paying off)$/i;
const BLAME = /^(?:underperform\w*|ineffective|inefficient|unsuccessful)$/i;

/**
 * "Which channel is the most valuable", "is Display worth it", "where should I invest": what it cost nobody knows, and by what
 * it brought it can be judged in several ways, so the asker says by which.
 */
export function askJudgedByWhat(pieces: readonly Piece[]): void {
  if (pieces.some(({ type }) => type === 'metric' || type === 'number')) return;
  const judging = pieces.findIndex(isJudging);
  if (judging < 0) return;
  const isWorth = WORTH.test(pieces[judging]?.said ?? '');
  const name = pieces.slice(0, isWorth ? judging : pieces.length).find(({ type }) => type === 'members');
  const split = pieces.find(({ type }) => type === 'dimension');
  if (isWorth && name === undefined) return;
  const kind = kindOf(split ?? name);
  if (kind === undefined) return;
  throw askedBack(
    'judged_by_what',
    (name === undefined
      ? rankings(kind, pieces.some((piece) => BLAME.test(piece.said)) || isLeast(pieces, judging))
      : listsWith(kind, name.said)
    ).map(asChoice),
  );
}

/** "Should I invest more in": no effort is counted here. A word that only praises is a judgement where nothing else is asked. */
const isJudging = (piece: Piece, at: number, pieces: readonly Piece[]): boolean =>
  piece.type !== 'noise' &&
  (isAttention(piece, pieces[at - 1]) ||
    WORTH.test(piece.said) ||
    (piece.type === 'unknown' && PRAISE.test(piece.said)) ||
    (piece.type === 'unknown' && RETURN.test(piece.said) && isKeyword(pieces[at - 1], 'best', 'worst')) ||
    (isKeyword(piece, 'worst') && BLAME.test(piece.said)) ||
    (isKeyword(piece, 'advice') && /\b(?:invest|put money)\b/i.test(piece.said)));

/** "Gets the most interest" is how much it was looked at, and nobody's hobbies. */
const isAttention = (piece: Piece, before: Piece | undefined): boolean =>
  piece.type === 'topic' &&
  /^interests?$/i.test(piece.said) &&
  isKeyword(before, 'top', 'bottom', 'gain', 'loss', 'more', 'less');

const isLeast = (pieces: readonly Piece[], judging: number): boolean =>
  isKeyword(pieces[judging - 1], 'bottom', 'worst', 'less');

function kindOf(piece: Piece | undefined): string | undefined {
  const dimension =
    piece?.type === 'dimension'
      ? piece.dimensions[0]
      : piece?.type === 'members'
        ? piece.candidates[0]?.dimension
        : undefined;
  return dimension?.replaceAll('_', ' ');
}

const rankings = (kind: string, isWorst: boolean): readonly string[] => {
  const [most, highest, moved] = isWorst ? ['least', 'lowest', 'lost'] : ['most', 'highest', 'gained'];
  return [
    `which ${kind} had the ${most} revenue?`,
    `which ${kind} had the ${highest} conversion rate?`,
    `which ${kind} had the ${highest} revenue per session?`,
    `which ${kind} ${moved} the most {metric} last month?`,
    `which ${kind} had the ${isWorst ? 'fewest' : 'most'} {metric}?`,
  ];
};

/** All of its kind beside it: one alone is neither much nor little. */
const listsWith = (kind: string, name: string): readonly string[] => [
  `how did ${name} do last month?`,
  `revenue by ${kind} last month`,
  `conversion rate by ${kind} last month`,
  `purchases per session by ${kind} last month`,
  `{metric} by ${kind} last month`,
];
