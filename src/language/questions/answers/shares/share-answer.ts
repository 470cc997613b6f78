import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { askedBack } from '../../reading/problem.ts';
import type { Settled } from '../settling/settled.ts';
import type { ToldParts } from '../telling/draft.ts';
import { eachShares } from './each-shares.ts';
import { memberShareCourse } from './member-share-course.ts';
import { memberShares } from './member-shares.ts';
import { partShares } from './part-shares.ts';
import { segmentShare } from './segment-share.ts';
import { shareChange } from './share-change.ts';
import { shareCourse } from './share-course.ts';
import { topDaysShare } from './top-days-share.ts';
import { topShares } from './top-shares.ts';
import { unitShares } from './unit-shares.ts';
import { upToShares } from './up-to-shares.ts';
import { withinShares } from './within-shares.ts';

/** A part of the whole: of one segment, or of every member of a dimension. Only what adds up has parts. */
export async function shareAnswer(settled: Settled, inquiry: Inquiry): Promise<ToldParts> {
  const [metric] = settled.asked as [AskMetric];
  if (metric.kind !== 'additive') throw askedBack('share_of_rate');
  const { upTo, grain, rank, dimensions, limits } = settled.reading;
  if (settled.other !== null && grain === null) return shareChange(settled, metric, settled.other, inquiry);
  if (upTo !== null && grain === null) return upToShares(settled, metric, upTo, inquiry);
  const isOfTop =
    rank?.of === 'members' && rank.by === 'value' && rank.count !== null && rank.within === null;
  const isAlone = dimensions.length === 1 && limits.length === 0 && settled.metrics.length === 1;
  if (grain !== null && grain !== 'weekday' && isOfTop && isAlone && settled.other === null)
    return topShares(settled, metric, { count: rank.count ?? 1, grain }, inquiry);
  if (grain !== null && grain !== 'weekday' && rank?.of === 'time')
    return topDaysShare(settled, metric, { count: rank.count ?? 1, grain }, inquiry);
  if (grain !== null && grain !== 'weekday' && dimensions.length > 0)
    return memberShareCourse(settled, metric, grain, inquiry);
  const isOfAll = settled.reading.filters.every(({ isWhole }) => isWhole === true);
  if (grain !== null && grain !== 'weekday' && isOfAll && settled.reading.each === null)
    return unitShares(settled, metric, grain, inquiry);
  if (grain !== null) return shareCourse(settled, metric, inquiry);
  if (settled.reading.each !== null && settled.reading.dimensions.length === 0)
    return eachShares(settled, metric, inquiry);
  if (settled.reading.isPartOfWeek || settled.reading.filters.some(({ isPart }) => isPart === true))
    return partShares(settled, metric, inquiry);
  const within = rank?.within ?? null;
  if (within !== null && dimensions.length === 2) {
    if (settled.metrics.length > 1 || settled.reading.limits.length > 0) throw askedBack('share_of_what');
    return withinShares(settled, metric, within, inquiry);
  }
  return settled.reading.dimensions.length > 0
    ? memberShares(settled, metric, inquiry)
    : segmentShare(settled, metric, inquiry);
}
