import type { Mark } from '../mark.ts';
import { isKeyword } from '../piece.ts';
import { asChoice, askedBack } from '../problem.ts';
import type { Reading } from '../reading.ts';

type Name = Extract<Mark, { type: 'members' }>;

const isJoining = (mark: Mark): boolean =>
  isKeyword(mark, 'and', 'or', 'rest') ||
  /^(?:[,&/+(]|plus|both|nor|with|together|combined|along|well)$/i.test(mark.said);

/**
 * "Desktop is what percent of mobile", "what percentage of mobile sessions is desktop": one of two names of a kind is held against
 * the other, and both are not a share of all. Only what a word joins is one part.
 */
export function refuseShareOfAnother(marks: readonly Mark[], { shape, filters, metrics }: Reading): void {
  if (shape !== 'share') return;
  const names = marks.flatMap((mark, at) => (mark.type === 'members' ? [{ mark, at }] : []));
  for (const [place, { mark, at }] of names.entries()) {
    const next = names[place + 1];
    if (next === undefined || marks.slice(at + 1, next.at).some(isJoining)) continue;
    // "Mobile bookings as a share of all mobile bookings": one name, said twice
    if (areOne(mark, next.mark)) continue;
    if (!filters.some((filter) => holds(filter, mark) && holds(filter, next.mark))) continue;
    const share = marks.findIndex((one) => isKeyword(one, 'share'));
    const [over, under] = share < at ? [next.mark, mark] : [mark, next.mark];
    const number =
      marks.find(({ type }) => type === 'metric')?.said ?? metrics[0]?.replaceAll('_', ' ') ?? '';
    const when = marks.flatMap(({ type, said }) => (type === 'time' ? [` ${said}`] : [])).join('');
    throw askedBack('share_of_which', [
      asChoice(`${over.said} ${number} as a percentage of ${under.said} ${number}${when}`),
    ]);
  }
}

const areOne = (one: Name, other: Name): boolean =>
  one.candidates[0]?.members.join() === other.candidates[0]?.members.join();

const holds = ({ dimension, is, members }: Reading['filters'][number], { candidates }: Name): boolean =>
  is === 'one_of' &&
  candidates.some(
    (one) => one.dimension === dimension && one.members.every((name) => members.includes(name)),
  );
