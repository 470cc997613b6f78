import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';

const ONE_OF = /^(?:an?|each|every)$/i;

/**
 * "Campaigns with more than 30 a donation": the number is of something for each donation, and no number of donations. "At least 2.5
 * nights a booking" is no number of nights either.
 */
export function limitOfOneSide(marks: readonly Mark[], { limits }: Reading): About | undefined {
  const isOfOne = marks.some((mark, at) => {
    if (mark.type !== 'number') return false;
    const named = /^(?:in|of)$/i.test(marks[at + 1]?.said ?? '') ? at + 2 : at + 1;
    const counted = marks[named];
    const joint = counted?.type === 'metric' ? named + 1 : at + 1;
    const isFor = /^(?:for|to)$/i.test(marks[joint]?.said ?? '');
    const one = marks[isFor ? joint + 1 : joint];
    const under = marks[isFor ? joint + 2 : joint + 1];
    if (!(isKeyword(one, 'per', 'each') || ONE_OF.test(one?.said ?? ''))) return false;
    // "Over 10 a car", where tickets of cars are sold
    if (under?.type === 'members' && counted?.type !== 'metric')
      return limits.some(({ value }) => value === mark.value);
    if (under?.type !== 'metric') return false;
    return limits.some(
      ({ metric, value }) =>
        value === mark.value &&
        (metric === under.metric || (counted?.type === 'metric' && metric === counted.metric)),
    );
  });
  return isOfOne ? 'limit_of_ratio' : undefined;
}
