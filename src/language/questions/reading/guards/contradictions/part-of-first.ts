import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isRank } from '../../piece.ts';
import type { Reading } from '../../reading.ts';

const HOW_MANY = /^how (?:many|much)(?: of)?(?: (?:them|those|these|that|it))?$/i;

/**
 * "Which destination had the most bookings, and how many of them were packages": the name behind limits what was found, and not
 * who is found. A number and a part of it are a share.
 */
export function partOfFirst(marks: readonly Mark[], { shape, rank, each, gap }: Reading): About | undefined {
  if (each !== null || gap !== null || (shape === 'share' && rank === null)) return undefined;
  const spoken = marks.filter(({ type, said }) => type !== 'noise' || /^[,;:]$/.test(said));
  const at = spoken.findIndex(
    (_, place) => place > 1 && (isJoined(spoken, place) || isOfWhich(spoken, place)),
  );
  if (at < 0) return undefined;
  const behind = spoken.slice(at + 1);
  const kinds = kindsOf(behind);
  // "How many came from mobile and how many from desktop" holds both against each other
  const isBeside = kindsOf(spoken.slice(0, at)).some((kind) => kinds.includes(kind));
  if (kinds.length === 0 || isBeside || behind.some(({ type }) => type === 'dimension')) return undefined;
  const before = spoken.slice(0, at).flatMap((mark) => (mark.type === 'metric' ? [mark.metric] : []));
  const isOfOther = behind.some((mark) => mark.type === 'metric' && !before.includes(mark.metric));
  return !isOfOther || isSentenceBefore(marks, marks.indexOf(spoken[at] as Mark)) ? 'which_part' : undefined;
}

/** "How many sessions did we have, and how many purchases on mobile": the first clause is whole without the name. */
const isSentenceBefore = (marks: readonly Mark[], joint: number): boolean =>
  marks.slice(0, joint).some(isVerb) && !marks.slice(joint).some(isVerb);

const isVerb = ({ said }: Mark): boolean => /^(?:did|do|does|was|were|have|has|had|got|came)$/i.test(said);

const isJoined = (spoken: readonly Mark[], at: number): boolean =>
  ((isKeyword(spoken[at], 'count', 'share') && HOW_MANY.test(spoken[at]?.said ?? '')) ||
    // "And which of those were mobile"
    (isKeyword(spoken[at], 'which') && /^which(?: ones)? of$/i.test(spoken[at]?.said ?? ''))) &&
  (isKeyword(spoken[at - 1], 'and') || /^[,;:]$/.test(spoken[at - 1]?.said ?? ''));

const isOfWhich = (spoken: readonly Mark[], at: number): boolean =>
  isKeyword(spoken[at], 'which') && /^of$/i.test(spoken[at - 1]?.said ?? '') && !isRank(spoken[at + 1]);

const kindsOf = (marks: readonly Mark[]): readonly string[] =>
  marks.flatMap((mark) => (mark.type === 'members' ? mark.candidates.map(({ dimension }) => dimension) : []));

/** "The best channel in India and its conversion rate": it is not the best by that rate. */
export function numberOfFirst(
  marks: readonly Mark[],
  { rank, metrics, orderBy }: Reading,
): About | undefined {
  if (rank?.by !== 'value' || orderBy !== null) return undefined;
  const joint = marks.findIndex(
    (mark, at) => isKeyword(mark, 'and') && /^(?:its|their)$/i.test(marks[at + 1]?.said ?? ''),
  );
  const behind = marks.slice(joint + 1).find(({ type }) => type === 'metric');
  const isNamedBefore = marks.slice(0, Math.max(0, joint)).some(({ type }) => type === 'metric');
  const isRankedBefore = marks.slice(0, Math.max(0, joint)).some(isRank);
  return joint >= 0 &&
    isRankedBefore &&
    !isNamedBefore &&
    behind?.type === 'metric' &&
    metrics[0] === behind.metric
    ? 'chosen_then_compared'
    : undefined;
}
