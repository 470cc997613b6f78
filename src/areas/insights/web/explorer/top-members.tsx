import { formatCount } from '#src/web/ui/format/number.ts';
import { Slider } from '#src/web/ui/slider.tsx';
import { Toggle } from '#src/web/ui/toggle.tsx';
import { explorerLimits } from '../../explorer-limits.ts';

export interface TopMembersValue {
  readonly include: boolean;
  readonly landingPages: number;
  readonly highCard: number;
}

export interface TopMembersProps {
  readonly value: TopMembersValue;
  readonly onChange: (value: TopMembersValue) => void;
}

const { landingPages, highCard, quotaPerHour } = explorerLimits;

/** Whether the dimensions with very many members are looked at, and how many of the largest. */
export function TopMembers({ value, onChange }: TopMembersProps) {
  return (
    <fieldset className="grid gap-5">
      <legend className="sr-only">High-cardinality dimensions</legend>
      <Toggle
        label="Include high-cardinality dimensions"
        hint="Landing pages and traffic sources: the largest of each, week by week."
        checked={value.include}
        onChange={(include) => onChange({ ...value, include })}
      />
      {value.include && (
        <div className="grid gap-5 border-l-2 border-line-strong pl-4">
          <Slider
            label="Top landing pages"
            value={value.landingPages}
            onChange={(count) => onChange({ ...value, landingPages: count })}
            min={landingPages.least}
            max={landingPages.most}
            ends={[formatCount(landingPages.least), formatCount(landingPages.most)]}
          />
          <Slider
            label="Top traffic sources"
            value={value.highCard}
            onChange={(count) => onChange({ ...value, highCard: count })}
            min={highCard.least}
            max={highCard.most}
            ends={[formatCount(highCard.least), formatCount(highCard.most)]}
          />
          <p className="text-note text-faint">
            Google limits what may be asked of a property; Weekwise stays within {formatCount(quotaPerHour)}{' '}
            calls per hour and waits where that is reached.
          </p>
        </div>
      )}
    </fieldset>
  );
}
