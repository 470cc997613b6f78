import { parentPort, workerData } from 'node:worker_threads';
import { contentHash } from '#src/platform/facts/fact-content.ts';
import type { DescribedDay } from '#src/platform/facts/store-facts.ts';
import type { Fact } from '#src/semantics/fact.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';
import type { Day } from '#src/shared/week.ts';
import { toColumns } from './fact-columns.ts';
import type { FactSet, FileMessage, FileOrder, RowsOrder } from './file-order.ts';
import { FileRefusal } from './file-refusal.ts';
import { inspectFile } from './inspect-file.ts';
import { readImport } from './read-import.ts';

/** As many as one statement of the store takes, and few enough that nobody notices when they are passed on. */
const ROWS_PER_PIECE = 5_000;

const answer = (message: FileMessage) => parentPort?.postMessage(message);

try {
  await carryOut(workerData as FileOrder);
} catch (error) {
  if (!(error instanceof FileRefusal)) throw error;
  answer({ type: 'refused', reason: error.message });
}

async function carryOut(order: FileOrder): Promise<void> {
  if (order.type === 'inspect') {
    answer({ type: 'inspected', file: await inspectFile(order.name, order.bytes, order.timeZone) });
    return;
  }
  const { timeZone, today, files } = order;
  const onShare = (share: number) => answer({ type: 'progress', share });
  const { site, rows, ...read } = await readImport(files, { timeZone, today, onShare });
  const days = { site: byDay(read.days, site), rows: byDay(read.days, rows) };
  serveRows(days);
  answer({
    type: 'read',
    described: {
      ...read,
      site: describe(days.site, read.marks),
      rows: describe(days.rows, read.marks),
    },
  });
}

/** Whoever stores them takes them as fast as they are stored, and ends the thread. */
function serveRows(sets: Record<FactSet, ReadonlyMap<Day, readonly Fact[]>>): void {
  let taken: readonly Fact[] = [];
  parentPort?.on('message', ({ set, days, from }: RowsOrder) => {
    if (from === 0) taken = days.flatMap((day) => sets[set].get(day) ?? []);
    answer({ type: 'piece', rows: toColumns(taken.slice(from, from + ROWS_PER_PIECE)) });
  });
}

function byDay(days: readonly Day[], facts: readonly Fact[]): ReadonlyMap<Day, readonly Fact[]> {
  const found = new Map<Day, Fact[]>(days.map((day) => [day, []]));
  for (const fact of facts) found.get(fact.day)?.push(fact);
  return found;
}

function describe(facts: ReadonlyMap<Day, readonly Fact[]>, marks: readonly QualityMark[]): DescribedDay[] {
  return [...facts].map(([day, rows]) => ({ day, marks, rowCount: rows.length, hash: contentHash(rows) }));
}
