import { askMetric } from '../../../data/ask-metric.ts';
import { kindOfMetric } from '../../../data/kind-of-column.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { keywordMark, type Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import { leftOf } from './gained-and-lost.ts';

type MetricMark = Extract<Mark, { type: 'metric' }>;

/** "Minus" leaves out before a name; between two numbers it takes the one off the other. */
export const TAKES_OFF = /^(?:minus|less|net of)$/i;
const BUT_NOT = /^(?:but not|and not|not|without)$/i;
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
  const joined: Mark[] = [];
  for (let at = 0; at < marks.length; at++) {
    const found = differenceAt(marks, at, views);
    if (found === undefined) {
      joined.push(marks[at] as Mark);
      continue;
    }
    joined.push(found.mark);
    at += found.length - 1;
  }
  return joined;
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
  if (whole?.type === 'unknown' && /^net$/i.test(whole.said)) {
    const found = differenceAt(marks, at + 1, views) ?? netOfLeft(marks.slice(at + 1), views);
    return found && { ...found, length: found.length + 1 };
  }
  if (whole?.type !== 'metric') return undefined;
  // "Net bookings (bookings minus cancellations)" says twice what it is of
  const own = isOpening(marks[at + 1]) ? differenceAt(marks, at + 2, views) : undefined;
  if (own?.mark.metric.startsWith(`less:${whole.metric}:`)) {
    const isClosed = marks[at + 2 + own.length]?.said === ')';
    return { mark: own.mark, length: 2 + own.length + (isClosed ? 1 : 0) };
  }
  const [joint, part] = [marks[at + 1], marks[at + 2]];
  if (joint === undefined || part?.type !== 'metric' || part.metric === whole.metric) return undefined;
  const isNet = /^after$/i.test(joint.said) && (NET.test(whole.said) || TAKEN_BACK.test(part.said));
  const isTakenOff = isNet || TAKES_OFF.test(joint.said);
  const isLeft = BUT_NOT.test(joint.said) && isPartOf(part.metric, whole.metric, views);
  if (!(isTakenOff || isLeft) || !areOfOneUnit(whole.metric, part.metric, views)) return undefined;
  const said = [whole.said.replace(NET, ''), joint.said, part.said].join(' ');
  return { mark: { ...whole, said, metric: `less:${whole.metric}:${part.metric}` }, length: 3 };
}

/** "Net followers", "net followers gained": those who came without those who left; what was gained is no move of theirs. */
function netOfLeft([mark, next]: readonly Mark[], views: readonly SourceView[]): Difference | undefined {
  const isGained = isKeyword(next, 'gain') && /^(?:gained|won|added)$/i.test(next?.said ?? '');
  const left = mark?.type === 'metric' ? leftOf(mark.metric, views) : undefined;
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

const isOpening = (mark: Mark | undefined): boolean => mark?.said === '(';

const isPartOf = (part: string, whole: string, views: readonly SourceView[]): boolean =>
  views.some(({ source }) => source.wholes?.[part]?.includes(whole) === true);

/** Both are counted or both are money or time, in one source: what is left of a rate without a number is nothing. */
const areOfOneUnit = (a: string, b: string, views: readonly SourceView[]): boolean =>
  views.some((view) => {
    const [whole, part] = [askMetric(view, a), askMetric(view, b)];
    if (whole?.kind !== 'additive' || part?.kind !== 'additive') return false;
    const kind = kindOfMetric(whole);
    return kind === kindOfMetric(part) || (kind === 'money' && MAY_BE_MONEY.test(b));
  });

/** What is taken off money is money, though its column's name could count it. */
const MAY_BE_MONEY =
  /(?:^|_)(?:refunds?|returns?|discounts?|vouchers?|chargebacks?|tax(?:es)?|vat|shipping|commissions?)$/i;
