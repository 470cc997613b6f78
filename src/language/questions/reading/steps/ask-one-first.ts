import { timeAsked } from '../../wording/time-asked.ts';
import { inWords } from '../in-words.ts';
import type { Mark } from '../mark.ts';
import { isKeyword, isPeriod, isPlural, isRank } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';

const JOINT = /^(?:of|for|from)$/i;

/**
 * "Enrolments by country for the top course", where courses are the pages below an address, and "share of bookings by channel for the top
 * hotel": who is the first is not found before such a question, and without it the answer would be of all of them, or of the first
 * within each row. Both steps are offered.
 */
export function askOneFirst(marks: readonly Mark[]): void {
  const at = marks.findIndex(
    (mark, place) =>
      isRank(mark) &&
      /^(?:the|our|my)$/i.test(marks[place - 1]?.said ?? '') &&
      JOINT.test(marks[place - 2]?.said ?? '') &&
      isOneOfKind(marks[place + 1]),
  );
  const [rank, kind] = marks.slice(at, at + 2);
  if (at < 0 || rank === undefined || kind === undefined) return;
  const rest = [...marks.slice(0, at - 2), ...marks.slice(at + 2)];
  const isSplit = rest.some(({ type }) => type === 'dimension' || type === 'grain');
  const isShare = rest.some((mark) => isKeyword(mark, 'share'));
  const metric = rest.find(({ type }) => type === 'metric');
  if (!isSplit || metric === undefined || (kind.type !== 'members' && !isShare)) return;
  if (rest.some((mark) => isRank(mark) || isKeyword(mark, 'which', 'each'))) return;
  const when = timeAsked(rest.find(isPeriod));
  throw askedBack('two_rankings', [
    asChoice(`${rank.said} ${kind.said} by ${metric.said.toLowerCase()} ${when}`.trim()),
    asChoice(inWords(rest)),
  ]);
}

/** "Hotel", and "course", which is a page below an address */
const isOneOfKind = (mark: Mark | undefined): boolean =>
  mark !== undefined &&
  !isPlural(mark.said) &&
  (mark.type === 'dimension' ||
    (mark.type === 'members' && mark.candidates.some(({ prefix }) => prefix !== undefined)));
