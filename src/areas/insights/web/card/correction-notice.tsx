import { formatShortDay } from '#src/web/ui/format/date.ts';
import { MetricValue } from '#src/web/ui/metric-value.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import type { Evidence, Restatement } from '../../evidence.ts';
import { shownUnit } from '../shown-unit.ts';
import { counted } from '../words.ts';

/** The past that a card was written from has changed since: what it says, and what would be said now. */
export function CorrectionNotice({
  evidence,
  restatement,
}: {
  evidence: Evidence;
  restatement: Restatement;
}) {
  const { metricLabel, currency } = evidence;
  const { days, observedBefore, observedNow, noticedAt } = restatement;
  const shown = { unit: shownUnit(evidence), ...(currency === null ? {} : { currency }) };
  return (
    <Notice tone="caution" title="The numbers behind this have changed since">
      {metricLabel} was <MetricValue value={observedBefore} {...shown} /> when this was written and is{' '}
      <MetricValue value={observedNow} {...shown} /> now: the source changed{' '}
      {days.length === 1 ? formatShortDay(days[0] ?? '') : counted(days.length, 'day')} of the week, noticed
      on {formatShortDay(noticedAt.slice(0, 10))}. Generate the week again to analyse the new numbers.
    </Notice>
  );
}
