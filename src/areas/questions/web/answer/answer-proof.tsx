import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { failureOf } from '#src/web/api/error.ts';
import { writeCell } from '#src/web/ui/answer/write-cell.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { formatDateTime } from '#src/web/ui/format/instant.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { QueryRows } from '#src/web/ui/query-rows.tsx';
import { QuerySql } from '#src/web/ui/query-sql.tsx';
import { Loading, TableSkeleton } from '#src/web/ui/skeleton-shapes.tsx';
import type { AnswerQuery } from '../../answer-form.ts';
import type { Question } from '../../contract.ts';
import { proofQuery } from '../queries.ts';
import { fileName } from './file-name.ts';
import { type QueryGroup, queryGroups } from './query-groups.ts';

export interface AnswerProofProps {
  readonly question: Question;
  /** The place of the query that is asked for. */
  readonly at: number;
}

/** Every query behind the answer: in words, as SQL, and its rows run again now. */
export function AnswerProof({ question, at }: AnswerProofProps) {
  const list = useRef<HTMLDivElement>(null);
  const { data, error, refetch, isFetching } = useQuery(proofQuery(question.id));
  const isThere = data !== undefined;
  useEffect(() => {
    // The first stands where one looks already.
    if (!isThere || at === 0) return;
    const query = list.current?.querySelector<HTMLElement>(`[data-query="${at}"]`);
    if (query == null) return;
    query.focus({ preventScroll: true });
    query.scrollIntoView({ block: 'start' });
  }, [isThere, at]);
  if (data === undefined && error !== null)
    return (
      <Notice
        tone="danger"
        title="The queries could not be run again"
        action={
          <Button size="small" onClick={() => void refetch()} busy={isFetching}>
            Try Again
          </Button>
        }
      >
        {failureOf(error).message}
      </Notice>
    );
  if (data === undefined)
    return (
      <Loading label="Running the queries again">
        <TableSkeleton rows={3} />
      </Loading>
    );
  if (data.queries.length === 0)
    return (
      <p className="text-ui text-soft">This answer comes from the insights it refers to; no query was run.</p>
    );
  const isOnly = data.queries.length === 1;
  return (
    <div ref={list} className={classNames('grid border-l-2 border-line pl-4', isOnly ? 'gap-8' : 'gap-4')}>
      {queryGroups(data.queries).map((group) => (
        <ProvenGroup
          key={group.queries[0]?.place}
          question={question}
          group={group}
          at={at}
          isOnly={isOnly}
        />
      ))}
    </div>
  );
}

interface ProvenGroupProps {
  readonly question: Question;
  readonly group: QueryGroup;
  /** The place of the query that is asked for. */
  readonly at: number;
  /** It is the only query of the answer. */
  readonly isOnly: boolean;
}

/** One query, or the same one of several periods behind what all of them ask. */
function ProvenGroup({ question, group: { title, queries }, at, isOnly }: ProvenGroupProps) {
  const isAlone = queries.length === 1;
  const list = (
    <ol className="grid gap-4">
      {queries.map(({ query, place, words }) => (
        // Queries have no identity of their own and never move.
        <li
          key={`${place} ${query.words}`}
          data-query={place}
          tabIndex={-1}
          className="grid min-w-0 scroll-mt-16 gap-3 md:scroll-mt-4"
        >
          <ProvenQuery
            query={query}
            words={words}
            // Many in full would bury the answer: the one that is asked for stands open, the others behind their titles.
            isFolded={isOnly ? undefined : place !== at}
            title={isOnly ? 'The query' : `Query ${place + 1}`}
            isInGroup={!isAlone}
            name={`${fileName(question)}${isOnly ? '-query' : `-query-${place + 1}`}`}
          />
        </li>
      ))}
    </ol>
  );
  if (isAlone) return list;
  return (
    <details open={queries.some(({ place }) => place === at)} className="group/alike min-w-0">
      <summary className={foldedClass}>
        <ChevronRight aria-hidden="true" size={14} className="mt-1 group-open/alike:rotate-90" />
        <QueryHead agrees={queries.every(({ query }) => query.agrees)} isMany>
          <h4 className="text-read font-semibold">
            {title} <span className="font-normal text-faint">· {queries.length} queries</span>
          </h4>
        </QueryHead>
      </summary>
      <div className="pt-3 pl-5.5">{list}</div>
    </details>
  );
}

