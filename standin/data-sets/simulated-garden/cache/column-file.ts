import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const kinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array } as const;

export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array;
export type Columns = Readonly<Record<string, Column>>;

interface Entry {
  readonly name: string;
  readonly kind: keyof typeof kinds;
  readonly length: number;
}

/** Ends each file, so that one that was cut off is not taken for a whole one. */
const endMark = 'END OF COLUMNS';

/** Writes columns one after the other behind a line that describes them; nobody ever sees half a file. */
export async function writeColumns(file: string, columns: Columns): Promise<void> {
  const entries = Object.entries(columns).map(([name, column]): Entry => {
    const kind = Object.entries(kinds).find(([, make]) => column instanceof make)?.[0];
    if (kind === undefined) throw new Error(`The column ${name} is of a kind that cannot be written.`);
    return { name, kind: kind as Entry['kind'], length: column.length };
  });
  const bytes = Object.values(columns).flatMap((column) => [
    Buffer.from(column.buffer, column.byteOffset, column.byteLength),
    Buffer.alloc(paddingAfter(column.byteLength)),
  ]);
  const head = Buffer.from(JSON.stringify(entries));
  const start = Buffer.alloc(8);
  start.writeUInt32LE(head.length);
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}`;
  const whole = [start, head, Buffer.alloc(paddingAfter(head.length)), ...bytes, Buffer.from(endMark)];
  try {
    await writeFile(temporary, Buffer.concat(whole));
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** The columns of a file; undefined where there is none, or none that is whole. */
export async function readColumns(file: string): Promise<Columns | undefined> {
  const content = await readFile(file).catch(() => undefined);
  if (content === undefined || content.subarray(-endMark.length).toString() !== endMark) return undefined;
  const headLength = content.readUInt32LE(0);
  const entries = JSON.parse(content.subarray(8, 8 + headLength).toString()) as readonly Entry[];
  let at = 8 + headLength + paddingAfter(headLength);
  const columns: Record<string, Column> = {};
  for (const { name, kind, length } of entries) {
    const make = kinds[kind];
    columns[name] = new make(content.buffer as ArrayBuffer, content.byteOffset + at, length);
    at += length * make.BYTES_PER_ELEMENT;
    at += paddingAfter(length * make.BYTES_PER_ELEMENT);
  }
  return columns;
}

/** Numbers of several bytes must lie at places that their size divides. */
function paddingAfter(length: number): number {
  return (8 - (length % 8)) % 8;
}
