import { isComparative } from '../../vocabulary/moving-words.ts';
import { isKeyword, type Piece } from '../piece.ts';
import { askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';
import { wayOf } from './read-change-order.ts';

type Way = NonNullable<Reading['asks']>;

/**
 * "Did iOS grow and Web fall?", "did loans rise at Hilltop but fall at Millbrook?": what is asked of each of the names, where they have
 * verbs of their own that go two ways; undefined where one verb, or one way, is asked of all of them.
 * @throws NotAnswerable where it cannot be told which verb is whose
 */
export function waysOfEach(
  pieces: readonly Piece[],
  names: readonly { readonly at: number }[],
): readonly Way[] | undefined {
  const places = names.map(({ at }) => at);
  const said = pieces.flatMap((piece, at): (Way | 'name')[] => {
    if (places.includes(at)) return ['name'];
    return isKeyword(piece, 'gain', 'loss') && !isComparative(piece) ? [wayOf(piece)] : [];
  });
  const verbs = said.filter((one) => one !== 'name');
  if (!(verbs.some(isUpward) && verbs.some((way) => !isUpward(way)))) return undefined;
  const isBehind = said[0] === 'name';
  // Read towards the verb: each name takes the next one
  const inTurn = isBehind ? said : [...said].reverse();
  const ways = inTurn.flatMap((one, at) =>
    one === 'name' ? [inTurn.slice(at).find((next) => next !== 'name')] : [],
  );
  const isOfOneEach = inTurn.every((one, at) => one === 'name' || inTurn[at - 1] === 'name');
  const found = ways.filter((way) => way !== undefined);
  if (!isOfOneEach || found.length < names.length) throw askedBack('two_changes');
  return isBehind ? found : found.reverse();
}

const isUpward = (way: Way): boolean => way === 'up' || way === 'better';
