import { yesNoQuestion } from '../../../text/yes-no-question.ts';
import type { Mark } from '../../mark.ts';
import { besideFirst } from './beside-first.ts';
import { claimWords } from './claim-word.ts';
import { type Clause, clauseInWords, eachNamed, isPhrase } from './clause.ts';
import { type Clauses, clausesOf, JOINT } from './clauses.ts';

/** One of several claims of a question, as a question of its own. */
export interface SingleClaim {
  readonly question: string;
  /** Whether the whole question takes it to be so, or not to be so ("but not in Graz"). */
  readonly isSo: boolean;
}

/**
 * "Does Vienna have more bookings but fewer cancellations than Salzburg?", "… more on mobile but fewer on desktop?": a question of yes
 * or no that holds two names or two times against each other more than once, each time by another number, in another place or against
 * another one. Each claim is said in full; undefined where there is but one, or where one cannot be said by the words of the other.
 */
export function claimsApart(
  text: string,
  marksOf: (said: string) => readonly Mark[],
): readonly SingleClaim[] | undefined {
  const asked = yesNoQuestion(text);
  if (asked === undefined || !JOINT.test(asked)) return undefined;
  const words = claimWords(asked, marksOf(asked));
  const clauses = words && clausesOf(words);
  return clauses && saidInFull(clauses);
}

function saidInFull({ first, further }: Clauses): readonly SingleClaim[] | undefined {
  const told = further.map((one) => besideFirst(first, one));
  if (!told.every((one) => one !== undefined)) return undefined;
  const shared = told.flatMap((one) => one.shared);
  const isHeld = [...first, ...shared].some((part) => isPhrase(part) && part.of === 'than');
  const isMoved = first.some((part) => !isPhrase(part) && part.is === 'move');
  // Who rose and who fell are held to their verbs elsewhere; "not in Graz" is asked by no verb
  if (!isHeld && !(isMoved && further.some(({ isDenied }) => isDenied))) return undefined;
  const claims = [{ said: first, isSo: true }, ...told];
  return claims.flatMap(({ said, isSo }) =>
    // What moved in two places together may have moved in one of them alone
    (isHeld ? [said] : ofEachName(said)).map((one) => ({
      question: clauseInWords([...one, ...shared]),
      isSo,
    })),
  );
}

function ofEachName(clause: Clause): readonly Clause[] {
  const at = clause.findIndex((part) => isPhrase(part) && part.of === 'name');
  const list = clause[at];
  return list !== undefined && isPhrase(list) ? eachNamed(list).map((one) => clause.with(at, one)) : [clause];
}
