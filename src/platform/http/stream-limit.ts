import { AppError } from '#src/shared/error-code.ts';
import type { LiveStream } from './live-stream.ts';

/** Opens streams, so many at once for one client and no more: each holds a connection and a watch on the changes. */
export function limitStreams(mostOfOne: number): (client: string, open: () => LiveStream) => LiveStream {
  const openOf = new Map<string, number>();
  return (client, open) => {
    const now = openOf.get(client) ?? 0;
    if (now >= mostOfOne)
      throw new AppError(
        'RATE_LIMITED',
        `This session has ${mostOfOne} live connections already. Close a page of Weekwise and try again.`,
      );
    const stream = open();
    openOf.set(client, now + 1);
    stream.gone.addEventListener(
      'abort',
      () => {
        const left = (openOf.get(client) ?? 1) - 1;
        if (left === 0) openOf.delete(client);
        else openOf.set(client, left);
      },
      { once: true },
    );
    return stream;
  };
}
