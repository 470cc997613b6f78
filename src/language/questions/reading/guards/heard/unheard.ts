import { isQuotient } from '../../../data/ask-metric.ts';
import type { Keyword } from '../../../vocabulary/keyword.ts';
import { type Assembled, assemble } from '../../assemble.ts';
import type { AssembleOptions } from '../../assembling/assemble-options.ts';
import { type Mark, noiseMark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import { ifAnswerable } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { isHeld, type SourceWords } from './is-held.ts';

const SILENT = noiseMark('');

/** More words than these that no reading holds are in no question. */
const MOST_OPEN = 100;

const inShort = ({ reading, has, unknown }: Assembled): string => JSON.stringify([reading, has, unknown]);

/** A question that cannot be read without a word has heard it. */
const readsLike = (marks: readonly Mark[], options: AssembleOptions, whole: string): boolean =>
  ifAnswerable(() => inShort(assemble(marks, options))) === whole;

/** What no reading leaves without a trace: where its trace is missing, another word has taken its place. */
const LASTING: ReadonlySet<Keyword> = new Set([
  'top',
  'bottom',
  'best',
  'worst',
  'share',
  'ratio',
  'cumulative',
  'median',
  'percentile',
  'rolling',
  'average',
  'versus',
  'compare',
  'gain',
  'loss',
  'change',
  'yoy',
  'mom',
  'wow',
  'dod',
  'qoq',
  'more',
  'less',
  'at_least',
  'at_most',
  'without',
  'none',
  'each',
  'trend',
]);

const VALUES = /^(?:members|text|path|time|number|grain|unit)$/;

const SAYING = /^(?:metric|dimension|members|text|path|time|number|grain|unit)$/;

const isLasting = (mark: Mark): boolean =>
  mark.type === 'number' || (mark.type === 'keyword' && LASTING.has(mark.keyword));

/** "Lighting products", "all regions": what names are of, behind them. */
function isKindOfNames(marks: readonly Mark[], at: number): boolean {
  const before = marks.slice(0, at).findLast(({ type }) => type !== 'noise');
  return (
    marks[at]?.type === 'dimension' &&
    (before?.type === 'members' ||
      before?.type === 'text' ||
      before?.type === 'path' ||
      /\ball$/i.test(before?.said ?? ''))
  );
}

/** "When did we last have a good day": what greets before a question is said of a day within it. */
const isGreetingWithin = (marks: readonly Mark[], at: number): boolean =>
  isKeyword(marks[at], 'politeness') &&
  !/^[,;:–—-]$/.test(marks[at - 1]?.said ?? '') &&
  marks.slice(0, at).some(({ type }) => type !== 'noise' && type !== 'stop');

/**
 * Words that say something and that were not heard: the question reads the same without them, and what they say is not in
 * its reading either, so they did not say it a second time.
 */
export function unheard(
  marks: readonly Mark[],
  options: AssembleOptions,
  assembled: Assembled,
): readonly Mark[] {
  const { reading } = assembled;
  const words = wordsOf(reading, options);
  const isSilent = (at: number): boolean =>
    readsLike(marks.with(at, SILENT), options, whole) && readsLike(marks.toSpliced(at, 1), options, whole);
  const whole = inShort(assembled);
  // Causes, findings and whole pictures have words of their own; names, days and numbers are held by them as by any other.
  if (reading.intent !== 'numbers')
    return marks.filter(
      (mark, at) =>
        VALUES.test(mark.type) &&
        !isHeld(mark, reading, words) &&
        !isOfText(marks, at) &&
        (mark.type === 'number' || isSilent(at)),
    );
  const open = marks.flatMap((mark, at) =>
    (!isHeld(mark, reading, words) && !isKindOfNames(marks, at)) || isGreetingWithin(marks, at)
      ? [{ mark, at }]
      : [],
  );
  // So many are no question, and reading it again without each of them takes their square.
  if (open.length > MOST_OPEN) return open.map(({ mark }) => mark);
  return open.flatMap(({ mark, at }) => (isLasting(mark) || isSilent(at) ? [mark] : []));
}

/** Words of a question that follows another which the two together do not say. */
export function unheardAfter(
  marks: readonly Mark[],
  merged: Reading,
  options: AssembleOptions,
): readonly Mark[] {
  const words = wordsOf(merged, options);
  return marks.filter(
    (mark, at) =>
      (isLasting(mark) || SAYING.test(mark.type)) &&
      !isHeld(mark, merged, words) &&
      !isKindOfNames(marks, at) &&
      !isOfText(marks, at),
  );
}

function wordsOf({ sourceId }: Reading, { views }: AssembleOptions): SourceWords {
  const view = views.find(({ source }) => source.id === sourceId);
  return {
    columnsOf: (dimensions) => dimensions.flatMap((name) => view?.dimensionOf(name) ?? []),
    isQuotient: (metric) => view !== undefined && isQuotient(view, metric),
  };
}

/** "A 5-bullet summary": how it is written, and not what it tells. */
const isOfText = (marks: readonly Mark[], at: number): boolean =>
  marks
    .slice(at + 1, at + 3)
    .some(({ said }) => /^(?:bullets?|points?|lines?|sentences?|paragraphs?|words?|slides?)$/i.test(said));
