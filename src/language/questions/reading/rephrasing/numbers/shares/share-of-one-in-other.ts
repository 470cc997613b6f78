import { isKeyword, isLight, isNoise, joining, neighbour, type Piece, silent } from '../../../piece.ts';

/**
 * "What share of tickets do no-shows make", "the share of refunds in tickets sold": one number over the other, told as "no-shows
 * as a share of tickets".
 */
export function shareOfOneInOther(pieces: Piece[]): void {
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const said = pieces[share];
  const first = neighbour(pieces, share, 1, isNoise);
  if (said === undefined || pieces[first]?.type !== 'metric') return;
  const second = neighbour(pieces, first, 1, isLight);
  const [one, other] = [pieces[first], pieces[second]];
  if (one?.type !== 'metric' || other?.type !== 'metric' || one.metric === other.metric) return;
  const between = pieces.slice(first + 1, second).map(({ said }) => said.toLowerCase());
  const made = pieces[neighbour(pieces, second, 1, isNoise)];
  const makes = pieces
    .slice(second + 1, second + 3)
    .find(({ said }) => /^(?:make|makes|made|make up|makes up|made up)$/i.test(said));
  const isMade =
    between.some((said) => /^(?:do|does|did)$/.test(said)) && (makes !== undefined || made === undefined);
  const isWithin = between.length === 1 && /^(?:in|within|among)$/.test(between[0] ?? '');
  if (!isMade && !isWithin) return;
  const [part, whole] = isMade ? [other, one] : [one, other];
  if (makes !== undefined) pieces[pieces.indexOf(makes)] = silent(makes);
  const told = [{ ...part }, joining('as'), joining('a'), { ...said, said: 'share of' }, { ...whole }];
  pieces.splice(share, second - share + 1, ...told);
}
