import { type BoundText, name, type Piece, sentence } from '../../bound-text.ts';
import { percent } from '../../quantity.ts';
import { askMetric } from '../data/ask-metric.ts';
import type { ReadFilter, Reading, ReadLimit, ReadMoveLimit } from '../reading/reading.ts';
import { compareWords } from './compare-words.ts';
import type { PartWords, ReadAsContext } from './read-as-context.ts';
import { nounOf } from './read-as-what.ts';
import { listed, valueText, wholeNumber } from './say.ts';

const moved: Readonly<Record<ReadMoveLimit['direction'], string>> = {
  up: 'gained',
  down: 'lost',
  either: 'moved by',
};

const askedWords: Readonly<Record<NonNullable<Reading['asks']>, string>> = {
  up: 'more',
  down: 'less',
  better: 'better',
  worse: 'worse',
};

/** Of what an analysis found. */
const foundWords: Readonly<Record<NonNullable<Reading['asks']>, string>> = {
  up: 'that rose',
  down: 'that fell',
  better: 'for the better',
  worse: 'for the worse',
};

/** Which rows are kept: limits of a number, of a change, of every unit. */
export const keptWords = {
  limits: ({ limits }, context) =>
    limits.map((limit, at) => sentence`where ${limitWords(limit, `reading.limits.${at}`, context)}`),
  chosenDays: ({ chosenDays }, context) => (chosenDays === null ? [] : [chosenWords(chosenDays, context)]),
  moves: ({ moves, metrics }, context) =>
    joinedMoves(
      moves,
      moves.map((move, at) => moveWords({ ...move, root: `reading.moves.${at}` }, metrics[0] ?? '', context)),
    ),
  always: ({ always }) => (always === null ? [] : [alwaysWords(always)]),
  asks: ({ asks, isYesNo, intent }) => {
    if (asks !== null && intent === 'findings') return [sentence`those ${foundWords[asks]}`];
    return asks === null || !isYesNo ? [] : [sentence`asked whether ${askedWords[asks]}`];
  },
} satisfies PartWords;

function limitWords(
  { metric, is, value, isShare, isMean, isBefore, factor, ofName }: ReadLimit,
  root: string,
  { view }: ReadAsContext,
): BoundText {
  const path = `${root}.value`;
  const unit = askMetric(view, metric)?.unit ?? 'count';
  const bound: Piece =
    ofName !== undefined
      ? sentence`that of ${name(ofName.member, `${root}.ofName.member`)}`
      : isMean === true
        ? factor === undefined
          ? 'the average'
          : sentence`${percent(factor, `${root}.factor`)} of the average`
        : isShare === true
          ? sentence`${percent(value, path)} of all`
          : valueText(value, unit, view.source.currency, path);
  return sentence`${nounOf(metric, view)} ${isBefore === true ? 'before ' : ''}is ${compareWords[is]} ${bound}`;
}

/** " of “Vienna”": whose days they are. */
function whoseDays(filters: readonly ReadFilter[] | undefined, path: string): Piece {
  const names = (filters ?? []).flatMap(({ members }, at) =>
    members.map(
      (text, place): Piece => ({
        text: `“${text}”`,
        path: `${path}.${at}.members.${place}`,
        value: text,
      }),
    ),
  );
  return names.length === 0 ? '' : sentence` of ${listed(names, ' or ')}`;
}

function chosenWords(
  { unit, limits, filters, best }: NonNullable<Reading['chosenDays']>,
  context: ReadAsContext,
): BoundText {
  if (best !== null) {
    const count =
      best.count === 1 ? '' : sentence`${wholeNumber(best.count, 'reading.chosenDays.best.count')} `;
    const most = best.direction === 'top' ? 'highest' : 'lowest';
    const whose = whoseDays(best.filters, 'reading.chosenDays.best.filters');
    return sentence`${unit === 'day' ? 'on' : 'in'} the ${count}${unit}${best.count === 1 ? '' : 's'} with the ${most} ${nounOf(best.metric, context.view)}${whose}`;
  }
  const words = limits.map((limit, at) => limitWords(limit, `reading.chosenDays.limits.${at}`, context));
  const whose = whoseDays(filters, 'reading.chosenDays.filters');
  return sentence`${unit === 'day' ? 'on' : 'in'} the ${unit}s${whose} where ${listed(words, ' and ')}`;
}

/** @param first the number of the question, which a change is of where it names none */
function moveWords(
  { metric, direction, is, value, isRelative, root }: ReadMoveLimit & { readonly root: string },
  first: string,
  { view }: ReadAsContext,
): BoundText {
  const path = `${root}.value`;
  const size: Piece = isRelative
    ? percent(value, path)
    : valueText(value, askMetric(view, metric ?? first)?.unit ?? 'count', view.source.currency, path);
  const of: Piece = metric === undefined ? '' : sentence` in ${nounOf(metric, view)}`;
  return sentence`that ${moved[direction]} ${compareWords[is]} ${size}${of}`;
}

/** Of moves of which one is enough the words stand in one part, as each part holds by itself. */
const joinedMoves = (moves: readonly ReadMoveLimit[], words: readonly BoundText[]): readonly BoundText[] =>
  moves.some(({ isEither }) => isEither === true) ? [listed(words, ' or ')] : words;

function alwaysWords({ unit, units, count, direction }: NonNullable<Reading['always']>): BoundText {
  const number = count ?? (units.length > 0 ? units.length : null);
  const path = count === null ? 'reading.always.units.length' : 'reading.always.count';
  const many: Piece =
    number === null ? sentence`every ${unit}` : sentence`each of ${wholeNumber(number, path)} ${unit}s`;
  return direction === null ? sentence`in ${many}` : sentence`going ${direction} in ${many}`;
}
