import { askMetric, usersOfFile } from '../../data/ask-metric.ts';
import { buyersOffered } from '../../data/bought-in.ts';
import type { SourceView } from '../../data/source-view.ts';
import type { Assumption } from '../assumption.ts';
import type { Piece } from '../piece.ts';
import { NotAnswerable } from '../problem.ts';
import { askPerWhom, askWhoIsCounted, BUYERS_AT_END } from './ask-who-is-counted.ts';
import { metricAsSaid } from './metric-as-said.ts';
import { substituteOf } from './substitute-of.ts';

/** The numbers that are asked for, and what was assumed of them, while they are read one after another. */
export interface FoundMetrics {
  readonly asked: string[];
  readonly assumptions: Assumption[];
}

/** A number as it stands in a question. */
export interface NamedMetric {
  readonly at: number;
  readonly metric: string;
  readonly said: string;
}

export function takeMetric(
  pieces: readonly Piece[],
  view: SourceView,
  named: NamedMetric,
  found: FoundMetrics,
): void {
  const { at, metric, said } = named;
  if (metric === 'visitors') {
    takeVisitors(pieces, view, named, found);
    return;
  }
  if (isPerPerson(metric, view)) {
    const bought = BUYERS_AT_END.test(said) ? buyersOffered(view) : undefined;
    if (bought !== undefined) askPerWhom(pieces, at, said, bought);
    if (usersOfFile(view) === undefined) found.assumptions.push({ code: 'visitors_as_sessions', said });
  }
  const known = askMetric(view, metric);
  if (known === undefined) {
    takeSubstitute(view, named, found);
    return;
  }
  found.asked.push(metric);
  found.assumptions.push(...metricAsSaid(said, metric, known.label));
}

/** Who may be all that came, or those alone that bought. */
export const BUYERS = /^(?:customers?|buyers?)$/i;

/** People, where a source counts them; else how often they came. */
function takeVisitors(
  pieces: readonly Piece[],
  view: SourceView,
  { at, said }: NamedMetric,
  { asked, assumptions }: FoundMetrics,
): void {
  const bought = BUYERS.test(said) ? buyersOffered(view) : undefined;
  if (bought !== undefined) askWhoIsCounted(pieces, at, bought);
  const areCounted = view.columnOf('visitors') !== undefined || view.columnOf('users') !== undefined;
  const read = areCounted ? 'visitors' : 'sessions';
  if (asked.includes(read)) return;
  asked.push(read);
  if (!areCounted) assumptions.push({ code: 'visitors_as_sessions', said });
}

/** "Revenue per customer" of a source that counts no persons. */
const isPerPerson = (metric: string, view: SourceView): boolean =>
  /^(?:ratio|per_\d+):.+:visitors$/.test(metric) && askMetric(view, 'visitors') === undefined;

/** The nearest that a source has, where it lacks what was said. */
function takeSubstitute(
  view: SourceView,
  { metric, said }: NamedMetric,
  { asked, assumptions }: FoundMetrics,
): void {
  const other = substituteOf(metric, view);
  // Sales may be orders; revenue is money.
  const isMoney = metric === 'revenue' && !/\b(?:sales?|sell|sold|selling|sells)\b/i.test(said);
  if (other === undefined || isMoney || (metric === 'sessions' && !/traffic$/i.test(said)))
    throw new NotAnswerable({ type: 'metric_missing', metric });
  if (!asked.includes(other)) asked.push(other);
  assumptions.push({ code: 'substitute', said, read: other });
}
