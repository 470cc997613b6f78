import { singular } from '../../../../../plural.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import { costOf, moneyOf } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { inWords } from '../../../in-words.ts';
import { type Mark, noiseMark } from '../../../mark.ts';
import { isNoise } from '../../../piece.ts';
import { asChoice, askedBack } from '../../../problem.ts';
import { isPriced, onlySold, paidFor } from './things-paid-for.ts';

const HOW_MUCH = /^(?:how much|what price) (?:is|was|are|were) (?:an?|one|the average)$/i;
const SIZED = /^(?:bigger|larger|smaller)(?: than)?$/i;
const LONGEST = 6;
const FARTHEST = 4;

/**
 * "How much is a night in Salzburg", "is a sushi order bigger than a pizza order": what was paid for one of them, and not how many there
 * were. Of what is not plainly sold it is asked.
 */
export function priceAsked(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const [view] = views;
  const money = costOf(views) ?? moneyOf(views);
  const metrics = marks.flatMap((mark) => (mark.type === 'metric' ? [mark] : []));
  const [first] = metrics;
  if (view === undefined || views.length > 1 || money === undefined || first === undefined) return marks;
  const { metric } = first;
  if (singular(first.said) !== first.said || !paidFor(view).includes(metric)) return marks;
  const nounOf = (id: string): string => askMetric(view, id)?.noun ?? id;
  const ofOne = `${nounOf(money)} per ${singular(nounOf(metric))}`;
  const asPrice = (mark: Mark): Mark =>
    mark.type === 'metric' ? { ...mark, metric: `ratio:${money}:${metric}` } : mark;
  const asked = howMuch(marks);
  if (asked > 0) {
    const at = marks.indexOf(first);
    const isBehind = marks.slice(asked, at).every((mark) => isNoise(mark) || mark.type === 'members');
    if (!isBehind || at > asked + FARTHEST || /\bworth\b/i.test(inWords(marks))) return marks;
    // "A family ticket with audio guide": neither how many of both there were
    if (metrics.length > 1) throw askedBack('price_of_what', [asChoice(ofOne)]);
    const rest = marks.slice(asked);
    if (isPriced(view, metric)) return [noiseMark(inWords(marks.slice(0, asked))), ...rest.map(asPrice)];
    const says = (words: string): string =>
      inWords(rest.map((mark) => (mark === first ? { ...mark, said: words } : mark)));
    throw askedBack('price_of_what', [asChoice(says(ofOne)), asChoice(`how many ${says(nounOf(metric))}`)]);
  }
  const size = marks.findIndex((mark) => SIZED.test(mark.said));
  const isHeld =
    size > 0 &&
    metrics.length === 2 &&
    metrics[1]?.metric === metric &&
    marks.indexOf(first) < size &&
    isOfOne(marks);
  if (!isHeld) return marks;
  const names = marks.flatMap((mark) => (mark.type === 'members' ? [mark.said] : []));
  const [one, other, third] = names;
  if (one === undefined || other === undefined || third !== undefined) return marks;
  // Where nights are counted, too, a booking may be bigger by those
  if (onlySold(view) !== metric)
    throw askedBack(
      'price_of_what',
      [ofOne, nounOf(metric)].map((number) => asChoice(`${number} ${one} vs ${other}`)),
    );
  return marks.map(asPrice);
}

/** How many marks "how much is a" takes. */
function howMuch(marks: readonly Mark[]): number {
  for (let length = 1; length <= LONGEST; length++)
    if (HOW_MUCH.test(inWords(marks.slice(0, length)))) return length;
  return 0;
}

/** "A sushi order bigger than a pizza order" */
const isOfOne = (marks: readonly Mark[]): boolean =>
  /\ban? .+ (?:bigger|larger|smaller) than an? /i.test(inWords(marks));
