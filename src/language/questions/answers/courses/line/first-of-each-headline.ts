import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { AskMetric } from '../../../data/asked-metric.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import type { UnitOfTime } from '../../../dates/units-of-time.ts';
import { leastWord } from '../../../wording/fewer-or-less.ts';
import { valueText, wholeNumber } from '../../../wording/say.ts';
import type { Settled } from '../../settling/settled.ts';
import type { Point } from './course-points.ts';

/**
 * "Berlin had the most applications in 9 of the 11 months …; in the last of them Munich comes first, with 120." Undefined where not one
 * alone stands in each unit, or where two were the first equally often.
 */
export function firstOfEachHeadline(
  { reading: { rank, dimensions }, metrics, view }: Settled,
  points: readonly Point[],
  grain: UnitOfTime,
  { where, when }: { readonly where: BoundText; readonly when: BoundText },
  inquiry: Inquiry,
): BoundText | undefined {
  const [metric] = metrics as [AskMetric];
  const isFirst = rank?.of === 'members' && rank.by === 'value' && rank.count === 1;
  const isOneOfEach = new Set(points.map(({ time }) => time)).size === points.length;
  if (!isFirst || !isOneOfEach || dimensions.length !== 1 || points.length < 2 || metric.unit === 'position')
    return undefined;
  const counts = new Map<string, number>();
  for (const { members } of points) counts.set(members[0] ?? '', (counts.get(members[0] ?? '') ?? 0) + 1);
  const [most, second] = [...counts].toSorted(([, x], [, y]) => y - x);
  if (most === undefined || most[1] === second?.[1]) return undefined;
  const nameAt = (row: number) => {
    const name = points[row]?.members[0] ?? '';
    return { text: name === '' ? '(empty)' : name, path: `tables.0.rows.${row}.1`, value: name };
  };
  const last = points.length - 1;
  const value = valueText(
    points[last]?.values[0] ?? null,
    metric.unit,
    view.source.currency,
    `tables.0.rows.${last}.2`,
  );
  const [least, highest] = metric.kind === 'additive' ? [leastWord(metric), 'most'] : ['lowest', 'highest'];
  const had = sentence`${nameAt(points.findIndex(({ members }) => members[0] === most[0]))} had the ${rank.direction === 'bottom' ? least : highest} ${metric.noun}${where}`;
  const all = wholeNumber(points.length, inquiry.keep('unitCount', points.length));
  if (most[1] === points.length)
    return sentence`${had} in each of the ${all} ${grain}s ${when}: ${value} in the last of them.`;
  const often = wholeNumber(most[1], inquiry.keep('firstIn', most[1]));
  return sentence`${had} in ${often} of the ${all} ${grain}s ${when}; in the last of them ${nameAt(last)} comes first, with ${value}.`;
}
