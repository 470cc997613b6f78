import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../../bound-text.ts';
import type { Inquiry } from '../../../data/inquiry.ts';
import { wholeNumber } from '../../../wording/say.ts';
import { LAST_DAYS, type Pauses, pausesOf } from '../../lives/life-of.ts';
import type { Settled } from '../../settling/settled.ts';
import type { ToldParts } from '../../telling/draft.ts';
import { yesIf } from '../../telling/told-verdict.ts';
import type { Point } from './course-points.ts';

type Told = Required<Pick<ToldParts, 'sentences'>> & Pick<ToldParts, 'verdict'>;
const NOTHING: Told = { sentences: [] };

/** Without it for a day or two at the end, even what was there on every day is not gone. */
const FEW_DAYS = 2;

/**
 * "Is the kiosk still open?": what has been away for no longer than it ever was before is still there, and what is away far longer is
 * not. Between the two nobody knows, and that is said.
 * @param within all days that it was there
 */
export async function stillThere(
  settled: Settled,
  within: readonly Point[],
  inquiry: Inquiry,
): Promise<Told> {
  const { claim, periods } = settled.reading;
  const { firstDay, lastDay } = inquiry.view.source;
  const isOfAll = periods.length === 0 || periods[0]?.reading === 'all_data';
  const [metric] = settled.metrics;
  if (claim?.of !== 'still' || !isOfAll || metric === undefined) return NOTHING;
  if (firstDay === null || lastDay === null) return NOTHING;
  const known = await inquiry.daysWithRows({ metrics: [metric], from: firstDay, to: lastDay });
  const pauses = pausesOf(
    within.map(({ time }) => time as Day),
    known,
  );
  if (pauses === undefined) return NOTHING;
  const { since, isOver } = pauses;
  const sentences = since === 0 ? [] : [awayNote(pauses, inquiry)];
  if (!isOver && !isUsual(pauses)) return { verdict: sentence`Not certain:`, sentences };
  return { verdict: yesIf(isOver === claim.isOver), sentences };
}

/** What comes for a few days of each year is away for most of it: a long pause that there was before proves nothing. */
const isUsual = ({ since, longest, usual }: Pauses): boolean =>
  since <= Math.max(usual, FEW_DAYS) || (since <= longest && since <= LAST_DAYS);

function awayNote({ since, longest }: Pauses, inquiry: Inquiry): BoundText {
  const days = (count: number, key: string): BoundText =>
    sentence`${wholeNumber(count, inquiry.keep(key, count))} ${count === 1 ? 'day' : 'days'}`;
  const before =
    longest === 0
      ? sentence`before that, it was never away`
      : sentence`before that, it was away for up to ${days(longest, 'longestAway')}`;
  return sentence`The data go on for ${days(since, 'away')} without it; ${before}.`;
}
