import type { Finding, FindingLink } from '../finding.ts';

/** What an earlier week told, as far as a later one needs it. */
export type EarlierFinding = Pick<
  Finding,
  'id' | 'week' | 'metric' | 'segment' | 'direction' | 'shape' | 'effect'
>;

/** Weeks back that a level or a spike is remembered; a drift is as long as it goes on. */
export const REMEMBERED_WEEKS = 8;
const WEEK_MS = 7 * 24 * 3600 * 1000;

/**
 * What a finding is to those of earlier weeks: the same place still moving (or still at its new level) `continues`, a place
 * that is on its way back `recovers`. Null where nothing was said of it.
 *
 * @param earlier findings of earlier weeks, in any order
 */
export function linkToEarlier(
  finding: Omit<EarlierFinding, 'id'>,
  earlier: readonly EarlierFinding[],
): FindingLink | null {
  const place = placeOf(finding);
  const known = earlier
    .filter((other) => placeOf(other) === place && weeksBetween(other, finding) >= 1)
    .filter((other) => weeksBetween(other, finding) <= REMEMBERED_WEEKS)
    .sort((a, b) => (a.week < b.week ? 1 : a.week > b.week ? -1 : a.id < b.id ? -1 : 1));
  const [last] = known;
  if (!last) return null;
  const link = (type: FindingLink['type'], to: EarlierFinding): FindingLink => ({
    type,
    week: to.week,
    findingId: to.id,
  });
  // What was over within its week does not go on; it happened again.
  if (last.direction === finding.direction) return last.shape === 'spike' ? null : link('continues', last);
  return isBack(finding.effect.observed, last) ? link('recovers', last) : null;
}

/** No further from what was usual before the earlier change than half of that change. */
function isBack(observed: number, { effect }: EarlierFinding): boolean {
  return Math.abs(observed - effect.expected) <= Math.abs(effect.absolute) / 2;
}

function placeOf({ metric, segment }: Pick<Finding, 'metric' | 'segment'>): string {
  return JSON.stringify([metric, Object.entries(segment).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

function weeksBetween(before: { readonly week: string }, after: { readonly week: string }): number {
  return Math.round((Date.parse(after.week) - Date.parse(before.week)) / WEEK_MS);
}
