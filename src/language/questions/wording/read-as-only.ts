import { type BoundText, type Piece, sentence } from '../../bound-text.ts';
import type { ReadFilter, Reading } from '../reading/reading.ts';
import { blankWords, isOfBlank } from './blank-name.ts';
import { labelPiece } from './label-piece.ts';
import type { PartWords, ReadAsContext } from './read-as-context.ts';
import { nounOf } from './read-as-what.ts';
import { listed, wholeNumber } from './say.ts';

const MOST_NAMES = 4;

const verbs: Readonly<Record<ReadFilter['is'], string>> = {
  one_of: '',
  none_of: '',
  containing: 'holding ',
  not_containing: 'holding ',
  starting_with: 'beginning with ',
  not_starting_with: 'beginning with ',
};
const isLeftOut = (is: ReadFilter['is']): boolean => is.startsWith('not_') || is === 'none_of';

/** Which part of the data counts: names that limit it, days of the week, the largest ones left out. */
export const onlyWords = {
  filters: (reading, context) =>
    reading.filters.map((filter, at) => sentence`${filterWords(filter, at, reading, context)}`),
  weekdays: ({ weekdays: [days, second] }) =>
    days === undefined || second !== undefined ? [] : [sentence`only on ${days.words}`],
  chosen: ({ chosen }, { view }) =>
    chosen === null
      ? []
      : [
          sentence`of the ${wholeNumber(chosen.count, 'reading.chosen.count')} with the ${chosen.direction === 'top' ? 'most' : 'least'} ${nounOf(chosen.metric, view)}`,
        ],
  leftOut: ({ leftOut }, context) =>
    leftOut === null
      ? []
      : [
          sentence`without the ${leftOut.direction === 'top' ? 'largest' : 'smallest'} ${wholeNumber(leftOut.count, 'reading.leftOut.count')} by ${labelPiece(leftOut.dimension, context)}`,
        ],
  leftOutDays: ({ leftOutDays: days }) =>
    days === null
      ? []
      : [
          sentence`without the ${days.direction === 'top' ? 'largest' : 'smallest'} ${wholeNumber(days.count, 'reading.leftOutDays.count')} by ${days.unit}`,
        ],
  isAllData: ({ isAllData, periods }) =>
    isAllData && periods.length === 0 ? [sentence`all days with data`] : [],
} satisfies PartWords;

function filterWords(
  filter: ReadFilter,
  at: number,
  { shape, dimensions }: Reading,
  context: ReadAsContext,
): BoundText {
  const { dimension, is, members, isWhole, isPart } = filter;
  const names = members.slice(0, MOST_NAMES).map(
    (text, place): Piece => ({
      text: text === '' ? '(empty)' : `“${text.trim()}”`,
      path: `reading.filters.${at}.members.${place}`,
      value: text,
    }),
  );
  const more = members.length - names.length;
  const moreWords =
    more > 0 ? sentence` and ${wholeNumber(more, context.keep('more_names', more))} more` : sentence``;
  const isTaken = isPart === true || (shape === 'share' && isWhole !== true && dimensions.length === 0);
  const role = isTaken ? 'taken by ' : isWhole === true ? 'of all with ' : 'only ';
  if (isOfBlank(filter))
    return sentence`${isTaken ? 'taken by those' : isWhole === true ? 'of all' : 'only those'} ${blankWords(filter, context.view.labelOf(dimension).toLowerCase())}`;
  return sentence`${isLeftOut(is) ? (isTaken ? 'taken by all without ' : 'without ') : role}${labelPiece(dimension, context)} ${verbs[is]}${listed(names, ' or ')}${moreWords}`;
}
