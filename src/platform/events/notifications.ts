import pg from 'pg';
import type { Log } from '../log.ts';

export interface Listener {
  heard(payload: string): void;
  /** After a time without connection: something may have been missed. */
  missed?(): void;
}

export interface Notifications {
  listen(channel: string, listener: Listener): Promise<void>;
  close(): Promise<void>;
}

const RECONNECT_MS = 500;

/** The process's one connection that hears NOTIFY; made anew when it is lost. */
export async function openNotifications(url: string, log: Log): Promise<Notifications> {
  const listeners = new Map<string, Listener>();
  let current: pg.Client | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'weekwise-changes',
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload }) => payload && listeners.get(channel)?.heard(payload));
    const lost = (error?: Error) => {
      if (closed || current !== client) return;
      current = undefined;
      log.warn('The connection that listens for changes was lost', { error });
      setTimeout(reconnect, RECONNECT_MS).unref();
    };
    client.on('error', lost);
    client.on('end', () => lost());
    await client.connect();
    for (const channel of listeners.keys()) await client.query(`LISTEN ${channel}`);
    current = client;
    for (const listener of listeners.values()) listener.missed?.();
  };
  const reconnect = () => {
    if (closed) return;
    connect().catch((error: Error) => {
      log.warn('Cannot listen for changes yet', { error });
      setTimeout(reconnect, RECONNECT_MS).unref();
    });
  };
  await connect();

  return {
    listen: async (channel, listener) => {
      listeners.set(channel, listener);
      await current?.query(`LISTEN ${channel}`);
    },
    close: async () => {
      closed = true;
      const client = current;
      current = undefined;
      await client?.end();
    },
  };
}
