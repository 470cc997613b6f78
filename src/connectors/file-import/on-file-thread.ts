import { Worker } from 'node:worker_threads';
import { endThread } from '#src/platform/end-thread.ts';
import type { Fact } from '#src/semantics/fact.ts';
import type { Day } from '#src/shared/week.ts';
import { toRows } from './fact-columns.ts';
import type { DescribedImport, FactSet, FileMessage, FileOrder, RowsOrder } from './file-order.ts';
import { FileRefusal } from './file-refusal.ts';
import type { InspectedFile } from './inspected-file.ts';
import type { FileToImport } from './read-import.ts';

const PROGRAM = new URL('./file-thread.ts', import.meta.url);
/** What reading the largest file that is taken needs at most; see MAX_ROWS. */
const MOST_HEAP_MB = 2_048;
const TOO_MUCH =
  'The files hold more than can be read at once. Export fewer weeks or fewer columns at a time and import them one after the other.';

export interface ImportOptions {
  readonly timeZone: string;
  readonly today: Day;
  /** How much of the files is read, 0 to 1. */
  readonly onShare?: (share: number) => void;
}

/** An import that was read and waits on its thread to be stored. */
export interface ReadFiles extends DescribedImport {
  /** The rows of some days, some thousands at a time. */
  piecesOf(set: FactSet, days: readonly Day[]): AsyncGenerator<readonly Fact[]>;
  /** Lets go of what was read. */
  end(): void;
}

/** `inspectFile` on a thread of its own: a million rows take seconds, and nobody else waits for them. The bytes are copied. */
export async function inspectOnThread(
  name: string,
  bytes: Uint8Array,
  timeZone: string,
): Promise<InspectedFile> {
  const thread = new FileThread({ type: 'inspect', name, bytes, timeZone }, []);
  try {
    return (await thread.next('inspected')).file;
  } finally {
    thread.end();
  }
}

/** `readImport` on a thread of its own, which holds the rows until they are stored. The bytes of the files move there. */
export async function readOnThread(
  files: readonly FileToImport[],
  { timeZone, today, onShare }: ImportOptions,
): Promise<ReadFiles> {
  const order: FileOrder = { type: 'import', files, timeZone, today };
  const thread = new FileThread(
    order,
    files.map(({ bytes }) => bytes),
    onShare,
  );
  const end = () => thread.end();
  try {
    const { described } = await thread.next('read');
    return {
      ...described,
      async *piecesOf(set, days) {
        for (let from = 0; ; ) {
          thread.ask({ set, days, from });
          const { rows } = await thread.next('piece');
          if (rows.count === 0) return;
          yield toRows(rows);
          from += rows.count;
        }
      },
      end,
    };
  } catch (error) {
    end();
    throw error;
  }
}

type Expected = Exclude<FileMessage['type'], 'progress' | 'refused'>;
type Answer<Type extends Expected> = Extract<FileMessage, { type: Type }>;

/** One order, and its answers one after the other. */
class FileThread {
  private readonly worker: Worker;
  private readonly onShare: ((share: number) => void) | undefined;
  private failure: Error | undefined;
  private wake: () => void = () => undefined;
  private readonly answers: FileMessage[] = [];

  constructor(order: FileOrder, moved: readonly Uint8Array[], onShare?: (share: number) => void) {
    this.onShare = onShare;
    this.worker = new Worker(PROGRAM, {
      workerData: order,
      transferList: moved.map(({ buffer }) => buffer as ArrayBuffer),
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    });
    this.worker.on('message', (message: FileMessage) => this.hear(message));
    this.worker.on('error', (error: NodeJS.ErrnoException) =>
      this.fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FileRefusal(TOO_MUCH) : error),
    );
    this.worker.on('exit', () =>
      this.fail(new Error('The thread that reads files ended without an answer.')),
    );
  }

  ask(order: RowsOrder): void {
    this.worker.postMessage(order);
  }

  async next<Type extends Expected>(type: Type): Promise<Answer<Type>> {
    while (this.answers.length === 0) {
      if (this.failure !== undefined) throw this.failure;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    const answer = this.answers.shift();
    if (answer?.type !== type) throw new Error(`Expected ${type} of the thread that reads files.`);
    return answer as Answer<Type>;
  }

  end(): void {
    endThread(this.worker);
  }

  private hear(message: FileMessage): void {
    if (message.type === 'progress') this.onShare?.(message.share);
    else if (message.type === 'refused') this.fail(new FileRefusal(message.reason));
    else {
      this.answers.push(message);
      this.wake();
    }
  }

  private fail(error: Error): void {
    this.failure ??= error;
    this.wake();
  }
}
