import type { History } from '#src/areas/sources/contract.ts';
import { Progress } from '#src/web/ui/progress.tsx';
import { waitingFor, weeksPercent, weeksWords } from './history-words.ts';

/** The bar of a history on its way: how many weeks, and what it does or waits for. */
export function HistoryProgress({ history }: { history: History }) {
  const waiting = history.state === 'waiting';
  const doing = waiting ? waitingFor(history) : history.doing;
  return (
    <Progress
      label={waiting && history.continuesAt !== null ? 'The history waits' : 'Fetching the history'}
      percent={weeksPercent(history)}
      step={[weeksWords(history), doing].filter(Boolean).join(' · ')}
    />
  );
}
