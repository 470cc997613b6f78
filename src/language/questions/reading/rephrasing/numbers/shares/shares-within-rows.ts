import { isMetricId } from '#src/semantics/metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { keywordMark, type Mark } from '../../../mark.ts';
import { isEventVerb } from '../../../marking/own-word-forms.ts';
import { begunOf } from '../../../marking/rate-of-fates.ts';
import { isBound, isKeyword, isNoise } from '../../../piece.ts';
import { mailUnder } from '../rates/mail-rates.ts';
import { rateUnder, wholesOf } from '../rates/own-rates.ts';
import { isOfDonePart } from './part-of-done.ts';

type MetricMark = Mark & { readonly type: 'metric' };

const WHO = /^(?:who|that|which)\b/i;
const MERE =
  /^(?:who|that|which|(?:that |which )?(?:is|are|was|were|get|gets|got|been|being)|then|later|also)$/i;
const COPULA = /^(?:is|are|was|were)$/i;
/** "Tickets breach SLA" */
const DOES = /^\p{L}*[^\P{L}s] \p{L}+$/u;
/** "Wasted", "cancelled", "late": what became of them, and no things that have a share themselves. */
const BECAME = /^(?:\p{L}+(?:[^e]ed|en|sold|lost|sent)|late|missed)$/iu;

const said = (over: MetricMark, under: string, words: readonly Mark[]): Mark => ({
  ...over,
  metric: `ratio:${over.metric}:${under}`,
  said: words.map((mark) => mark.said).join(' '),
});

/**
 * "Share of dozens that are refused", "share of Mince Pies wasted", "treatments with more than 8 % no-shows": one number over another
 * of the same rows, and no share that somebody has of a whole. Only where the rows say what the whole is: nothing else is never less.
 */
export function sharesWithinRows(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  return (
    ofTwo(marks, views) ?? ofDone(marks, views) ?? ofName(marks, views) ?? ofLimit(marks, views) ?? marks
  );
}

/** "Share of dozens that are refused" */
function ofTwo(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] | undefined {
  const share = marks.findIndex((mark) => isKeyword(mark, 'share'));
  const [whole = -1, part = -1, ...more] = metricsOf(marks);
  const [under, over] = [marks[whole], marks[part]];
  if (share < 0 || share > whole || more.length > 0) return undefined;
  if (under?.type !== 'metric' || over?.type !== 'metric') return undefined;
  const between = marks.slice(whole + 1, part);
  const isVerb = between.length === 0 && / of$/i.test(marks[share]?.said ?? '') && DOES.test(over.said);
  // "Bookings are first-timers" names both: any other whole of them is none that is asked for
  const isTold =
    isVerb ||
    (between.some(({ said: word }) => COPULA.test(word)) &&
      !between.some(({ said: word }) => WHO.test(word)));
  if (!(isTold ? isSome(over.metric, under.metric, views) : isOnly(over.metric, under.metric, views)))
    return undefined;
  const isSaidOfThem = isVerb || (between.length > 0 && between.every(({ said: word }) => MERE.test(word)));
  const lead = marks.slice(share + 1, whole);
  if (!isSaidOfThem || !lead.every((mark) => isPlain(mark) || mark.type === 'members')) return undefined;
  const names = lead.filter(({ type }) => type === 'members');
  const ratio = said(
    over,
    under.metric,
    marks.slice(share, part + 1).filter((mark) => !names.includes(mark)),
  );
  return [...marks.slice(0, share), ratio, ...ofNames(names), ...marks.slice(part + 1)];
}

/** "Of urgent tickets": what narrows both, behind their rate. */
const ofNames = (names: readonly Mark[]): readonly Mark[] =>
  names.length === 0 ? [] : [keywordMark('preposition', 'of'), ...names];

/** "Share of tickets refunded" where tickets_sold stand beside them; of "all tickets refunded" it is the part that each had. */
function ofDone(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] | undefined {
  const share = marks.findIndex((mark) => isKeyword(mark, 'share'));
  const [part = -1, ...more] = metricsOf(marks);
  const over = marks[part];
  if (share < 0 || part < share || more.length > 0 || over?.type !== 'metric') return undefined;
  const between = marks.slice(share + 1, part);
  const isPlain = between.every((mark) => isNoise(mark) && !/^all$/i.test(mark.said));
  if (!isPlain || isMetricId(over.metric) || wordsOf(over.said).join() !== wordsOf(over.metric).join())
    return undefined;
  if (isOfDonePart(marks, part)) return undefined;
  const [under] = views.flatMap((view) => begunOf(over.metric, view.metricColumns) ?? []);
  if (under === undefined) return undefined;
  const ratio = said(over, under, marks.slice(share, part + 1));
  return [...marks.slice(0, share), ratio, ...marks.slice(part + 1)];
}

