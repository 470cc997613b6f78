import { singular } from '../../../plural.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isRank } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

/**
 * "The top 3 channels by revenue and their mobile share": who is first by revenue is told, or who has the largest share within;
 * the reading would choose those with the largest share, which nobody asked for.
 */
export function refuseShareOfChosen(marks: readonly Mark[], { shape, rank, filters, chosen }: Reading): void {
  const isOfParts = shape === 'share' && filters.some(({ isPart }) => isPart === true);
  if (!isOfParts || rank?.of !== 'members' || chosen !== null) return;
  const their = marks.findIndex(({ said }) => /^(?:their|its)$/i.test(said));
  const ranked = marks.slice(0, Math.max(0, their));
  const by = ranked.findIndex((mark, at) => isKeyword(mark, 'by') && ranked[at + 1]?.type === 'metric');
  const kind = ranked.slice(0, Math.max(0, by)).findLast(({ type }) => type === 'dimension');
  const isShare = marks.slice(their).some((mark) => isKeyword(mark, 'share'));
  if (by < 0 || kind === undefined || !isShare || !ranked.slice(0, by).some(isRank)) return;
  const share = inWords(marks.slice(their + 1)).replace(/[?.!]+$/, '');
  throw askedBack('chosen_then_compared', [
    asChoice(inWords(ranked.slice(0, by + 2))),
    asChoice(`${share} by ${singular(kind.said)}`),
  ]);
}
