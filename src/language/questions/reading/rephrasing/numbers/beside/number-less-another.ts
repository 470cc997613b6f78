import { askMetric } from '../../../../data/ask-metric.ts';
import { kindOfMetric } from '../../../../data/kind-of-column.ts';
import { moneyOf } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { inWords } from '../../../in-words.ts';
import { keywordMark, type Mark } from '../../../mark.ts';
import { isKeyword } from '../../../piece.ts';
import { asChoice, askedBack, type Choices } from '../../../problem.ts';
import { areOfOneUnit } from './are-of-one-unit.ts';
import { leftOf } from './gained-and-lost.ts';

type MetricMark = Extract<Mark, { type: 'metric' }>;

/** "Minus" leaves out before a name; between two numbers it takes the one off the other. */
export const TAKES_OFF = /^(?:minus|less|net of)$/i;
const BUT_NOT = /^(?:(?:(?:that|which) )?(?:(?:were|was|are|is) )?not|but not|and not|without)$/i;
/** "Bookings after cancellations" */
const TAKEN_BACK = /^(?:cancell?ations?|refunds?|returns?|discounts?|no[- ]shows?|chargebacks?|taxes)$/i;
const NET = /^net\s+/i;

/**
 * "Bookings minus cancellations", "net revenue after refunds", "net bookings (bookings minus cancellations)": one number less
 * another of the same unit, as a number of its own. "Sent but not delivered" is one where the rows say that the one is a part of
 * the other; "opened but not solved" of others would be about single ones.
 */
export function numberLessAnother(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const apart = howFarApart(marks, views);
  if (apart !== undefined) return apart;
  const beside = takenBackBeside(marks, views);
  const joined: Mark[] = [];
  for (let at = 0; at < beside.length; at++) {
    const found = differenceAt(beside, at, views);
    if (found === undefined) {
      joined.push(beside[at] as Mark);
      continue;
    }
    joined.push(found.mark);
    at += found.length - 1;
  }
  return joined;
}

/** "Revenue by destination last month, after refunds": what is taken back of a number stands beside it. */
function takenBackBeside(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const numbers = marks.flatMap((mark, at) => (mark.type === 'metric' ? [{ mark, at }] : []));
  const [whole, part, other] = numbers;
  if (whole === undefined || part === undefined || other !== undefined) return marks;
  const joint = marks[part.at - 1];
  const isBeside = part.at === whole.at + 2;
  const isTaken = joint !== undefined && /^(?:after|minus|less|net of)$/i.test(joint.said);
  if (isBeside || !isTaken || !TAKEN_BACK.test(part.mark.said)) return marks;
  if (!areOfOneUnit(whole.mark.metric, part.mark.metric, views)) return marks;
  const between = marks.slice(whole.at + 1, part.at - 1);
  // "Bookings from Germany minus cancellations from Ireland": each of another
  const [ofWhole, ofPart] = [between, marks.slice(part.at + 1)].map((own) =>
    own.flatMap((mark) => (mark.type === 'members' || mark.type === 'path' ? mark.said.toLowerCase() : [])),
  );
  if (ofPart?.some((name) => !ofWhole?.includes(name))) return marks;
  const spoken = between.at(-1)?.type === 'noise' ? between.slice(0, -1) : between;
  return [...marks.slice(0, whole.at + 1), joint, part.mark, ...spoken, ...marks.slice(part.at + 1)];
}

const GROSS_PROFIT = /^profit$/i;
const COST_OF_SALES = /^(?:costs? of (?:goods|sales|goods sold)|cogs)$/i;

/** "Gross profit" of a file with what the goods cost: what was taken less that. Profit without "gross" would be less all other costs, too. */
function grossProfitAt(
  marks: readonly Mark[],
  at: number,
  views: readonly SourceView[],
): Difference | undefined {
  const [mark, next] = marks.slice(at, at + 2);
  const isTwo = /^gross$/i.test(mark?.said ?? '') && GROSS_PROFIT.test(next?.said ?? '');
  const isOne = /^gross profit$/i.test(mark?.said ?? '');
  const money = moneyOf(views);
  const costs = views
    .flatMap(({ metricColumns }) => metricColumns)
    .filter((column) => COST_OF_SALES.test(column.replaceAll('_', ' ')));
  const [cost, ...others] = costs;
  if (!(isTwo || isOne) || mark === undefined) return undefined;
  if (money === undefined || cost === undefined || others.length > 0 || !areOfOneUnit(money, cost, views))
    return undefined;
  const said = isTwo ? `${mark.said} ${next?.said}` : mark.said;
  return {
    mark: { type: 'metric', metric: `less:${money}:${cost}`, said, others: [], proper: false },
    length: isTwo ? 2 : 1,
  };
}

