import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { unitAround } from '../../dates/period.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import { isOfSoMany } from '../../reading/quantity.ts';
import { valueText } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { isWholeUnit } from '../settling/whole-units.ts';
import { timePiece } from '../telling/time-piece.ts';
import type { GapGroup, GapSpec } from './gap-groups.ts';
import { isAsSaid } from './gap-order.ts';

export interface UnitsOfGap {
  /** Those that count: the whole ones; all where none is whole. */
  readonly counted: readonly GapGroup[];
  /** Those at the ends of which but a part lies in the days, left out. */
  readonly cut: readonly GapGroup[];
}

/** A week of which only the end or the beginning is known is no win of either; a list of them ends with the one that runs. */
export function unitsOfGap(settled: Settled, grain: UnitOfTime, groups: readonly GapGroup[]): UnitsOfGap {
  const last = groups.at(-1);
  const counted = groups.filter(
    (group) =>
      isWholeUnit(settled, group.key as Day, grain) ||
      (!settled.reading.isYesNo && group === last && hasBegun(settled, group.key as Day, grain)),
  );
  if (counted.length === 0) return { counted: groups, cut: [] };
  return { counted, cut: groups.filter((group) => !counted.includes(group)) };
}

/** Its first day lies in the days that are asked about, and in the data. */
const hasBegun = ({ period, view }: Settled, key: Day, grain: UnitOfTime): boolean => {
  const { from } = unitAround(key, grain);
  return from >= period.from && from >= (view.source.firstDay ?? from);
};

interface Counts {
  readonly both: readonly GapGroup[];
  readonly found: readonly GapGroup[];
  readonly cut: readonly GapGroup[];
}

/** The parts by which alone the answer would be another one. */
export function turningParts(gap: GapSpec['gap'], side: number | null, { both, found, cut }: Counts) {
  if (side === null) return [];
  const isSo = isOfSoMany(gap.quantity, found.length, both.length);
  return cut.filter((group) => {
    if (group.difference === null) return false;
    const more = isAsSaid(group, side, gap) ? 1 : 0;
    return isOfSoMany(gap.quantity, found.length + more, both.length + 1) !== isSo;
  });
}

/** What is left out at which end, and where that alone would turn the answer. */
export function cutNotes(
  settled: Settled,
  { metric, grain }: GapSpec,
  { counted, cut, turning }: UnitsOfGap & { readonly turning: readonly GapGroup[] },
  inquiry: Inquiry,
): BoundText[] {
  const [start] = counted;
  if (start === undefined || cut.length === 0 || grain === null) return [];
  const isBefore = cut.some(({ key }) => key < start.key);
  const isAfter = cut.some(({ key }) => key > start.key);
  const left =
    isBefore && isAfter
      ? sentence`The first and the last ${grain} are not counted, since only a part of each lies in these days.`
      : isBefore
        ? sentence`The first ${grain} is not counted, since only its end lies in these days.`
        : sentence`The last ${grain} is not counted, since only its beginning lies in these days.`;
  const turned = turning.map(({ key, values }, at) => {
    const unit = timePiece(key as Day, grain, inquiry.keep(`cutUnit${at}`, key));
    const [one, other] = values.map((value, side) =>
      valueText(
        value,
        metric.unit,
        settled.view.source.currency,
        inquiry.keep(`cutValue${at}_${side}`, value ?? 0),
      ),
    );
    return sentence`By its part of ${unit} alone it would be otherwise, ${one ?? ''} against ${other ?? ''}: so neither yes nor no is told.`;
  });
  return [left, ...turned];
}
