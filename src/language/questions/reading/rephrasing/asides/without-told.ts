import { datesInParentheses } from './dates-in-parentheses.ts';
import { eventBehindTime } from './event-behind-time.ts';
import { givenClause } from './given-clauses.ts';
import { namesIncluded } from './names-included.ts';
import { numberToldBefore } from './number-told-before.ts';
import type { MarksOf, Retold } from './retold.ts';
import { sideToldBefore } from './side-told-before.ts';
import { toldBefore } from './told-before.ts';
import { eventInClause } from './told-events.ts';

/**
 * "We changed the checkout on 20 March. Did conversion improve since?" asks of the days since 20 March, and so does "since the
 * relaunch on 20 March": what happened gives the day, and is no part of any number.
 */
export function withoutTold(text: string, marksOf: MarksOf): Retold {
  const plain = sideToldBefore(datesInParentheses(text.replace(/\s+/g, ' ').trim()), marksOf);
  const before = givenClause(plain, marksOf) ?? numberToldBefore(plain) ?? toldBefore(plain, marksOf);
  const within = eventInClause(before?.text ?? plain, marksOf) ?? eventBehindTime(before?.text ?? plain);
  const included = namesIncluded(within?.text ?? before?.text ?? plain, marksOf);
  const told = [before, within, included].flatMap((one) => one?.told ?? []);
  return {
    text: included?.text ?? within?.text ?? before?.text ?? plain,
    told: told.length === 0 ? null : told.join('; '),
  };
}
