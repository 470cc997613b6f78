import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import type pg from 'pg';

/**
 * PostgreSQL's COPY, which node-postgres leaves to us: a "submittable" is handed the connection and then each message of
 * the protocol (https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-COPY).
 */
interface CopyConnection {
  readonly stream: Readable & Writable;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

interface CommandComplete {
  readonly text: string;
}

const rowsIn = ({ text }: CommandComplete): number => Number(/^COPY (\d+)$/.exec(text)?.[1] ?? Number.NaN);

/** `COPY … TO STDOUT` as a stream; `rows` is known when it has ended. */
export class CopyOut extends Readable {
  rows = 0;
  readonly #statement: string;
  #connection: CopyConnection | undefined;

  constructor(statement: string) {
    super();
    this.#statement = statement;
  }

  submit(connection: CopyConnection): void {
    this.#connection = connection;
    connection.query(this.#statement);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: CopyConnection): void {
    // The buffer is the reader's own and will be used again.
    if (!this.destroyed && !this.push(Buffer.from(chunk))) stream.pause();
  }

  handleCommandComplete(message: CommandComplete): void {
    this.rows = rowsIn(message);
  }

  handleReadyForQuery({ stream }: CopyConnection): void {
    // Whoever reads slowly may have stopped it within the last message; the next statement needs it.
    stream.resume();
    this.push(null);
  }

  handleError(error: Error): void {
    this.#connection?.stream.resume();
    this.destroy(error);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#connection?.stream.resume();
    done(error);
  }
}

/** `COPY … FROM STDIN` of what comes; answers the number of rows. */
export function copyIn(
  client: pg.ClientBase,
  statement: string,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let failed: Error | undefined;
    const send = async (connection: CopyConnection) => {
      try {
        for await (const piece of source) {
          if (failed) return;
          connection.sendCopyFromChunk(piece);
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
        }
        connection.endCopyFrom();
      } catch (error) {
        failed = error instanceof Error ? error : new Error(String(error));
        connection.sendCopyFail(failed.message);
      }
    };
    client.query({
      submit: (connection: unknown) => (connection as CopyConnection).query(statement),
      handleCopyInResponse: (connection: CopyConnection) => void send(connection),
      handleCommandComplete: (message: CommandComplete) => {
        rows = rowsIn(message);
      },
      handleError: (error: Error) => {
        failed ??= error;
        reject(failed);
      },
      handleReadyForQuery: () => resolve(rows),
    } as pg.Submittable);
  });
}
