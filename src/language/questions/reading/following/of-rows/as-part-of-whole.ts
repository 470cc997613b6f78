import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { Reading } from '../../reading.ts';
import { opening, wholly } from '../in-whole-words/lead-and-tail.ts';
import { toldAnew } from '../told-anew.ts';

const AS_PART = wholly(
  '(?:(?:as|in)(?: a| an)? |(?:what|which) )?(?:%|percent(?:age)?s?|per ?cent|share|rate|proportion)(?: of (?:that|those|them|it|these))?(?: (?:is|was|are|were) (?:that|it|those|they))?',
);

/**
 * "As a %?" behind "how many of those were cancelled?", behind the bookings: what part of them it was, in each row. Undefined where the
 * rows do not say that the one number is a part of the other: then it may be of anything.
 */
export function asPartOfWhole(
  text: string,
  before: Reading,
  views: readonly SourceView[],
  read: (text: string) => Reading | undefined,
): Reading | undefined {
  const [part, ...others] = before.metrics;
  if (part !== undefined && others.length === 0 && before.shape === 'value') {
    const over = overNumber(text, part, before, { views, read });
    if (over !== undefined) return over;
  }
  const view = views.find(({ source }) => source.id === before.sourceId);
  const [whole, ...more] = before.replaced?.metrics ?? wholeByName(before, view);
  if (!AS_PART.test(text) || part === undefined || whole === undefined || others.length + more.length > 0)
    return undefined;
  const isPart = view?.source.wholes?.[part]?.includes(whole) === true;
  return isPart && before.shape === 'value'
    ? toldAnew({ ...before, metrics: [`ratio:${part}:${whole}`] })
    : undefined;
}

/** "As a percentage" behind all cancelled orders: of the orders, whose name they have. Those of several parts may be shares of all. */
function wholeByName(
  { metrics, dimensions, filters }: Reading,
  view: SourceView | undefined,
): readonly string[] {
  const [part = ''] = metrics;
  const noun = view && askMetric(view, part)?.noun;
  if (view === undefined || noun === undefined || dimensions.length + filters.length > 0) return [];
  return (view.source.wholes?.[part] ?? []).filter((whole) => {
    const name = askMetric(view, whole)?.noun;
    return name !== undefined && noun.endsWith(` ${name}`);
  });
}

const OF_NUMBER = opening(
  '(?:(?:as|in)(?: an?)? |(?:what|which) )?(?:%|percent(?:age)?|per ?cent|share|proportion) of (?:the |our |all |total )*(?=\\p{L})',
);
const IS_THAT = /,? (?:is|was|are|were) (?:that|it|those|they|this)(?=[?.!]?$)/i;

/** "What percent of revenue?" behind the tips: these over that, and not what each has of the revenue. */
function overNumber(
  text: string,
  part: string,
  { sourceId, dimensions }: Reading,
  {
    views,
    read,
  }: { readonly views: readonly SourceView[]; readonly read: (text: string) => Reading | undefined },
): Reading | undefined {
  const view = views.find(({ source }) => source.id === sourceId);
  const noun = view && askMetric(view, part)?.noun;
  if (noun === undefined || !OF_NUMBER.test(text) || dimensions.length > 1) return undefined;
  const over = read(`${noun} as a share of ${text.replace(OF_NUMBER, '').replace(IS_THAT, '')}`);
  const [ratio = '', ...more] = over?.metrics ?? [];
  // "What share of photos comes from the reef?" names who has it
  const isOfNumbersAlone = more.length === 0 && over?.filters.length === 0;
  return ratio.startsWith(`ratio:${part}:`) && isOfNumbersAlone ? over : undefined;
}