interface Difference {
  readonly mark: MetricMark;
  readonly length: number;
}

function differenceAt(
  marks: readonly Mark[],
  at: number,
  views: readonly SourceView[],
): Difference | undefined {
  const whole = marks[at];
  const profit = grossProfitAt(marks, at, views);
  if (profit !== undefined) return profit;
  if (whole?.type === 'unknown' && /^net$/i.test(whole.said)) {
    const found = differenceAt(marks, at + 1, views) ?? netOfLeft(marks.slice(at + 1), views);
    return found && { ...found, length: found.length + 1 };
  }
  if (whole?.type !== 'metric') return undefined;
  // "Net revenue" is what the catalogue calls revenue, too: without what these data count as paid back it is
  if (NET.test(whole.said) && !/net/i.test(whole.metric)) {
    const [bare, ...rest] = [{ ...whole, said: whole.said.replace(NET, '') }, ...marks.slice(at + 1)];
    const found = differenceAt([bare, ...rest], 0, views) ?? netOfLeft([bare, ...rest], views);
    if (found !== undefined) return found;
  }
  // "Net bookings (bookings minus cancellations)" says twice what it is of
  const opening = openingBehind(marks, at);
  const own = opening > 0 ? differenceAt(marks, opening + 1, views) : undefined;
  if (own?.mark.metric.startsWith(`less:${whole.metric}:`)) {
    const end = opening + 1 + own.length;
    return { mark: own.mark, length: end - at + (marks[end]?.said === ')' ? 1 : 0) };
  }
  const [joint, part] = [marks[at + 1], marks[at + 2]];
  if (joint === undefined || part?.type !== 'metric' || part.metric === whole.metric) return undefined;
  const isNet = /^after$/i.test(joint.said) && (NET.test(whole.said) || TAKEN_BACK.test(part.said));
  const isTakenOff = isNet || TAKES_OFF.test(joint.said);
  const isLeft = BUT_NOT.test(joint.said) && isPartOf(part.metric, whole.metric, views);
  if (!(isTakenOff || isLeft) || !areOfOneUnit(whole.metric, part.metric, views)) return undefined;
  const others = othersTakenOff(marks, at + 3, [whole.metric, part.metric], views);
  if (isLeft && !isTakenOff && others.length > 0)
    throw askedBack('less_of_several', eachTakenOff(marks, at, others));
  const said = [whole.said.replace(NET, ''), joint.said, part.said];
  return {
    mark: {
      ...whole,
      said: [...said, ...others.map((one) => `${joint.said} ${one.said}`)].join(' '),
      metric: ['less', whole.metric, part.metric, ...others.map(({ metric }) => metric)].join(':'),
    },
    length: 3 + 2 * others.length,
  };
}

/** "Net of rewashes and ragouts", "minus clicks minus unsubscribes": all that is joined to what is taken off is taken off as well. */
function othersTakenOff(
  marks: readonly Mark[],
  from: number,
  taken: readonly string[],
  views: readonly SourceView[],
): readonly MetricMark[] {
  const [whole = ''] = taken;
  const [joint, part] = marks.slice(from, from + 2);
  const isJoined =
    isKeyword(joint, 'and', 'or') || /^nor$/i.test(joint?.said ?? '') || TAKES_OFF.test(joint?.said ?? '');
  if (!isJoined || part?.type !== 'metric' || taken.includes(part.metric)) return [];
  if (!areOfOneUnit(whole, part.metric, views)) return [];
  return [part, ...othersTakenOff(marks, from + 2, [...taken, part.metric], views)];
}

/** "Loans without late returns or breakages": what is both would be taken off twice, so of one of them, or so many less both numbers. */
function eachTakenOff(marks: readonly Mark[], at: number, others: readonly MetricMark[]): Choices {
  const [whole, without, part] = marks.slice(at, at + 3);
  if (whole === undefined || without === undefined || part === undefined) return [];
  const [before, behind] = [marks.slice(0, at), marks.slice(at + 3 + 2 * others.length)];
  const each = [part, ...others].map((one) => [without, one]);
  const less = keywordMark('without', 'minus');
  const all = [part, ...others].flatMap((one) => [less, one]);
  return [...each, all].map((taken) => asChoice(inWords([...before, whole, ...taken, ...behind])));
}

