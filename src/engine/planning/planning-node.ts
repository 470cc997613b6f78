import type { Day } from '#src/shared/week.ts';
import type { Segment } from '../finding.ts';

/**
 * One question of a planning session: one count (and the rates made of it), of one place, cut one way. All members of a
 * node are tested together or not at all, so that nothing is picked for having moved.
 */
export interface PlanningNode {
  /** Derived from what it asks: the same facts give the same nodes. */
  readonly id: string;
  readonly week: Day;
  readonly kind: 'site' | 'trend' | 'members';
  /** The cell table that answers it. */
  readonly table: string;
  /** What is counted, as the engine's tables name it. */
  readonly question: string;
  readonly metrics: readonly string[];
  /** The place that is looked into; the empty segment is the site. */
  readonly segment: Segment;
  /** By what it is cut; null for the place as a whole. */
  readonly cut: string | null;
  /** The node that must be answered first; null when it may be asked at once. */
  readonly parent: string | null;
  /** How many tests it holds. */
  readonly tests: number;
  /** Of the site's volume in the baseline, the part that lies in the place (0 to 1). */
  readonly share: number;
}