const foldedClass =
  'grid cursor-pointer list-none grid-cols-[0.875rem_minmax(0,1fr)] items-start gap-x-2 rounded-control py-1 [&::-webkit-details-marker]:hidden';

interface QueryHeadProps {
  readonly agrees: boolean;
  /** It stands for several. */
  readonly isMany?: boolean;
  /** The heading above tells it. */
  readonly isSilent?: boolean;
  readonly children: ReactNode;
}

function QueryHead({ agrees, isMany = false, isSilent = false, children }: QueryHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      {children}
      {isSilent ? null : agrees ? (
        <Badge tone="live">{isMany ? 'All agree with the answer' : 'Agrees with the answer'}</Badge>
      ) : (
        <Badge tone="danger">{isMany ? 'Not all agree any more' : 'No longer agrees'}</Badge>
      )}
    </div>
  );
}

interface ProvenQueryProps {
  readonly query: AnswerQuery;
  /** What is told of it where it stands. */
  readonly words: string;
  readonly title: string;
  /** Whether it begins behind its title; undefined for the only one, which cannot be folded. */
  readonly isFolded: boolean | undefined;
  /** Below the heading of several. */
  readonly isInGroup: boolean;
  /** Of the file that its rows are kept as, without the ending. */
  readonly name: string;
}

function ProvenQuery({ query, words, title, isFolded, isInGroup, name }: ProvenQueryProps) {
  const Heading = isInGroup ? 'h5' : 'h4';
  const head = (
    <QueryHead agrees={query.agrees} isSilent={isInGroup && query.agrees}>
      <Heading className={isInGroup ? 'text-ui font-medium' : 'text-read font-semibold'}>{title}</Heading>
    </QueryHead>
  );
  const rest = <QueryRest query={query} name={name} />;
  if (isFolded === undefined)
    return (
      <>
        {head}
        <p className="max-w-measure text-ui">{query.words}</p>
        {rest}
      </>
    );
  return (
    <details open={!isFolded} className="group min-w-0">
      <summary className={foldedClass}>
        <ChevronRight aria-hidden="true" size={14} className="mt-1 group-open:rotate-90" />
        <div className={isInGroup ? 'flex flex-wrap items-baseline gap-x-3' : 'grid gap-1'}>
          {head}
          <p className="max-w-measure text-ui">{words}</p>
        </div>
      </summary>
      <div className="grid gap-3 pt-2">
        {words !== query.words && <p className="max-w-measure text-note text-faint">{query.words}</p>}
        {rest}
      </div>
    </details>
  );
}

/** What is not its title: when it ran, its rows, and how it is written. */
function QueryRest({ query, name }: Pick<ProvenQueryProps, 'query' | 'name'>) {
  return (
    <>
      {!query.agrees && (
        <Notice tone="danger" title="The numbers behind this answer have changed">
          Run again, the query gives other rows than the answer. Ask again before acting on it.
        </Notice>
      )}
      <p className="text-note text-faint">
        {query.source.name === '' ? '' : `${query.source.name}. `}Run again {formatDateTime(query.ranAt)},
        over the facts the answer was made from.
      </p>
      <QueryRows
        columns={query.columns}
        labels={query.labels}
        rows={query.rows}
        fileName={`${name}.csv`}
        write={(cell, column) => writeCell(cell, query.formats[column] ?? 'text', query.currency)}
      />
      <QuerySql sql={query.sql} parameters={query.parameters} />
    </>
  );
}
