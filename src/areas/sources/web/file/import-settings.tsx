import { useMemo } from 'react';
import { Select, type SelectOption } from '#src/web/ui/select.tsx';

interface ImportSettingsProps {
  readonly timeZone: string;
  readonly onTimeZone: (timeZone: string) => void;
  readonly asksCurrency: boolean;
  readonly currency: string | undefined;
  readonly currencyError: string | undefined;
  readonly onCurrency: (currency: string) => void;
}

/** What no file says: where its days begin and end, and what its money is. */
export function ImportSettings(props: ImportSettingsProps) {
  const zones = useMemo(() => timeZones(props.timeZone), [props.timeZone]);
  const money = useMemo(currencies, []);
  return (
    <div className="grid grid-cols-2 gap-5 border-t border-line pt-6 max-md:grid-cols-1">
      <Select
        label="Time zone of the days"
        hint="Where midnight is, for the site that the figures are about"
        value={props.timeZone}
        options={zones}
        onChange={(event) => props.onTimeZone(event.target.value)}
      />
      {props.asksCurrency && (
        <Select
          label="Currency"
          hint="What the revenue is counted in"
          placeholder="Choose a currency"
          value={props.currency ?? ''}
          error={props.currencyError}
          options={money}
          onChange={(event) => props.onCurrency(event.target.value)}
        />
      )}
    </div>
  );
}

function timeZones(chosen: string): SelectOption[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen]);
  return [...names].sort().map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
}

function currencies(): SelectOption[] {
  const names = new Intl.DisplayNames(undefined, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code}, ${names.of(code) ?? code}`,
  }));
}
