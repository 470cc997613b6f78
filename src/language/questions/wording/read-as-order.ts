import { type BoundText, sentence } from '../../bound-text.ts';
import { percent } from '../../quantity.ts';
import type { OfUnits } from '../reading/of-units.ts';
import type { Reading } from '../reading/reading.ts';
import type { PartWords } from './read-as-context.ts';
import { nounOf } from './read-as-what.ts';
import { dayPiece, wholeNumber } from './say.ts';

type Rank = NonNullable<Reading['rank']>;

const ways: Readonly<Record<Exclude<Rank['by'], 'both_ends'>, string>> = {
  value: '',
  gain: 'gain',
  loss: 'loss',
  change: 'change',
  growth: 'relative growth',
  shrinkage: 'relative loss',
  relative_change: 'relative change',
};

/** So many mean all of them. */
const EVERY = 1_000;

/** In which order rows stand, and how many of them. */
export const orderWords = {
  stretch: ({ stretch }) => (stretch === null ? [] : [stretchWords(stretch)]),
  rank: ({ rank, countPer, grain, moves }) => {
    // Days, weeks and months that moved as asked stand in their own order
    const isInTime = rank?.of === 'time' && rank.count === null && moves.length > 0;
    if (rank === null) return [];
    const words = rankWords(rank, countPer ?? grain ?? 'day');
    return [isInTime ? sentence`in the order of time, not ${words}` : words];
  },
  ofUnits: ({ ofUnits, grain }) => (ofUnits === null ? [] : [ofUnitsWords(ofUnits, grain ?? 'day')]),
  place: ({ place }) => (place === 1 ? [] : [sentence`from place ${wholeNumber(place, 'reading.place')} on`]),
  upTo: ({ upTo }) =>
    upTo === null ? [] : [sentence`until ${percent(upTo, 'reading.upTo')} of the whole is reached`],
  endOfTime: ({ endOfTime }) => (endOfTime === null ? [] : [sentence`the ${endOfTime} of them`]),
  isBothEnds: ({ isBothEnds }) => (isBothEnds ? [sentence`the first and the last`] : []),
  orderBy: ({ orderBy }, { view }) =>
    orderBy === null ? [] : [sentence`in order of ${nounOf(orderBy, view)}`],
  order: ({ order }) => (order === null ? [] : [sentence`${order === 'up' ? 'low to high' : 'high to low'}`]),
} satisfies PartWords;

function rankWords({ of, count, direction, by }: Rank, grain: NonNullable<Reading['grain']>): BoundText {
  const isAll = count === null || count >= EVERY;
  const number = isAll || count === 1 ? sentence`` : sentence`${wholeNumber(count, 'reading.rank.count')} `;
  if (by === 'both_ends')
    return isAll
      ? sentence`those that gained and those that lost most`
      : sentence`the ${number}that gained and that lost most`;
  const unit = of === 'time' ? unitWords(grain, isAll || count === 1) : '';
  if (by === 'value') {
    const end = direction === 'top' ? 'highest' : 'lowest';
    return isAll ? sentence`${end}${unit} first` : sentence`the ${number}${end}${unit}`;
  }
  const end = `${direction === 'top' ? 'largest' : 'smallest'} ${ways[by]}`;
  if (isAll) return sentence`${end}${unit} first`;
  return sentence`the ${count === 1 && unit === '' ? 'one ' : number}${unit === '' ? '' : `${unit.trim()} `}with the ${end}`;
}

/** "The place of March among them", "the average of these", "the longest run of them". */
function ofUnitsWords(ofUnits: OfUnits, grain: string): BoundText {
  switch (ofUnits.asks) {
    case 'place':
      return sentence`the place of the one from ${dayPiece(ofUnits.unit, 'reading.ofUnits.unit')}`;
    case 'average':
      return sentence`the average of these`;
    case 'median':
      return sentence`the median of these`;
    case 'run': {
      const which = ofUnits.isNow ? 'how many in a row by now' : 'the longest run of them';
      return ofUnits.direction === null
        ? sentence`${which}`
        : sentence`${which}, each ${grain} going ${ofUnits.direction} from the one before`;
    }
  }
}

function unitWords(grain: NonNullable<Reading['grain']>, isOne: boolean): string {
  if (grain === 'weekday') return isOne ? ' day of the week' : ' days of the week';
  return isOne ? ` ${grain}` : ` ${grain}s`;
}

function stretchWords({ count, unit, direction, isWish }: NonNullable<Reading['stretch']>): BoundText {
  const end = isWish ? (direction === 'top' ? 'best' : 'worst') : direction === 'top' ? 'highest' : 'lowest';
  return sentence`the ${end} ${wholeNumber(count, 'reading.stretch.count')} ${unit}s in a row`;
}
