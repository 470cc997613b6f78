import { askMetric } from '../../data/ask-metric.ts';
import type { SourceView } from '../../data/source-view.ts';
import { askNthWeekday } from '../guards/of-pieces/ask-nth-weekday.ts';
import { askWhereFrom } from '../guards/of-pieces/ask-where-from.ts';
import { askWhoseChange } from '../guards/of-pieces/ask-whose-change.ts';
import { refuseTopics } from '../guards/of-pieces/refuse-topics.ts';
import { askLostOrGone } from '../parts/ask-lost-or-gone.ts';
import { asksForTest } from '../parts/asks-for-test.ts';
import { joinRatios, turnsInto } from '../parts/join-ratios.ts';
import { leaveDaysOut } from '../parts/leave-days-out.ts';
import { readContribution } from '../parts/read-contribution.ts';
import { readEndOfTime } from '../parts/read-end-of-time.ts';
import { readIntent } from '../parts/read-intent.ts';
import { readLeftOut } from '../parts/read-left-out.ts';
import { readPlace } from '../parts/read-place.ts';
import { readQuantile } from '../parts/read-quantile.ts';
import { readRolling } from '../parts/read-rolling.ts';
import { readStanding } from '../parts/read-standing.ts';
import { readStretch } from '../parts/read-stretch.ts';
import { readThatPeriod } from '../parts/read-that-period.ts';
import { readUpTo } from '../parts/read-up-to.ts';
import type { Piece } from '../piece.ts';
import { asksAboutContent } from '../rephrasing/numbers/columns/asks-about-content.ts';
import { dropTraffic } from '../rephrasing/numbers/columns/drop-traffic.ts';
import { narrowedMetrics } from '../rephrasing/numbers/columns/narrowed-metrics.ts';
import { readRank } from '../rephrasing/numbers/ranks/read-rank.ts';
import { prepare } from '../rephrasing/prepare.ts';

export type Opening = ReturnType<typeof readOpening>;

/**
 * What a question wants as a whole, before it is known which source answers it. The order matters: a word that one line
 * takes ("second" of a place, "7-day" of a rolling mean) is no number to the next.
 */
export function readOpening(pieces: Piece[], views: readonly SourceView[], isFollowing: boolean) {
  askNthWeekday(pieces);
  prepare(pieces, views);
  const daysLeftOut = leaveDaysOut(pieces);
  refuseTopics(pieces);
  askWhereFrom(pieces);
  askWhoseChange(pieces, views);
  const isOfChange = readContribution(pieces);
  askLostOrGone(pieces);
  const intent = readIntent(pieces);
  readStanding(pieces, views);
  readRank(pieces);
  dropTraffic(pieces);
  const isTestAsked = asksForTest(pieces);
  readThatPeriod(pieces, isFollowing);
  narrowedMetrics(pieces);
  asksAboutContent(pieces);
  turnsInto(pieces);
  joinRatios(pieces);
  const place = readPlace(pieces);
  const quantile = readQuantile(pieces);
  const stretch = readStretch(pieces);
  const rolling = readRolling(pieces);
  const leftOut = readLeftOut(pieces);
  const endOfTime = readEndOfTime(pieces, views);
  const upTo = readUpTo(pieces, (id) => views.some((view) => askMetric(view, id)?.kind === 'additive'));
  return {
    daysLeftOut,
    isOfChange,
    intent,
    isTestAsked,
    place,
    quantile,
    stretch,
    rolling,
    leftOut,
    upTo,
    endOfTime,
  };
}
