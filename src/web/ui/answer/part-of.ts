import type { AnswerTable } from '#src/shared/answer.ts';

/** "10 of 43": how many of all that were found a table has; undefined where it has them all. */
export function partOf({ rows, among = 0 }: AnswerTable): string | undefined {
  const written = (count: number) => count.toLocaleString('en-US');
  return among > rows.length ? `${written(rows.length)} of ${written(among)}` : undefined;
}
