import type { ServerResponse } from 'node:http';

/** An answer that goes on for as long as its reader stays. */
export interface LiveStream {
  readonly response: Response;
  /** The same bytes may go to many streams: what a thousand readers hear is encoded once. */
  send(bytes: Uint8Array): void;
  end(): void;
  /** Aborts when the reader went away or the stream was ended. */
  readonly gone: AbortSignal;
}

/** A reader that is this far behind is cut off; it comes back and names the last event it saw. */
const MAX_UNSENT_BYTES = 1024 * 1024;

/**
 * Headers and first events take the way of every answer. Once they are out, bytes are written to the connection itself:
 * the stream in between costs more than everything else that telling a thousand readers does.
 */
export function openLiveStream(outgoing: ServerResponse | undefined): LiveStream {
  const gone = new AbortController();
  let queue: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        queue = controller;
      },
      cancel: () => gone.abort(),
    },
    { highWaterMark: 0 },
  );
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    gone: gone.signal,
    send: (bytes) => {
      if (gone.signal.aborted) return;
      const isEmpty = queue?.desiredSize === 0;
      if (!(outgoing?.headersSent && isEmpty)) return queue?.enqueue(bytes);
      outgoing.write(bytes);
      if (outgoing.writableLength > MAX_UNSENT_BYTES) outgoing.destroy();
    },
    end: () => {
      if (gone.signal.aborted) return;
      gone.abort();
      queue?.close();
    },
  };
}
