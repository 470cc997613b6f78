import type { Day } from '#src/shared/week.ts';
import type { Maybe } from '#src/web/ui/format/missing.ts';
import type { Unit } from '#src/web/ui/format/unit.ts';
import type { Currency } from '#src/web/ui/format/value.ts';

export interface SeriesPoint {
  readonly day: Day;
  /** Missing is a gap in the line. */
  readonly value: Maybe<number>;
  /** What the baseline expected on this day. */
  readonly usual?: { readonly low: number; readonly high: number };
  /** Google may still change it: drawn hollow. */
  readonly provisional?: boolean;
}

export interface Series {
  /** What the line is, said at its end. */
  readonly name: string;
  readonly unit: Unit;
  readonly currency?: Currency;
  readonly points: readonly SeriesPoint[];
  /** Each point is a whole week, named by its Monday. */
  readonly weekly?: boolean;
  /** What the band of `usual` is, said beside it; "Usual range" unless told otherwise. */
  readonly usualLabel?: string;
  /** The stretch the finding speaks of. */
  readonly marked?: { readonly from: Day; readonly to: Day; readonly label: string };
  /** What is known to have happened: a small mark above the line on its first day. */
  readonly events?: readonly { readonly day: Day; readonly label: string }[];
  /** The colour of the marked stretch: the direction of the change. */
  readonly tone?: 'gain' | 'loss' | 'mark';
  /** Positions get better downward, so their axis is turned. */
  readonly lowerIsBetter?: boolean;
}
