import { askMetric, isQuotient } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import { keywordMark, type Mark, noiseMark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';
import { countedOf } from '../../rephrasing/names/things-of-kinds.ts';
import { TAKES_OFF } from '../../rephrasing/numbers/beside/number-less-another.ts';

/**
 * "And per order?" behind "revenue by country": the number before, over the one that is named here, or less that one. "Per day" and "per device"
 * split it; of two numbers nobody can tell which one is meant, unless the other one is named.
 */
export function perOfBefore(
  marks: readonly Mark[],
  before: Reading | undefined,
  views: readonly SourceView[],
): readonly Mark[] {
  const view = views.find(({ source }) => source.id === before?.sourceId);
  if (before === undefined || view === undefined || before.intent !== 'numbers') return marks;
  const at = marks.findIndex((mark) => !isLead(mark));
  const joint = marks[at];
  const isOver =
    isKeyword(joint, 'per') ||
    // "Minus cancellations?" behind bookings: what is left of them, and none without a cancellation
    TAKES_OFF.test(joint?.said ?? '') ||
    (isKeyword(joint, 'share') && isAsShareOf(marks, at));
  const [first, second] = marks.slice(at + 1).filter(({ type }) => type !== 'noise');
  // "Per 1,000 sessions"
  const isScaled = first?.type === 'number' && second?.type === 'metric' && isKeyword(joint, 'per');
  const under = asCounted(isScaled ? second : first, view);
  if (!isOver || (under?.type !== 'metric' && under?.type !== 'unknown')) return marks;
  const metric = numberBefore(before, under.type === 'metric' ? under.metric : undefined, view);
  if (metric === undefined) return marks;
  // What was worked out of two numbers has no other name than its words
  const isOfTwo = metric.includes(':');
  if (isOfTwo && isScaled) return marks;
  const said = isOfTwo ? (askMetric(view, metric)?.noun ?? metric) : metric.replaceAll('_', ' ');
  const told: Mark = { type: 'metric', metric, said, others: [], proper: false };
  const over = isOfTwo && isKeyword(joint, 'per') ? marks.toSpliced(at, 1, ...AS_SHARE) : marks;
  return over.toSpliced(isKeyword(over[0], 'and') ? 1 : 0, 0, told);
}

/** "Per job?" of a file that counts the jobs done: over these, and no list by job type. */
function asCounted(mark: Mark | undefined, view: SourceView): Mark | undefined {
  const counted = mark?.type === 'dimension' ? countedOf(mark, [view]) : undefined;
  return mark === undefined || counted === undefined ? mark : { ...mark, type: 'metric', metric: counted };
}

/** "Per session" of a number that is made of two: over the sessions. */
const AS_SHARE: readonly Mark[] = [noiseMark('as'), keywordMark('share', 'share of')];

const isLead = (mark: Mark): boolean => mark.type === 'noise' || isKeyword(mark, 'and');

/** "As a share of revenue" */
const isAsShareOf = (marks: readonly Mark[], at: number): boolean =>
  /\bof$/i.test(marks[at]?.said ?? '') && marks.slice(0, at).some(({ said }) => /^as$/i.test(said));

/** "Revenue per session" has a name of its own. */
const OVER: Readonly<Record<string, string>> = { revenue_per_session: 'revenue' };

function numberBefore({ metrics }: Reading, under: string | undefined, view: SourceView): string | undefined {
  const others = metrics.filter((metric) => metric !== under);
  const [metric, ...more] = others;
  if (metric === undefined || more.length > 0) return undefined;
  // "Revenue per booking", and then "per night?"
  const over = /^(?:ratio|per_\d+):([^:]+):[^:]+$/.exec(metric)?.[1] ?? OVER[metric] ?? metric;
  return over === under || isQuotient(view, over) ? undefined : over;
}
