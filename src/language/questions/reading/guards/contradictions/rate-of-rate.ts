import { askMetric } from '../../../data/ask-metric.ts';
import type { SourceView } from '../../../data/source-view.ts';
import type { About } from '../../about.ts';
import type { Mark } from '../../mark.ts';
import { isKeyword } from '../../piece.ts';
import type { Reading } from '../../reading.ts';

/** "Conversion rate per trial": one rate over a number is a rate of nothing. */
export function rateOfRate({ metrics }: Reading, view: SourceView): About | undefined {
  const isOfRate = metrics.some((id) => {
    const over = /^ratio:([^:]+):[^:]+$/.exec(id)?.[1];
    return over !== undefined && askMetric(view, over)?.kind === 'quotient';
  });
  return isOfRate ? 'rate_of_what' : undefined;
}

/** "Converts trials to …": what is converted is no number beside the rate of visits. */
export function convertedApart(marks: readonly Mark[], { metrics }: Reading): About | undefined {
  const isApart = marks.some((mark, at) => {
    if (mark.type !== 'metric' || !/^conver/i.test(mark.said) || mark.metric.startsWith('ratio:'))
      return false;
    const rest = marks.slice(at + 1).filter(({ type }) => type !== 'noise');
    const [lead, next] = /^(?:from|of|into)(?: the)?$/i.test(rest[0]?.said ?? '')
      ? rest
      : [undefined, rest[0]];
    const isVerb = /^convert/i.test(mark.said);
    return (
      (isVerb || isKeyword(lead, 'preposition')) &&
      next?.type === 'metric' &&
      next.metric !== mark.metric &&
      metrics.length > 1 &&
      metrics.includes(next.metric)
    );
  });
  return isApart ? 'rate_of_what' : undefined;
}

/** "Conversion rate of the best 3 pages together": a ranking tells the rate of each, and none of them together. */
export function rateTogether(
  marks: readonly Mark[],
  { rank, metrics, chosen }: Reading,
  view: SourceView,
): About | undefined {
  const isOfTop = rank?.of === 'members' && rank.by === 'value' && chosen === null;
  const isRate = metrics.some((metric) => askMetric(view, metric)?.kind === 'quotient');
  const isTogether = marks.some(({ said }) =>
    /^(?:together|combined|altogether|taken together)$/i.test(said),
  );
  return isOfTop && isRate && isTogether ? 'not_at_once' : undefined;
}
