import type { Question } from '../../contract.ts';

/** Each once. */
export function withOlder(listed: readonly Question[], older: readonly Question[]): readonly Question[] {
  const known = new Set(listed.map(({ id }) => id));
  return [...listed, ...older.filter(({ id }) => !known.has(id))];
}

export interface Beyond {
  readonly listed: readonly Pick<Question, 'pinned'>[];
  /** What is searched; empty while nothing is. */
  readonly wanted: string;
  readonly searching: boolean;
  readonly failed: boolean;
  /** How many the search brought. */
  readonly older: number;
}

/** Of a list that is full: what it leaves out. */
export function beyondNote({ listed, wanted, searching, failed, older }: Beyond): string | undefined {
  const most = listed.length;
  if (wanted === '')
    return listed.some(({ pinned }) => pinned)
      ? `Pinned questions and the newest are shown, ${most} in all. Search finds older ones.`
      : `The newest ${most} questions are shown. Search finds older ones.`;
  if (searching) return 'Searching older questions...';
  if (failed) return 'Older questions could not be searched.';
  return older >= most ? 'More match than are shown. A longer search text finds the rest.' : undefined;
}
