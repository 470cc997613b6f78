import { classNames } from '#src/web/ui/class-names.ts';
import { formatDifference } from '#src/web/ui/format/difference.ts';
import { formatPart } from '#src/web/ui/format/percent.ts';
import type { Desired, Unit } from '#src/web/ui/format/unit.ts';
import { type Currency, formatValue } from '#src/web/ui/format/value.ts';

export interface BarListItem {
  readonly label: string;
  readonly value: number;
  /** What is left when the named parts are taken away: drawn lighter. */
  readonly remainder?: boolean;
}

export interface BarListProps {
  /** What the parts are and what they add up to. */
  readonly caption: string;
  readonly items: readonly BarListItem[];
  readonly unit: Unit;
  readonly currency?: Currency;
  /** Parts of a change have signs and colours; parts of an amount have neither. */
  readonly signed?: boolean;
  readonly desired?: Desired;
  readonly totalLabel?: string;
}

/** Parts of a whole as bars from one zero line. The last row is their sum, computed here: what is shown adds up. */
export function BarList(props: BarListProps) {
  const { caption, items, unit, currency, signed = false, desired = 'up', totalLabel = 'Total' } = props;
  const total = items.reduce((sum, item) => sum + item.value, 0);
  const low = Math.min(0, ...items.map((item) => item.value));
  const span = Math.max(0, ...items.map((item) => item.value)) - low || 1;
  const percent = (value: number) => `${(value / span) * 100}%`;
  const write = (value: number) =>
    signed ? formatDifference(value, unit, 'exact', currency) : formatValue(value, unit, 'exact', currency);
  const cell = 'border-b border-line py-1.5 align-middle';
  return (
    <div className="@container">
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Bar</th>
            <th scope="col">{signed ? 'Change' : 'Amount'}</th>
            <th scope="col">Share of the total</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const bar = (
              <Bar
                start={percent(Math.min(item.value, 0) - low)}
                width={percent(Math.abs(item.value))}
                zero={percent(-low)}
                fill={fillOf(item, signed, desired)}
              />
            );
            return (
              <tr key={item.label}>
                <th
                  scope="row"
                  className={classNames(cell, 'w-2/5 max-w-0 pr-4 text-left font-normal @max-[28rem]:w-3/5')}
                >
                  <span className="block truncate" title={item.label}>
                    {item.label}
                  </span>
                  <span aria-hidden="true" className="mt-1 block @min-[28rem]:hidden">
                    {bar}
                  </span>
                </th>
                <td aria-hidden="true" className={classNames(cell, 'w-2/5 @max-[28rem]:hidden')}>
                  {bar}
                </td>
                <td className={classNames(cell, 'pl-4 text-right font-medium whitespace-nowrap')}>
                  {write(item.value)}
                </td>
                <td className={classNames(cell, 'w-18 pl-3 text-right text-faint')}>
                  {total === 0 ? '' : formatPart(item.value / total)}
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-2 text-left">
              {totalLabel}
            </th>
            <td aria-hidden="true" className="@max-[28rem]:hidden" />
            <td className="py-2 pl-4 text-right whitespace-nowrap">{write(total)}</td>
            <td className="py-2 pl-3 text-right font-normal text-faint">
              {total === 0 ? '' : formatPart(1)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function fillOf(item: BarListItem, signed: boolean, desired: Desired): string {
  if (!signed || desired === 'neither') return item.remainder ? 'bg-band' : 'bg-mark-soft';
  const good = item.value > 0 === (desired === 'up');
  const fill = good ? 'bg-gain-fill' : 'bg-loss-fill';
  return item.remainder ? `${fill} opacity-40` : fill;
}

function Bar({ start, width, zero, fill }: { start: string; width: string; zero: string; fill: string }) {
  return (
    <span className="relative block h-2 w-full @min-[28rem]:h-4">
      <span
        className={classNames('absolute inset-y-0 min-w-px rounded-[2px]', fill)}
        style={{ left: start, width }}
      />
      <span
        className="absolute -inset-y-1 w-px bg-line-strong @min-[28rem]:-inset-y-2"
        style={{ left: zero }}
      />
    </span>
  );
}
