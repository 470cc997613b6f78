import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { AppError } from '#src/shared/error-code.ts';
import { asJson } from './as-json.ts';

/** Raise when an older program could not read what is written. */
const FORMAT = 1;

const name = z.string().regex(/^[A-Za-z_][\w]*$/);
/** A file of the backup: what is in it, not how it is compressed. */
const Contents = z.object({
  file: z.string().regex(/^[\w.]+$/),
  rows: z.number().int().min(0),
  sha256: z.hex().length(64),
});
const TableEntry = Contents.extend({ schema: name, name, columns: z.array(name) });
export type TableEntry = z.infer<typeof TableEntry>;
const FactsEntry = Contents.extend({ columns: z.array(name) });
export type FactsEntry = z.infer<typeof FactsEntry>;
const SequenceEntry = z.object({ schema: name, name, value: z.string().regex(/^\d+$/) });
export type SequenceEntry = z.infer<typeof SequenceEntry>;

/** What a backup consists of. It is written last: a folder without it is not a whole backup. */
const Manifest = z.object({
  format: z.literal(FORMAT),
  program: z.string(),
  madeAt: z.iso.datetime(),
  /** The form of the product's tables: the migrations that had been applied. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** The form of the workflow engine's tables, by its own counting. */
  workflowTables: z.number().int(),
  tables: z.array(TableEntry),
  sequences: z.array(SequenceEntry),
  facts: FactsEntry,
  /** By which a key ring is recognized; tells nothing about its keys. */
  keyMark: z.string().optional(),
});
export type Manifest = z.infer<typeof Manifest>;

const fileOf = (folder: string) => join(folder, 'manifest.json');

export async function writeManifest(folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> {
  const whole: Manifest = { format: FORMAT, ...manifest };
  await writeFile(fileOf(folder), `${JSON.stringify(whole, null, 1)}\n`, {
    flag: 'wx',
    mode: 0o600,
    flush: true,
  });
}

export async function readManifest(folder: string): Promise<Manifest> {
  let text: string;
  try {
    text = await readFile(fileOf(folder), 'utf8');
  } catch (cause) {
    throw new AppError(
      'NOT_FOUND',
      `${folder} holds no whole backup: its manifest.json is missing. A backup that was broken off has none.`,
      { cause },
    );
  }
  const json = asJson(text);
  const parsed = Manifest.safeParse(json);
  if (parsed.success) return parsed.data;
  const format = z.object({ format: z.number() }).safeParse(json);
  throw new AppError(
    'CONFLICT',
    format.success && format.data.format > FORMAT
      ? `This backup has format ${format.data.format}, made by a newer Weekwise; this one reads format ${FORMAT}. Update Weekwise, then restore.`
      : `The manifest.json in ${folder} is damaged.`,
    { cause: parsed.error },
  );
}
