import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { isBound, isKeyword, isNoise, type Piece } from '../piece.ts';
import type { Reading } from '../reading.ts';

const WITH = /^(?:with|having|had|have|has)(?: any| some)?$/i;
const JOINT = /^(?:and|but|yet)$/i;

/** "Pages with enrolments but fewer than 5 sign-ups": who had none of the first is not meant, as in "at least one enrolment". */
export function withAnyBeside(pieces: readonly Piece[], view: SourceView, reading: Reading): Reading {
  const { intent, shape, dimensions, grain, limits, metrics, moves } = reading;
  const isList =
    intent === 'numbers' &&
    (shape === 'value' || shape === 'count') &&
    (dimensions.length === 1 || grain !== null) &&
    limits.length > 0 &&
    moves.length === 0;
  if (!isList) return reading;
  // "Had visits in February but no key event": when it was changes nothing
  const spoken = pieces.filter((piece, at) => {
    const isOfTime =
      piece.type === 'time' || (isKeyword(piece, 'preposition') && pieces[at + 1]?.type === 'time');
    return !isOfTime;
  });
  const said = spoken.filter(
    (piece) => !isNoise(piece) || JOINT.test(piece.said) || WITH.test(piece.said) || piece.said === ',',
  );
  const any = said.flatMap((piece, at) => {
    const isSo =
      piece.type === 'metric' &&
      WITH.test(said[at - 1]?.said ?? '') &&
      JOINT.test(said[at + 1]?.said ?? '') &&
      isBegunLimit(said, at + 2);
    return isSo ? [piece.metric] : [];
  });
  const added = any.filter(
    (metric) =>
      metrics.includes(metric) &&
      askMetric(view, metric)?.kind === 'additive' &&
      limits.every((limit) => limit.metric !== metric),
  );
  return added.length === 0
    ? reading
    : {
        ...reading,
        limits: [...added.map((metric) => ({ metric, is: 'above' as const, value: 0 })), ...limits],
      };
}

/** "Fewer than 5", "without", "with over 20" */
function isBegunLimit(said: readonly Piece[], at: number): boolean {
  const begins = WITH.test(said[at]?.said ?? '') ? said[at + 1] : said[at];
  return isBound(begins) || isKeyword(begins, 'none', 'without', 'equal');
}
