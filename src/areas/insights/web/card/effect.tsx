import { formatDifference } from '#src/web/ui/format/difference.ts';
import { formatShare } from '#src/web/ui/format/percent.ts';
import { MetricChange } from '#src/web/ui/metric-change.tsx';
import { MetricValue } from '#src/web/ui/metric-value.tsx';
import type { Evidence } from '../../evidence.ts';
import { toneOf } from '../direction.ts';
import { shownUnit } from '../shown-unit.ts';
import { comparedWith } from './compared-with.ts';
import { IntervalBar } from './interval-bar.tsx';

/** How much: this week, what was expected, and the change with the range it surely lies in. */
export function Effect({ evidence }: { evidence: Evidence }) {
  const { effect, metricLabel, desired } = evidence;
  const before = comparedWith(evidence);
  const unit = shownUnit(evidence);
  const currency = evidence.currency ?? undefined;
  const write = (value: number) => formatDifference(value, unit, 'brief', currency);
  return (
    <div className="rounded-box bg-sunken p-4">
      <dl className="grid grid-cols-3 gap-4">
        <div>
          <dt className="text-note text-faint">{metricLabel}</dt>
          <dd className="text-head font-semibold">
            <MetricValue value={effect.observed} unit={unit} currency={currency} />
          </dd>
        </div>
        <div>
          <dt className="text-note text-faint">{before.label}</dt>
          <dd className="text-head font-semibold text-soft">
            <MetricValue value={effect.expected} unit={unit} currency={currency} />
          </dd>
        </div>
        <div>
          <dt className="text-note text-faint">Change</dt>
          <dd className="text-head">
            <MetricChange
              from={effect.expected}
              to={effect.observed}
              unit={unit}
              desired={desired}
              {...(currency !== undefined && { currency })}
            />
          </dd>
        </div>
      </dl>
      <IntervalBar
        low={effect.low}
        value={effect.absolute}
        high={effect.high}
        write={write}
        tone={toneOf(evidence)}
      />
      <p className="text-note text-soft">
        {write(effect.absolute)} against {before.phrase}; the change lies between {write(effect.low)} and{' '}
        {write(effect.high)}, with {formatShare(effect.level)} confidence.
        {effect.shareOfSiteChange !== null && shareText(effect.shareOfSiteChange)}
      </p>
    </div>
  );
}

/** Said only where it is a part of the whole; a share over one or below zero explains nothing to anybody. */
function shareText(share: number): string {
  return share > 0 && share <= 1 ? ` That is ${formatShare(share)} of the change of the whole site.` : '';
}
