import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { History, Source } from '#src/areas/sources/contract.ts';
import { api, client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { formatDay, formatDayRange } from '#src/web/ui/format/date.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { historyQuery } from '../queries.ts';
import { Fact, Facts } from './facts.tsx';
import { HistoryProgress } from './history-progress.tsx';
import { provisionalWords } from './history-words.ts';

/** How far the past of a source is here, how fresh it is, and what Google changed in it. */
export function SourceHistory({ source }: { source: Source }) {
  const history = useQuery(historyQuery(source.id));
  return (
    <Section title="Data" actions={history.data && <Fetch source={source} history={history.data.history} />}>
      {history.isPending && <Skeleton className="h-28" />}
      {history.isError && (
        <Notice
          tone="danger"
          action={
            <Button size="small" onClick={() => void history.refetch()}>
              Try Again
            </Button>
          }
        >
          {failureOf(history.error).message}
        </Notice>
      )}
      {history.data !== undefined && <Told source={source} history={history.data.history} />}
    </Section>
  );
}

function Told({ source, history }: { source: Source; history: History }) {
  const { isAdmin } = useOrganization();
  const { state, weeksFetched, weeksWanted, from, to, newestDay, restatedDays, failure } = history;
  const onItsWay = state === 'running' || state === 'waiting';
  return (
    <div className="grid gap-4">
      {onItsWay && <HistoryProgress history={history} />}
      {state === 'failed' && source.status === 'active' && (
        <Notice tone="danger" title={`The history stopped at ${weeksFetched} of ${weeksWanted} weeks`}>
          <p>{failure ?? 'Google could not be read.'} What was fetched is kept.</p>
          {isAdmin && (
            <div className="mt-3">
              <Start source={source} label="Continue" />
            </div>
          )}
        </Notice>
      )}
      <Facts>
        {!onItsWay && (
          <Fact term="Weeks here">
            {`${weeksFetched} of ${weeksWanted} weeks`}
            {state === 'done' && from !== null && to !== null && (
              <span className="text-soft"> · {formatDayRange(from, to)}</span>
            )}
            {state === 'idle' && <span className="text-soft"> · the history was not asked for yet</span>}
          </Fact>
        )}
        <Fact term="Newest day">
          {newestDay === null ? (
            <span className="text-faint">No data yet</span>
          ) : (
            <>
              {formatDay(newestDay)}
              <span className="text-soft"> · {provisionalWords(source.type)}</span>
            </>
          )}
        </Fact>
        <Fact term="Days begin and end in">
          {source.timeZone === null ? (
            <span className="text-faint">Unknown</span>
          ) : (
            <>
              {source.timeZone.replaceAll('_', ' ')}
              {source.type === 'GSC' && (
                <span className="text-soft"> · Search Console counts in Pacific days</span>
              )}
            </>
          )}
        </Fact>
        {restatedDays > 0 && (
          <Fact term="Changed by Google">
            {restatedDays === 1 ? 'One past day' : `${restatedDays} past days`} in the last four weeks. Cards
            that rest on them say so.
          </Fact>
        )}
      </Facts>
    </div>
  );
}

/** Asking for the history where nobody has, or now instead of when the quota should be back; not while it is on its way. */
function Fetch({ source, history }: { source: Source; history: History }) {
  const { isAdmin } = useOrganization();
  if (!isAdmin || source.status !== 'active') return null;
  if (history.state === 'idle') return <Start source={source} label="Fetch the history" />;
  return history.state === 'waiting' && history.continuesAt !== null ? (
    <Start source={source} label="Try now" />
  ) : null;
}

function Start({ source, label }: { source: Source; label: string }) {
  const queryClient = useQueryClient();
  const start = useMutation({
    mutationFn: () => client.sources.startHistory({ sourceId: source.id }),
    onSuccess: (answer) =>
      queryClient.setQueryData(api.sources.history.queryKey({ input: { sourceId: source.id } }), answer),
    onError: (error) =>
      showToast({ tone: 'danger', title: 'The history was not started', detail: failureOf(error).message }),
  });
  return (
    <Button size="small" busy={start.isPending} onClick={() => start.mutate()}>
      {label}
    </Button>
  );
}
