import { inWords } from '../../in-words.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword, isNamed, isPeriod } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';

const EVER = /^ever$/i;
const DID = /^(?:did|does|do|had|has|have|was|is|were|are)$/i;
const UNITS = /^(?:days?|weeks?|months?|quarters?|years?)$/i;
/** "In a month", "in any month", "in its best month" */
const OF_ALL_TIMES = /^(?:an?|any|any other|one|its|their|best|single)$/i;

/**
 * "Did Vienna earn more in September than Salzburg ever did", "than Linz did in any month": what the one had in the days that are named, and the
 * best that the other had of all times. Held against each other within those days it would be another question.
 * @throws NotAnswerable with each of the two as a question of its own
 */
export function refuseEverOfOther(marks: readonly Mark[]): void {
  const at = marks.findIndex(({ said }) => /\bthan$/i.test(said));
  const metric = marks.findLast(({ type }) => type === 'metric');
  if (at < 0 || metric === undefined) return;
  const [left, right] = [marks.slice(0, at), marks.slice(at + 1)];
  const isOfRight = isOfAllTimes(right) && namesTime(left);
  const isOfLeft = isOfAllTimes(left) && namesTime(right) && right.some(({ said }) => DID.test(said));
  const [timed, open] = isOfRight ? [left, right] : isOfLeft ? [right, left] : [];
  const [one, other] = [timed?.find(isNamed), open?.find(isNamed)];
  const time = timed?.find(isNamedTime);
  if (one === undefined || other === undefined || time?.type !== 'time' || isSame(one, other)) return;
  const unit = open?.find(({ said, type }) => UNITS.test(said) && type !== 'time')?.said;
  const kind = unit ?? (time.time.type === 'period' ? time.time.period.unit : 'range');
  const number = metric.said.replace(/^(?:earn|earned|earns|make|made)$/i, 'revenue');
  throw askedBack('not_at_once', [
    asChoice(`${number} for ${one.said} in ${inWords([time])}`),
    asChoice(`top ${UNITS.test(kind) ? kind.replace(/s$/i, '') : 'month'} by ${number} for ${other.said}`),
  ]);
}

const isNamedTime = (mark: Mark): boolean => isPeriod(mark) && !EVER.test(mark.said);
const namesTime = (side: readonly Mark[]): boolean => side.some(isNamedTime);

const isOfAllTimes = (side: readonly Mark[]): boolean =>
  !namesTime(side) &&
  side.some(
    (mark, at) => EVER.test(mark.said) || (/^(?:unit|grain)$/.test(mark.type) && isOfAny(mark, side[at - 1])),
  );

/** "A month" is one stretch, "any month" two. */
const isOfAny = ({ said }: Mark, lead: Mark | undefined): boolean =>
  /^(?:an?|any|one|single) /i.test(said) ||
  OF_ALL_TIMES.test(lead?.said ?? '') ||
  isKeyword(lead, 'best', 'top');

const isSame = (one: Mark, other: Mark): boolean => one.said.toLowerCase() === other.said.toLowerCase();
