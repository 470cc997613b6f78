import type { SqlCondition } from '#src/semantics/fact-scope.ts';
import type { Facts } from './facts-client.ts';

export type ResultRow = readonly (string | number | null)[];

const TIMEOUT_SECONDS = 30;

/** The rows of a compiled query, in the order of its columns. */
export async function runQuery({ client }: Facts, { sql, params }: SqlCondition): Promise<ResultRow[]> {
  const answer = await client.query({
    query: sql,
    query_params: { ...params },
    format: 'JSONCompactEachRow',
    clickhouse_settings: { max_execution_time: TIMEOUT_SECONDS },
  });
  return answer.json<ResultRow>();
}
