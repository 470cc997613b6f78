import type { Log } from '#src/platform/log.ts';

const drop = () => undefined;

export const silentLog: Log = { debug: drop, info: drop, warn: drop, error: drop };

/** A log that keeps its messages. */
export function keepingLog(): Log & { readonly messages: string[] } {
  const messages: string[] = [];
  const keep = (message: string) => void messages.push(message);
  return { messages, debug: keep, info: keep, warn: keep, error: keep };
}
