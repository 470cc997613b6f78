import type { Mark } from '../mark.ts';

const PEOPLE = /\b(users?|visitors?)$/i;

/** The people of "mobile users", "new vs returning visitors": a name is all that is read of them, and they are who is asked for. */
export const peopleInName = (marks: readonly Mark[]): string | null =>
  marks
    .filter((mark) => isOfNewOrReturning(mark) || isByAnotherName(mark))
    .map(({ said }) => PEOPLE.exec(said)?.[1])
    .find((said) => said !== undefined) ?? null;

const isOfNewOrReturning = ({ type, said }: Mark): boolean =>
  type === 'dimension' && /^(?:new|returning|repeat)\b/i.test(said);

/** What the data themselves call "Registered users" is a name and nothing else. */
const isByAnotherName = (mark: Mark): boolean =>
  mark.type === 'members' &&
  !mark.candidates.some(({ members }) =>
    members.some((name) => name.toLowerCase() === mark.said.toLowerCase()),
  );
