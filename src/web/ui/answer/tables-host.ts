import type { AnswerTable } from '#src/shared/answer.ts';
import { sharedHost } from '#src/shared/shared-host.ts';

/** The host of all addresses in these tables, which are shown by their paths then; empty where there is more than one. */
export const tablesHost = (tables: readonly AnswerTable[]): string =>
  sharedHost(tables.flatMap(({ rows }) => rows.flat()).filter((cell) => typeof cell === 'string'));
