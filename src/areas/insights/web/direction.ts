import type { Desired } from '#src/web/ui/format/unit.ts';

interface Moved {
  readonly direction: 'up' | 'down';
  readonly unit: string;
  readonly desired?: Desired | undefined;
}

/** Cards of older runs do not say which way is hoped for; only positions are better downward. */
export const desiredOf = ({ desired, unit }: Pick<Moved, 'desired' | 'unit'>): Desired =>
  desired ?? (unit === 'position' ? 'down' : 'up');

/** The colour of a change: whether it went where one hopes. */
export function toneOf(moved: Moved): 'gain' | 'loss' | 'mark' {
  const desired = desiredOf(moved);
  if (desired === 'neither') return 'mark';
  return moved.direction === desired ? 'gain' : 'loss';
}
