import type { Day } from '#src/shared/week.ts';

/** What the question before listed, and over which days. */
export interface Listed {
  /** What its rows are called; undefined: it has none, or of more than one kind. */
  readonly kind: string | undefined;
  readonly days: { readonly from: Day; readonly to: Day } | undefined;
  /** What each of its rows is: one of that kind, or a unit of time. */
  readonly row: string | undefined;
  /** Its rows were found by another ranking: what is asked of them next is of the same ones. */
  readonly isOfChosen: boolean;
  /** The first of a ranking alone: nobody is among those that it told. */
  readonly isOne: boolean;
  /** A ranking by how far each one moved: those that went the other way stand at its other end. */
  readonly isMoved: boolean;
  /** Those that went one way alone are listed. */
  readonly moved: 'up' | 'down' | undefined;
  /** Who its answer told is known by name. */
  readonly isNamed: boolean;
  /** A ranking of several, of which others were not told. */
  readonly isCut: boolean;
}
