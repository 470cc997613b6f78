import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';
import type { ReadMembers } from './read-filters.ts';

type Found = ReadMembers['filters'][number];

/** Which filters of a share are about its whole although no word of the whole stands at them. */
export function isOfWhole(
  pieces: readonly Piece[],
  { filters, named }: Pick<ReadMembers, 'filters' | 'named'>,
  isShare: boolean,
  each: Reading['each'],
): (filter: Found) => boolean {
  if (!isShare) return () => false;
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const isCompared = ({ dimension }: { readonly dimension: string }): boolean =>
    dimension === each?.dimension;
  const hasPart = filters.some((one) => one.is === 'one_of' && !isCompared(one));
  // "The share of Linz bookings from Germany against Austria": parts of those of Linz; "in Vienna" they are wholes
  const first = named.find(isCompared);
  const lead = first === undefined ? undefined : pieces[neighbour(pieces, first.at, -1, isNoise)];
  const areParts = /^(?:from|by|via|through)(?: the)?$/i.test(lead?.said ?? '');
  // "Sessions from youtube.com on mobile as a percentage of youtube.com sessions": named again, it is the whole
  const isRepeated = ({ at, dimension, members }: Found): boolean =>
    at < share &&
    named.some(
      (one) =>
        one.at > share && one.dimension === dimension && one.members.every((name) => members.includes(name)),
    );
  const isPartOfRepeated = filters.some(isRepeated) && !filters.every(isRepeated);
  return (filter) => (isPartOfRepeated && isRepeated(filter)) || isOfOther(filter);

  function isOfOther({ at, is }: Found): boolean {
    return (
      // "The share of google, excluding London": London is out of both
      (is.startsWith('no') && hasPart && isLeftOut(pieces, at)) ||
      (each !== null && areParts && share >= 0 && at === neighbour(pieces, share, 1, isNoise))
    );
  }
}

const isLeftOut = (pieces: readonly Piece[], at: number): boolean => {
  const word = pieces.slice(0, at).findLast((piece) => isKeyword(piece, 'without'));
  if (/^(?:exclud|without|except|leav|ignor|apart|besides|other than)/i.test(word?.said ?? '')) return true;
  // "Non-US mobile share", "mobile share of sessions outside the US"; what a share "is" or "comes from" is its part
  const share = pieces.findIndex((piece) => isKeyword(piece, 'share'));
  const isPart = pieces
    .slice(share + 1, at)
    .some(({ said }) =>
      /^(?:is|are|was|were|come|comes|came|made|come from|comes from|came from)\b/i.test(said),
    );
  return !isPart && /^(?:outside|non)/i.test(word?.said ?? '');
};
