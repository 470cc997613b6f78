import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import { valueText, wholeNumber } from '../../../wording/say.ts';
import { namesOf } from '../../members/names-of.ts';
import type { Settled } from '../../settling/settled.ts';
import type { Point } from './course-points.ts';

/** "The top 3 channels by sessions in each month: Organic Search leads in the last of them, with 34,960." */
export function topOfEachHeadline(
  { asked, reading, view }: Settled,
  points: readonly Point[],
  { where, when }: { readonly where: BoundText; readonly when: BoundText },
  inquiry: Inquiry,
): BoundText {
  const [metric] = asked as [AskMetric];
  const { rank, rankPer, dimensions } = reading;
  const count = rank?.count ?? points.length;
  const last = points.at(-1)?.time;
  const at = points.findIndex(({ time }) => time === last);
  const name = points[at]?.members[0] ?? '';
  const leader = { text: name === '' ? '(empty)' : name, path: `tables.0.rows.${at}.1`, value: name };
  const value = valueText(
    points[at]?.values[0] ?? null,
    metric.unit,
    view.source.currency,
    `tables.0.rows.${at}.2`,
  );
  return sentence`The ${rank?.direction ?? 'top'} ${wholeNumber(count, inquiry.keep('ofEach', count))} ${namesOf(dimensions[0] ?? '', { view })} by ${metric.noun}${where} in each ${rankPer ?? ''} ${when}: in the last of them ${leader} comes first, with ${value}.`;
}
