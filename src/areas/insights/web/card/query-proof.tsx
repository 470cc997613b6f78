import { Badge } from '#src/web/ui/badge.tsx';
import { formatDateTime } from '#src/web/ui/format/instant.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { QueryRows } from '#src/web/ui/query-rows.tsx';
import { QuerySql } from '#src/web/ui/query-sql.tsx';
import type { Evidence } from '../../evidence.ts';
import { ProofPart } from './proof-part.tsx';
import { RunAgain } from './run-again.tsx';

type Query = Evidence['query'];

export interface QueryProofProps {
  readonly query: Query;
  /** The Monday of the card's week. */
  readonly week: string;
  readonly running: boolean;
  readonly onRunAgain: () => void;
}

/** The query behind the numbers, run again just now over the very rows of the finding. */
export function QueryProof({ query, week, running, onRunAgain }: QueryProofProps) {
  return (
    <ProofPart
      title="The query"
      aside={
        query.agrees ? (
          <Badge tone="live">Agrees with the card</Badge>
        ) : (
          <Badge tone="danger">No longer agrees</Badge>
        )
      }
    >
      {!query.agrees && (
        <Notice tone="danger" title="The numbers behind this card have changed">
          Run again, the query gives another number than the card. Generate the week again before acting on
          it.
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <RunAgain
          told={`Run again ${formatDateTime(query.ranAt)}, over the facts the finding was made from.`}
          running={running}
          onRunAgain={onRunAgain}
        />
      </div>
      <QueryRows
        columns={query.columns}
        rows={query.rows}
        fileName={`weekwise-${week}.csv`}
        newestFirst
        isMarked={([first]) => first === week}
      />
      <QuerySql sql={query.sql} parameters={query.parameters} />
    </ProofPart>
  );
}
