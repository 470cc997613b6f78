import type { Mark } from '../../../mark.ts';
import { isKeyword, isNoise } from '../../../piece.ts';

const PEOPLE =
  /^(?:people|persons|folks|donors?|supporters?|givers?|backers?|readers?|subscribers?|members?|users?|visitors?)$/i;

/** "Has Canada ever given more" */
const isEver = (mark: Mark): boolean => mark.type === 'time' && /^ever$/i.test(mark.said);

/** Where it stands who does what the verb at this place says; -1 where nothing stands before it. */
export const subjectOf = (marks: readonly Mark[], at: number): number =>
  marks.slice(0, at).findLastIndex((mark) => !isNoise(mark) && !isEver(mark));

/** A name, one of a kind, or people. */
export const isWho = (who: Mark | undefined): boolean =>
  who !== undefined &&
  (who.type === 'members' ||
    who.type === 'dimension' ||
    (who.type === 'metric' && PEOPLE.test(who.said)) ||
    isKeyword(who, 'which'));
