import { moneyOf } from '../../../../data/money-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { type Mark, noiseMark } from '../../../mark.ts';
import { isKeyword, isNoise } from '../../../piece.ts';
import { isWho, subjectOf } from './who-does-it.ts';

const GIVES = /^(?:give|gives|gave|given)$/i;
const GIFTS = /^(?:donations|gifts|contributions|pledges)$/i;
const GIVERS = /^(?:donors|supporters|givers|backers)$/i;
const ASKS_WHAT = /^(?:what|how|much|how much)$/i;

/**
 * "Do Canadians give more than the Irish", "which source gave us the most" of a file of gifts: what is given is the money, and no
 * visit; how many give are the givers. Beside another number ("gave more donations") the verb says no more than "had".
 */
export function givingAsMoney(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const thing = givingItself(marks, views);
  if (thing !== undefined) return thing;
  const at = marks.findIndex((mark) => isNoise(mark) && GIVES.test(mark.said));
  const verb = marks[at];
  const subject = subjectOf(marks, at);
  const who = marks[subject];
  if (verb === undefined || who === undefined || marks[at + 1]?.said === 'me') return marks;
  const isOther = marks.some((mark, place) => mark.type === 'metric' && place !== subject);
  if (isOther || !isWho(who) || isLeftOpen(marks, subject)) return marks;
  const metric = isCounted(marks) || isManyOfThem(marks, subject) ? giversOf(views) : moneyOfGifts(views);
  return metric === undefined
    ? marks
    : marks.map((mark) =>
        mark === verb
          ? { ...mark, type: 'metric', metric }
          : mark === who && who.type === 'metric'
            ? noiseMark(who.said)
            : mark,
      );
}

/** "Is giving from Germany growing?": the thing itself, where nothing else is asked for. */
function givingItself(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] | undefined {
  const thing = marks[1];
  const isFirst = /^(?:is|has|did|does|was)$/i.test(marks[0]?.said ?? '') && thing?.type === 'unknown';
  if (!isFirst || thing.said !== 'giving' || marks.some(({ type }) => type === 'metric')) return undefined;
  const metric = moneyOfGifts(views);
  return metric === undefined
    ? undefined
    : marks.map((mark) => (mark === thing ? { ...mark, type: 'metric', metric } : mark));
}

/** "How much do people give": each of them, or all together; "the share of donors who give monthly": how many of them. Both are asked. */
const isLeftOpen = (marks: readonly Mark[], subject: number): boolean =>
  marks[subject]?.type === 'metric' &&
  marks.slice(0, subject).some((mark) => ASKS_WHAT.test(mark.said) || isKeyword(mark, 'share'));

const isCounted = (marks: readonly Mark[]): boolean => marks.some((mark) => isKeyword(mark, 'count'));

/** "Do fewer people give at weekends" */
const isManyOfThem = (marks: readonly Mark[], subject: number): boolean =>
  marks[subject]?.type === 'metric' &&
  isKeyword(marks[subject - 1], 'more', 'less', 'gain', 'loss', 'compare');

const moneyOfGifts = (views: readonly SourceView[]): string | undefined =>
  views.flatMap((view) => (columnIn(view, GIFTS) === undefined ? [] : (moneyOf([view]) ?? [])))[0];

const giversOf = (views: readonly SourceView[]): string | undefined =>
  views.flatMap((view) => columnIn(view, GIVERS) ?? [])[0];

const columnIn = ({ metricColumns }: SourceView, kind: RegExp): string | undefined =>
  metricColumns.find((column) => kind.test(column));
