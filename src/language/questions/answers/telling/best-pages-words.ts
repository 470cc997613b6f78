import { type BoundText, sentence } from '../../../bound-text.ts';
import { askMetric } from '../../data/ask-metric.ts';
import { listed } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';

const OTHERS = ['revenue', 'key_events', 'sessions', 'conversion_rate'];

/** "The best pages" without a number: by which one they were taken, and by which others they can be. */
export function bestPagesWords(
  { reading: { rank, dimensions }, view }: Settled,
  read: string,
  label: (metric: string) => string,
): BoundText | undefined {
  const [dimension = ''] = dimensions;
  const isOfPages = /^(?:page|landing_page)$/.test(view.kindOf(dimension) ?? '');
  if (rank?.by !== 'value' || !isOfPages || !/^(?:sessions|revenue|key_events|purchases|leads)$/.test(read))
    return undefined;
  const others = OTHERS.filter((id) => id !== read && askMetric(view, id) !== undefined).map(label);
  const ways = others.length === 0 ? '' : sentence` They can be asked for by ${listed(others, ' or ')}, too.`;
  return sentence`No metric was named: pages are told by ${label(read)}.${ways}`;
}
