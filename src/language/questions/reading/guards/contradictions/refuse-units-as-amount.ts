import { soManyWords } from '../../../wording/so-many-words.ts';
import type { Mark } from '../../mark.ts';
import { isBound, isKeyword, isLight } from '../../piece.ts';
import { asChoice, askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { inTime } from '../in-time.ts';

/**
 * "Did Email have sessions on at least 300 days?": of how many days it is so, and not on which of them it had 300. Of each of a kind the
 * days are counted, which is read before.
 */
export function refuseUnitsAsAmount(marks: readonly Mark[], reading: Reading): void {
  const { limits, unitsOfEach, ofUnits, always, moves, grain } = reading;
  if (unitsOfEach !== null || ofUnits !== null || always !== null || moves.length > 0) return;
  const said = marks.filter(({ type }) => type !== 'noise');
  // "With at least 1 good day": it counts nothing else
  const isOfNothing = said.every(({ type }) => type !== 'metric' && type !== 'dimension');
  const at = said.findIndex(
    (mark, place) =>
      mark.type === 'unit' &&
      mark.unit === grain &&
      (isAmount(said, place - 1) || (isOfNothing && isLimit(said[place - 2]))) &&
      limits.some(({ value }) => isNumber(said[place - 1], value)),
  );
  const unit = said[at];
  if (unit === undefined) return;
  const held = limits.find(({ value }) => isNumber(said[at - 1], value));
  const other = limits.find((limit) => limit !== held && limit.metric === held?.metric);
  const amount = other === undefined ? 'at least 1' : `${soManyWords[other.is]} ${other.value}`;
  const metric = said.find(({ type }) => type === 'metric')?.said ?? '{metric}';
  const kind = said.find(({ type }) => type === 'dimension');
  const name = said.find(({ type }) => type === 'members');
  const time = said.find(({ type }) => type === 'time')?.said;
  const when = time === undefined ? '' : ` ${inTime(time)}`;
  const units = unit.said.replace(/([^s])$/, '$1s');
  throw askedBack(
    'units_as_amount',
    kind !== undefined
      ? [
          asChoice(
            `number of ${units} with ${other === undefined ? '' : `${amount} `}${metric} by ${kind.said}${when}`,
          ),
        ]
      : name !== undefined
        ? [asChoice(`how many ${units} had ${amount} ${metric} from ${name.said}${when}`)]
        : [asChoice(`how many ${units} had ${amount} ${metric}${when}`)],
  );
}

/** "On at least 300", "in 3": what leads a number of days, and no limit of another number. */
function isAmount(said: readonly Mark[], at: number): boolean {
  const before = said[at - 1];
  const lead = said[isLimit(before) ? at - 2 : at - 1];
  return (
    lead !== undefined &&
    /^(?:on|in|for|during)$/i.test(lead.said) &&
    (isLimit(before) || isLight(lead) || isKeyword(lead, 'preposition'))
  );
}

const isLimit = (mark: Mark | undefined): boolean => isBound(mark) || isKeyword(mark, 'equal');

const isNumber = (mark: Mark | undefined, value: number): boolean =>
  mark?.type === 'number' && !mark.percent && mark.value === value;
