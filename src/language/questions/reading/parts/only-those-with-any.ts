import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isKeyword, isNoise, neighbour, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';
import { withAnyBeside } from './with-any-beside.ts';

const DENIED = /^(?:do|does|did|have|has|had|is|are|was|were)n['’]?t$|^(?:not|never)$/i;

/** Those alone that had some of what the question is about, of one number or beside another one's limit. */
export const withAny = (pieces: readonly Piece[], view: SourceView, reading: Reading): Reading =>
  withAnyBeside(pieces, view, onlyThoseWithAny(pieces, view, reading));

/**
 * "Which countries buy from us?", "pages that had any revenue": those with none of it are not meant. A list that is only
 * split ("orders by country") tells of all.
 */
function onlyThoseWithAny(pieces: readonly Piece[], view: SourceView, reading: Reading): Reading {
  const [metric] = reading.metrics;
  const isList =
    reading.intent === 'numbers' &&
    reading.shape === 'value' &&
    reading.rank === null &&
    reading.grain === null &&
    reading.each === null &&
    reading.gap === null &&
    reading.ranges === null &&
    reading.beside === null &&
    reading.versus === null &&
    reading.order === null &&
    reading.orderBy === null &&
    reading.upTo === null &&
    reading.firstOfEach === null &&
    reading.limits.length === 0 &&
    reading.moves.length === 0 &&
    reading.periods.length < 2 &&
    reading.weekdays.length === 0 &&
    reading.dimensions.length === 1;
  if (!isList || reading.metrics.length !== 1 || metric === undefined) return reading;
  if (askMetric(view, metric)?.kind !== 'additive' || !(asksWhich(pieces) || saysAny(pieces))) return reading;
  // "Which countries don't buy?"
  const is = pieces.some(({ said }) => DENIED.test(said)) ? 'equal' : 'above';
  return { ...reading, limits: [{ metric, is, value: 0 }] };
}

/** The dimension is what is asked for, and the number is what it did. */
function asksWhich(pieces: readonly Piece[]): boolean {
  const at = pieces.findIndex(({ type }) => type === 'dimension');
  const lead = pieces[neighbour(pieces, at, -1, isNoise)];
  const isWhich =
    (isKeyword(lead, 'which') && /^(?:which|welche)/i.test(lead?.said ?? '')) ||
    /^(?:what|which)$/i.test(pieces[at - 1]?.said ?? '');
  return isWhich && pieces.slice(at).some(({ type }) => type === 'metric');
}

const saysAny = (pieces: readonly Piece[]): boolean =>
  pieces.some((piece, at) => piece.type === 'metric' && /\bany$/i.test(pieces[at - 1]?.said ?? ''));
