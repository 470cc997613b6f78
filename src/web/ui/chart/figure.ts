import type { UnfinishedWord } from '#src/web/ui/answer/unfinished-word.ts';
import type { Scatter } from '#src/web/ui/chart/scatter.ts';
import type { Maybe } from '#src/web/ui/format/missing.ts';

export interface FigureMark {
  /** The name of a bar, or the day of a point. */
  readonly x: string;
  readonly value: Maybe<number>;
  /** Which line or which bar of a name this is; empty where there is one only. */
  readonly group: string;
  /** Not all of its days are in it: it is no measure of the others, and is drawn unfinished. */
  readonly isPartial?: boolean;
}

/** Values by name (bars) or by day (lines), of one group or of a few side by side. */
export interface Figure {
  readonly mark: 'bar' | 'line';
  readonly marks: readonly FigureMark[];
  /** In the order in which they are drawn and coloured. */
  readonly groups: readonly string[];
  readonly nameOf: (x: string) => string;
  readonly write: (value: number, precision: 'exact' | 'compact') => string;
  /** What the values are: "Sessions". */
  readonly valueName?: string;
  /** Positions get better downward. */
  readonly lowerIsBetter?: boolean;
  /** One drawing of many: lines are lower. */
  readonly isBrief?: boolean;
  /** The values are differences: rises and falls have colours of their own. */
  readonly isChange?: boolean;
  /** What is said of marks that are drawn unfinished. */
  readonly unfinished?: UnfinishedWord;
  /** How the days below lines are named; by day unless told otherwise. */
  readonly grain?: 'day' | 'month';
}

/** More lines than this nobody tells apart; more bars nobody reads. */
export const mostGroups = 6;
export const mostBars = 20;
/** In a drawing that is one of many. */
export const briefBars = 6;

const BAR = 22;
const GAP = 10;

/** What a figure needs in height: bars lie below one another, each as tall as a line of text. */
export function figureHeight(figure: Figure | Scatter): number {
  if (figure.mark === 'point') return figure.isBrief ? 240 : 360;
  const { mark, marks, groups, isBrief = false } = figure;
  if (mark === 'line') return isBrief ? 188 : 260;
  const names = new Set(marks.map(({ x }) => x)).size;
  return names * (Math.max(1, groups.length) * BAR + GAP) + (groups.length > 1 ? 36 : 12);
}