/** What is taken back of a number: the one such column of its unit. */
function takenBackOf(metric: string, views: readonly SourceView[]): string | undefined {
  const isMoney = views.some((view) => {
    const whole = askMetric(view, metric);
    return whole !== undefined && kindOfMetric(whole) === 'money';
  });
  const columns = views
    .flatMap(({ metricColumns }) => metricColumns)
    .filter((column) => (isMoney ? PAID_BACK : CALLED_OFF).test(column))
    .filter((column) => areOfOneUnit(metric, column, views));
  return columns.length === 1 ? columns[0] : undefined;
}

const PAID_BACK = /^(?:refunds?|refund_amount|refunded_amount|returns?|chargebacks?)$/i;
const CALLED_OFF = /^(?:cancell?ations?|returns?)$/i;

/** "Net followers", "net revenue": those who came without those who left, what was paid without what was given back. What was gained is no move of theirs. */
function netOfLeft([mark, next]: readonly Mark[], views: readonly SourceView[]): Difference | undefined {
  const isGained = isKeyword(next, 'gain') && /^(?:gained|won|added)$/i.test(next?.said ?? '');
  const left =
    mark?.type === 'metric' ? (leftOf(mark.metric, views) ?? takenBackOf(mark.metric, views)) : undefined;
  if (mark?.type !== 'metric' || left === undefined || !areOfOneUnit(mark.metric, left, views))
    return undefined;
  return {
    mark: {
      ...mark,
      said: `${mark.said} minus ${left.replaceAll('_', ' ')}`,
      metric: `less:${mark.metric}:${left}`,
    },
    length: isGained ? 2 : 1,
  };
}

const BETWEEN = /^(?:the )?(?:differences?|gap|diff) between$/i;

/**
 * "The difference between new followers and unfollows by app", "how many more followers than unfollows last month": the one less the
 * other, with both beside it. Without days, names and parts it may be asked what the two words mean.
 */
function howFarApart(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] | undefined {
  const between = marks.findIndex((mark) => isKeyword(mark, 'compare') && BETWEEN.test(mark.said));
  const more = marks.findIndex((mark, at) => isKeyword(mark, 'count') && isKeyword(marks[at + 1], 'gain'));
  const from = between >= 0 ? between : more;
  const first = between >= 0 ? between + 1 : more + 2;
  const [whole, joint, part] = marks.slice(first, first + 3);
  const isJoined = between >= 0 ? isKeyword(joint, 'and') : isKeyword(joint, 'versus');
  if (from < 0 || whole?.type !== 'metric' || part?.type !== 'metric' || !isJoined) return undefined;
  const rest = marks.slice(first + 3);
  const isOfSome = [...marks.slice(0, from), ...rest].some((mark) =>
    /^(?:time|members|path|text|dimension|grain|unit)$/.test(mark.type),
  );
  const isOfThese = !rest.some(({ type }) => type === 'metric') && whole.metric !== part.metric;
  if (!isOfSome || !isOfThese || !areOfOneUnit(whole.metric, part.metric, views)) return undefined;
  const less: Mark = {
    ...whole,
    said: `${whole.said} minus ${part.said}`,
    metric: `less:${whole.metric}:${part.metric}`,
  };
  const and = keywordMark('and', 'and');
  return [...marks.slice(0, from), less, and, whole, and, part, ...rest];
}

const MOST_BETWEEN = 3;

/** "Lessons actually given (…": what is told of them is defined in the brackets. */
function openingBehind(marks: readonly Mark[], at: number): number {
  const opening = marks.findIndex((mark, place) => place > at && mark.said === '(');
  const between = marks.slice(at + 1, opening);
  const isTold = between.every(({ type, proper }) => type === 'noise' || (type === 'unknown' && !proper));
  return between.length <= MOST_BETWEEN && isTold ? opening : -1;
}

const isPartOf = (part: string, whole: string, views: readonly SourceView[]): boolean =>
  views.some(({ source }) => source.wholes?.[part]?.includes(whole) === true);
