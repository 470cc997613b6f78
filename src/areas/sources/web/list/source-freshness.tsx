import { useQuery } from '@tanstack/react-query';
import type { Source } from '#src/areas/sources/contract.ts';
import { formatDay } from '#src/web/ui/format/date.ts';
import { HistoryProgress } from '../detail/history-progress.tsx';
import { weeksWords } from '../detail/history-words.ts';
import { historyQuery } from '../queries.ts';

/** One line of a source in the list: how far its history is, or how fresh it is. */
export function SourceFreshness({ source }: { source: Source }) {
  const history = useQuery({ ...historyQuery(source.id), enabled: source.status !== 'draft' });
  if (source.status === 'draft') return null;
  // The line keeps its place until it is known, so that the list does not jump.
  if (history.data === undefined) return <p className="min-h-5 text-ui" />;
  const { state, newestDay } = history.data.history;
  if ((state === 'running' || state === 'waiting') && source.status === 'active')
    return (
      <div className="max-w-sm pt-1">
        <HistoryProgress history={history.data.history} />
      </div>
    );
  const fresh = newestDay === null ? 'No data yet' : `Data up to ${formatDay(newestDay)}`;
  return (
    <p className="min-h-5 text-ui text-soft">
      {fresh}
      {state === 'done' && ` · ${weeksWords(history.data.history)}`}
      {state === 'failed' && source.status === 'active' && (
        <span className="text-danger"> · The history stopped at {weeksWords(history.data.history)}</span>
      )}
    </p>
  );
}
