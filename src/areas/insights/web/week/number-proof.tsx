import { useQuery } from '@tanstack/react-query';
import { failureOf } from '#src/web/api/error.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { formatDateTime } from '#src/web/ui/format/instant.ts';
import { QueryRows } from '#src/web/ui/query-rows.tsx';
import { QuerySql } from '#src/web/ui/query-sql.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading } from '#src/web/ui/skeleton-shapes.tsx';
import { RunAgain } from '../card/run-again.tsx';
import { numbersQuery, type WhichNumbers } from '../queries.ts';

/** The query behind the numbers of a table, run over the rows that they were made from, and those rows. */
export function NumberProof(which: WhichNumbers) {
  const { data, error, isFetching, refetch } = useQuery(numbersQuery(which));
  if (data === undefined && error !== null)
    return (
      <ErrorState
        title="The query could not be run"
        detail={failureOf(error).message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        The numbers themselves are safe.
      </ErrorState>
    );
  if (data === undefined)
    return (
      <Loading label="Running the query">
        <Skeleton className="h-48 w-full" />
      </Loading>
    );
  const { query } = data;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {query.agrees ? (
          <Badge tone="live">Agrees with the table</Badge>
        ) : (
          <Badge tone="danger">Does not agree with the table</Badge>
        )}
        <RunAgain
          told={`Run ${formatDateTime(query.ranAt)}, over the facts that the week was analysed from.`}
          running={isFetching}
          onRunAgain={() => void refetch()}
        />
      </div>
      <QueryRows
        columns={query.columns}
        rows={query.rows}
        fileName={`weekwise-${which.weekStart}-${which.metric ?? which.part}.csv`}
        newestFirst={which.part === 'site'}
        isMarked={([first]) => first === which.weekStart}
      />
      <QuerySql sql={query.sql} parameters={query.parameters} />
    </div>
  );
}
