import type { Mark } from '../mark.ts';
import { isKeyword, isPeriod } from '../piece.ts';
import { type ChosenPhrase, chosenPhrase } from './chosen-phrase.ts';
import { isSameKind, type Steps } from './steps.ts';

/**
 * "Purchases by device for the top 3 channels by sessions in March", "weekly sessions of the top 3 channels", "sessions in March of
 * the top 3 channels by sessions in February": the channels are chosen first, all devices together, and then something else is
 * told of them. undefined where a ranking tells it.
 */
export function stepsInPlace(marks: readonly Mark[]): Steps | undefined {
  const chosen = chosenPhrase(marks);
  if (chosen === undefined) return undefined;
  const { from, kind } = chosen;
  const [own, to] = chosen.time === undefined ? ownTime(marks, chosen.to) : [chosen.time, chosen.to];
  const lead = marks.slice(0, from);
  const isOf = isJoint(lead.findLast(({ type }) => type !== 'noise'));
  // "The hotel with the most bookings: its revenue by room type"
  const isOpening =
    lead.every(({ type }) => type === 'noise') &&
    marks.slice(to, to + 2).some(({ said }) => /^(?:[:,]|its|their)$/i.test(said));
  const rest = [...(isOf ? lead.slice(0, lead.findLastIndex(isJoint)) : lead), ...marks.slice(to)].filter(
    ({ said }) => !/^(?:their|its|[:,])$/i.test(said),
  );
  const times = rest.filter(isPeriod);
  const asked = rest.find(({ type }) => type === 'metric');
  const isRankedAgain = rest.some((mark) =>
    isKeyword(mark, 'top', 'bottom', 'best', 'worst', 'each', 'which'),
  );
  if (times.length > 1 || asked === undefined || isRankedAgain) return undefined;
  const time = own ?? times[0];
  const first = [...chosen.ranked, BY, chosen.metric ?? asked, ...(time === undefined ? [] : [time])];
  const when = times[0] ?? own;
  const number = numberOf(rest, asked);
  const together = togetherOf(rest, number, chosen);
  if (together !== undefined)
    return { first, second: [...number, ...(when === undefined ? [] : [when])], together };
  const isSplit = rest.some(({ type }) => type === 'dimension' || type === 'grain');
  const isOtherTime = own !== undefined && times.length === 1;
  if (
    !(isOf || isOpening || chosen.time !== undefined) ||
    !(isSplit || isOtherTime) ||
    rest.some((mark) => isSameKind(mark, kind))
  )
    return undefined;
  const isOther = rest.some(({ type }) => type === 'dimension');
  const end = rest.at(-1)?.type === 'stop' ? rest.slice(0, -1) : rest;
  const dated = times.length === 0 && own !== undefined ? [own] : [];
  return { first, second: [...end, ...dated, isOther ? AND : BY, kind] };
}

/** "… in February", right behind those that are chosen: when they are chosen. */
function ownTime(marks: readonly Mark[], to: number): readonly [own: Mark | undefined, to: number] {
  const at = isKeyword(marks[to], 'preposition', 'over') ? to + 1 : to;
  const mark = marks[at];
  return isPeriod(mark) ? [mark, at + 1] : [undefined, to];
}

const TOGETHER = /^(?:together|combined|in total|altogether|overall)$/i;

/** "What share of orders came from the top 3 channels by sessions", "how many orders did they bring together": one number. */
function togetherOf(
  rest: readonly Mark[],
  number: readonly Mark[],
  { metric }: ChosenPhrase,
): Steps['together'] | undefined {
  const [asked, ...under] = number;
  const isOther =
    metric !== null &&
    (under.length > 0 ||
      !(metric.type === 'metric' && asked?.type === 'metric' && metric.metric === asked.metric));
  const isPlain = rest.every(
    (mark) =>
      number.includes(mark) ||
      mark.type === 'noise' ||
      mark.type === 'stop' ||
      isPeriod(mark) ||
      TOGETHER.test(mark.said) ||
      /^(?:make|made|makes) up$/i.test(mark.said) ||
      isKeyword(mark, 'preposition', 'count', 'share', 'total', 'over'),
  );
  if (!isOther || !isPlain) return undefined;
  if (rest.some((mark) => isKeyword(mark, 'share'))) return 'share';
  return rest.some(({ said }) => TOGETHER.test(said)) ? 'sum' : undefined;
}

/** "Bookings per session" is one number, of two. */
function numberOf(rest: readonly Mark[], asked: Mark): readonly Mark[] {
  const at = rest.indexOf(asked);
  const [joint, under] = [rest[at + 1], rest[at + 2]];
  return isKeyword(joint, 'per') && under?.type === 'metric' ? rest.slice(at, at + 3) : [asked];
}

const joint = (keyword: 'by' | 'and'): Mark => ({
  type: 'keyword',
  keyword,
  said: keyword,
  others: [],
  proper: false,
});
const [BY, AND] = [joint('by'), joint('and')];

/** "Of the", "for our": what is asked of them stands before. */
const isJoint = (mark: Mark | undefined): boolean =>
  isKeyword(mark, 'preposition') &&
  /^(?:of|for|from|in|among|amongst|across|within)$/i.test(mark?.said ?? '');
