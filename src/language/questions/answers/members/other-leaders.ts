import { type BoundText, sentence } from '../../../bound-text.ts';
import { valueText } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import type { MemberRow } from './member-rows.ts';
import { nameOfRow } from './name-of-row.ts';
import { shownColumnOf } from './rows-in-order.ts';

/** "Sessions and revenue by channel": the list stands in the order of one number, and who leads by another is told beside it. */
export function otherLeaders(settled: Settled, listed: readonly MemberRow[]): BoundText[] {
  const { reading, asked, view } = settled;
  const isPlainList = reading.rank === null && reading.limits.length === 0 && listed.length > 1;
  if (!isPlainList) return [];
  const width = reading.dimensions.length;
  const shown = shownColumnOf(settled);
  return asked.flatMap((metric, column) => {
    if (column === shown || metric.kind !== 'additive') return [];
    const values = listed.map((row) => row.values[column] ?? Number.NEGATIVE_INFINITY);
    const most = Math.max(...values);
    const place = values.indexOf(most);
    if (place <= 0 || most <= 0) return [];
    const name = nameOfRow(listed[place]?.members ?? [], 0, place);
    const figure = valueText(
      most,
      metric.unit,
      view.source.currency,
      `tables.0.rows.${place}.${width + column}`,
    );
    return [sentence`${name} had the most ${metric.noun}: ${figure}.`];
  });
}
