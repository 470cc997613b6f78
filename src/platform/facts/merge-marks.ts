import type { QualityMark } from '#src/shared/quality-mark.ts';

/**
 * The marks of many days as one list, one mark of each type. Shares become the worst of all days, because a claim over
 * the days is at most as sure as over the worst of them; lists of days are united.
 */
export function mergeMarks(marks: readonly QualityMark[]): QualityMark[] {
  const merged = new Map<QualityMark['type'], QualityMark>();
  for (const mark of marks) {
    const other = merged.get(mark.type);
    merged.set(mark.type, other === undefined ? mark : worse(other, mark));
  }
  return [...merged.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
}

function worse(a: QualityMark, b: QualityMark): QualityMark {
  if (a.type === 'sampled' && b.type === 'sampled') return a.readShare < b.readShare ? a : b;
  if ('share' in a && 'share' in b) return a.share > b.share ? a : b;
  if ('days' in a && 'days' in b) return { ...a, days: [...new Set([...a.days, ...b.days])].sort() };
  return a;
}
