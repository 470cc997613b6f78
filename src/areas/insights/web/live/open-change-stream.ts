import type { ChangeEvent } from '../../contract.ts';
import { readChangeEvent } from './read-change-event.ts';

export type ConnectionState = 'connected' | 'connecting' | 'disconnected';

export interface ChangeStreamOptions {
  readonly url: string;
  /** Number of a change that is older than anything on the page: those after it are told first. */
  readonly after: number;
  readonly onChange: (change: ChangeEvent) => void;
  readonly onState: (state: ConnectionState) => void;
  /** The server took no connection, which may mean that the reader no longer belongs here. */
  readonly onRefused: () => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** After this long without a connection it is no longer called "connecting", though the trying goes on. */
const GIVE_HOPE_MS = 5000;
/** A hidden tab keeps its connection this long. A browser allows few to one server, and tabs are many. */
const HIDDEN_MS = 60_000;

/**
 * Hears of every change, whatever happens to the connection. A break is mended by the browser, which names the last
 * event it saw, so that the server tells the rest. Where the browser gives up, a new connection is opened after a wait
 * that doubles; that one begins without a memory, so everything is fetched again. The first one begins where the page did:
 * what it shows may have been read long before anybody listened.
 */
export function openChangeStream({
  url,
  after,
  onChange,
  onState,
  onRefused,
}: ChangeStreamOptions): () => void {
  let source: EventSource | undefined;
  let failures = 0;
  let forgot = false;
  let told: ConnectionState | undefined;
  let timer: number | undefined;
  let hope: number | undefined;

  const say = (state: ConnectionState) => {
    // Every attempt that fails says so; only the first begins the wait, and none takes back that it was too long.
    if (state === 'connecting' && (told === 'connecting' || told === 'disconnected')) return;
    told = state;
    window.clearTimeout(hope);
    if (state === 'connecting') hope = window.setTimeout(() => say('disconnected'), GIVE_HOPE_MS);
    onState(state);
  };
  const shut = () => {
    window.clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = () => {
    shut();
    say('connecting');
    const opened = new EventSource(forgot ? url : `${url}&after=${after}`);
    source = opened;
    opened.addEventListener('message', (message: MessageEvent<string>) => {
      const change = readChangeEvent(message.data);
      failures = 0;
      say('connected');
      onChange(change.kind === 'ready' && forgot ? { ...change, kind: 'resync' } : change);
      forgot = false;
    });
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CONNECTING) return say('connecting');
      shut();
      say('disconnected');
      onRefused();
      forgot = true;
      timer = window.setTimeout(open, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));
      failures += 1;
    });
  };
  const onVisibility = () => {
    if (!document.hidden) return source === undefined ? open() : window.clearTimeout(timer);
    if (source !== undefined)
      timer = window.setTimeout(() => {
        shut();
        forgot = true;
      }, HIDDEN_MS);
  };
  const onOnline = () => {
    if (source?.readyState !== EventSource.OPEN) {
      forgot = true;
      open();
    }
  };

  // An open connection does not notice by itself that the network is gone.
  const onOffline = () => {
    shut();
    forgot = true;
    say('disconnected');
  };

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  window.addEventListener('offline', onOffline);
  open();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    window.removeEventListener('offline', onOffline);
    window.clearTimeout(hope);
    shut();
  };
}