/** "Share of Mince Pies wasted" */
function ofName(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] | undefined {
  const share = marks.findIndex((mark) => isKeyword(mark, 'share'));
  const [part = -1, ...more] = metricsOf(marks);
  const over = marks[part];
  if (share < 0 || part < share || more.length > 0 || over?.type !== 'metric') return undefined;
  const under = onlyWhole(over.metric, views);
  if (under === undefined || !isOfThem(marks, share, part)) return undefined;
  const names = marks.slice(share + 1, part).filter(({ said: word }) => !MERE.test(word));
  return [
    ...marks.slice(0, share),
    said(over, under, [marks[share] as Mark, over]),
    keywordMark('preposition', 'of'),
    ...names,
    ...marks.slice(part + 1),
  ];
}

/** Whether a name stands between a share and what became of it: "share of subscribers who comment". */
export function isOfThem(marks: readonly Mark[], share: number, part: number): boolean {
  const between = marks.slice(share + 1, part);
  const over = marks[part];
  const isNamed = between.some(({ type }) => type === 'members');
  const isPlain = between.every(
    (mark) => mark.type === 'members' || isNoise(mark) || MERE.test(mark.said) || isKeyword(mark, 'and'),
  );
  const isDone =
    over?.type === 'metric' &&
    (between.some(({ said: word }) => WHO.test(word)) ||
      BECAME.test(over.said) ||
      (isEventVerb(over.said) && !/s$/i.test(over.said)));
  return isNamed && isPlain && isDone;
}

/**
 * "Treatments with more than 8 % no-shows", "cities where cancellations are above 5 %"; "more than 8 % of the no-shows" is a share of
 * them all.
 */
function ofLimit(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] | undefined {
  const limit = limitOfRows(marks);
  const at = limit < 0 ? limitBehind(marks) : limit + 1;
  const metric = marks[at];
  if (at < 0 || metric?.type !== 'metric') return undefined;
  const under = mailUnder(metric.metric, views) ?? rateUnder(metric.said, metric.metric, views);
  // Of visits it may be a rate as well as a share of all
  if (under === undefined || under === 'sessions') return undefined;
  return marks.map((mark, place) => (place === at ? said(metric, under, [metric]) : mark));
}

/** Where what is counted stands right before "are above 5 %", of a file's own column; -1 where nothing does. */
function limitBehind(marks: readonly Mark[]): number {
  if (marks.some((mark) => isKeyword(mark, 'share', 'change', 'gain', 'loss'))) return -1;
  return marks.findIndex((metric, at) => {
    const bound = isNoise(marks[at + 1]) && COPULA.test(marks[at + 1]?.said ?? '') ? at + 2 : at + 1;
    const [number, next] = [marks[bound + 1], marks[bound + 2]];
    return (
      metric.type === 'metric' &&
      // "Applications per click below 45 %" says of what it is one already
      !isKeyword(marks[at - 1], 'per') &&
      !isMetricId(metric.metric) &&
      !metric.metric.startsWith('ratio:') &&
      isBound(marks[bound]) &&
      number?.type === 'number' &&
      number.percent &&
      next?.type !== 'metric' &&
      !/^(?:of|per|than)\b/i.test(next?.said ?? '')
    );
  });
}

/** Where "more than 8 %" stands right before what is counted, of a file's own column; -1 where nothing does. */
export function limitOfRows(marks: readonly Mark[]): number {
  if (marks.some((mark) => isKeyword(mark, 'share', 'change', 'gain', 'loss'))) return -1;
  return marks.findIndex((mark, at) => {
    const [bound, metric] = [marks[at - 1], marks[at + 1]];
    return (
      mark.type === 'number' &&
      mark.percent &&
      isBound(bound) &&
      metric?.type === 'metric' &&
      !isMetricId(metric.metric) &&
      !metric.metric.startsWith('ratio:')
    );
  });
}

const metricsOf = (marks: readonly Mark[]): readonly number[] =>
  marks.flatMap(({ type }, at) => (type === 'metric' ? [at] : []));

/** What a number is never more than, where that is one column, or one that counts the same things. */
function onlyWhole(metric: string, views: readonly SourceView[]): string | undefined {
  const wholes = isMetricId(metric) ? [] : views.flatMap((view) => wholesOf(metric, view));
  const ofSame = wholes.filter((whole) => wordsOf(whole).some((word) => wordsOf(metric).includes(word)));
  const [only, ...others] = ofSame.length === 1 ? ofSame : wholes;
  return others.length === 0 ? only : undefined;
}

const isPlain = (mark: Mark): boolean => isNoise(mark) || /^of$/i.test(mark.said);

const isSome = (part: string, whole: string, views: readonly SourceView[]): boolean =>
  !isMetricId(part) && views.some((view) => wholesOf(part, view).includes(whole));

const isOnly = (part: string, whole: string, views: readonly SourceView[]): boolean =>
  onlyWhole(part, views) === whole;
