import type { SourceView } from '../../../../data/source-view.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import type { Mark } from '../../../mark.ts';
import { isEventVerb } from '../../../marking/own-word-forms.ts';
import { isKeyword } from '../../../piece.ts';

/** What stands between things and what became of them. */
export const WERE =
  /^(?:that|which|who|(?:(?:that|which|who) )?(?:were|was|are|is|got|get|have been|has been|had been|been|being)|did|do|does|have|had|we|they|you|(?:did|do|does|have|had) (?:we|they|you))$/i;
const WITH_WERE = /^(?:(?:that|which|who) )?(?:were|was|are|is|got) (?=\p{L})/iu;

/** "How many dozens a day did we lift": by what it is counted stands between. */
const isTime = (mark: Mark): boolean => mark.type === 'grain';

/**
 * "How many orders were cancelled", "orders did we cancel", "tickets that got reopened" of cancelled_orders and tickets_reopened: the column that has
 * just these two words, and not all orders beside those.
 */
export function columnsInTwoWords(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const isOfUnits = marks.some((mark) => isKeyword(mark, 'share', 'average', 'per'));
  for (const [at, noun] of marks.entries()) {
    if (noun.type !== 'metric' || (isOfUnits && !isDoneByUs(marks, at))) continue;
    const behind = marks.findIndex((mark, place) => place > at && !WERE.test(mark.said) && !isTime(mark));
    const state = marks[behind];
    if (state === undefined || !/^(?:metric|unknown|noise)$/.test(state.type)) continue;
    const column = columnOfFate(noun, state, views);
    if (column === undefined) continue;
    const within = marks.slice(at, behind + 1);
    const said = within.flatMap((mark) => (isTime(mark) ? [] : [mark.said]));
    const whole: Mark = { ...noun, metric: column, said: said.join(' ') };
    return [...marks.slice(0, at), whole, ...within.filter(isTime), ...marks.slice(behind + 1)];
  }
  return marks;
}

/** The column that counts what became of these: of "bookings" that were "cancelled" the cancellations. */
export const columnOfFate = (noun: Mark, state: Mark, views: readonly SourceView[]): string | undefined =>
  onlyColumn(wordsOf(noun.said), wordsOf(state.said.replace(WITH_WERE, '')), views) ??
  fateOf(noun, state, views);

const CALLED_OFF =
  /^(?:(?:that|which) )?(?:(?:were|was|are|is|got) )?(?:cancell?ed|called off|fell through|fallen through)$/i;
const REFUNDED = /^(?:(?:that|which) )?(?:(?:were|was|are|is|got) )?refunded$/i;
const CAN_BE_REFUNDED = /^(?:tickets?|bookings?|orders?|reservations?|lessons?|purchases?|passes|pass)$/i;
const CAN_BE = /^(?:bookings?|orders?|reservations?|lessons?|appointments?|viewings?|hires?|loans?)$/i;

/** "How many bookings were cancelled" where their cancellations are counted: of those alone that the file counts, and can be called off. */
function fateOf(noun: Mark, state: Mark, views: readonly SourceView[]): string | undefined {
  if (noun.type !== 'metric' || state.type !== 'metric') return undefined;
  if (REFUNDED.test(state.said) && CAN_BE_REFUNDED.test(noun.said)) return state.metric;
  if (!CALLED_OFF.test(state.said)) return undefined;
  const counted = views.flatMap(({ metricColumns }) => metricColumns);
  const others = counted.filter((column) => column !== noun.metric && CAN_BE.test(column));
  return CAN_BE.test(noun.said) && isEventVerb(state.said) && others.length === 0 ? state.metric : undefined;
}

/** That what was called off is counted by its own column was left to be understood. */
export const isFate = (said: string): boolean => {
  const [noun = '', ...rest] = said.split(' ');
  const fate = rest.join(' ');
  return (CAN_BE.test(noun) && CALLED_OFF.test(fate)) || (CAN_BE_REFUNDED.test(noun) && REFUNDED.test(fate));
};

/** "Dozens do we lift per week": what was done to them, whatever it is told by. */
const isDoneByUs = (marks: readonly Mark[], noun: number): boolean =>
  isKeyword(marks[noun - 1], 'count') &&
  /^(?:did|do|have|had) we\b/i.test(
    marks
      .slice(noun + 1, noun + 3)
      .map(({ said }) => said)
      .join(' '),
  );

function onlyColumn(
  noun: readonly string[],
  state: readonly string[],
  views: readonly SourceView[],
): string | undefined {
  if (noun.length !== 1 || state.length !== 1) return undefined;
  const words = [...noun, ...state.flatMap(pastOf)];
  const isSaid = (column: readonly string[]): boolean =>
    column.length === 2 && column.every((word) => words.includes(word));
  const columns = views
    .flatMap(({ metricColumns }) => metricColumns)
    .filter((column) => isSaid(wordsOf(column)));
  return columns.length === 1 ? columns[0] : undefined;
}

/** "Did we lift" is dozens lifted. */
const pastOf = (verb: string): readonly string[] => [
  verb,
  `${verb}ed`,
  `${verb}d`,
  `${verb}${verb.at(-1)}ed`,
];
