import { classNames } from '#src/web/ui/class-names.ts';

export type Connection = 'live' | 'connecting' | 'offline';

const words: Record<Connection, string> = {
  live: 'Live',
  connecting: 'Connecting',
  offline: 'Offline: shown as last loaded',
};

const dots: Record<Connection, string> = {
  live: 'bg-accent',
  connecting: 'bg-transparent border-2 border-mark-soft animate-[breathe_1.6s_ease-in-out_infinite]',
  offline: 'bg-transparent border-2 border-danger',
};

/** Whether what is on the page still hears of changes. Full, hollow and red-rimmed: not told by colour alone. */
export function ConnectionIndicator({ state }: { state: Connection }) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 px-2 text-note text-faint">
      <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-full', dots[state])} />
      {words[state]}
    </p>
  );
}
