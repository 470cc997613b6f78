import { z } from 'zod';

const count = z.coerce.number().int().min(0);

/** One row: the values of its dimensions, and of its metrics. */
export interface WireRow {
  readonly members: readonly string[];
  readonly values: readonly string[];
}

/**
 * Read by hand, for rows come by the hundred thousand: a schema costs several times the time and a second copy of each.
 * An absent value is an empty text, not a zero: Google writes zero as "0".
 */
function textsOf(cells: unknown): string[] | undefined {
  if (cells === undefined) return [];
  if (!Array.isArray(cells)) return undefined;
  const texts: string[] = [];
  for (const cell of cells as unknown[]) {
    if (typeof cell !== 'object' || cell === null) return undefined;
    const text = 'value' in cell ? cell.value : '';
    if (typeof text !== 'string') return undefined;
    texts.push(text);
  }
  return texts;
}

function rowsOf(rows: readonly unknown[]): WireRow[] | undefined {
  const read: WireRow[] = [];
  for (const row of rows) {
    if (typeof row !== 'object' || row === null) return undefined;
    const members = textsOf('dimensionValues' in row ? row.dimensionValues : undefined);
    const values = textsOf('metricValues' in row ? row.metricValues : undefined);
    if (members === undefined || values === undefined) return undefined;
    read.push({ members, values });
  }
  return read;
}

const bucket = z
  .object({ remaining: count.default(0) })
  .transform(({ remaining }) => remaining)
  .optional();

/** A runReport answer as it comes over the wire: keys with empty values are absent, every value is a string. */
export const ReportAnswerWire = z.object({
  dimensionHeaders: z.array(z.object({ name: z.string() })).default([]),
  metricHeaders: z.array(z.object({ name: z.string() })).default([]),
  rows: z
    .array(z.unknown())
    .default([])
    .transform((rows, context) => {
      const read = rowsOf(rows);
      if (read !== undefined) return read;
      context.addIssue({ code: 'custom', message: 'A row is not as documented.' });
      return z.NEVER;
    }),
  rowCount: count.default(0),
  /** A bucket with nothing left comes without the number. */
  propertyQuota: z
    .object({
      tokensPerDay: bucket,
      tokensPerHour: bucket,
      tokensPerProjectPerHour: bucket,
      serverErrorsPerProjectPerHour: bucket,
    })
    .default({}),
  metadata: z
    .object({
      currencyCode: z.string().optional(),
      timeZone: z.string().optional(),
      dataLossFromOtherRow: z.boolean().default(false),
      subjectToThresholding: z.boolean().default(false),
      samplingMetadatas: z
        .array(z.object({ samplesReadCount: count.default(0), samplingSpaceSize: count.default(0) }))
        .default([]),
    })
    .default({ dataLossFromOtherRow: false, subjectToThresholding: false, samplingMetadatas: [] }),
});
export type ReportAnswerWire = z.infer<typeof ReportAnswerWire>;

export const MetadataWire = z.object({
  dimensions: z.array(z.object({ apiName: z.string() })).default([]),
  metrics: z
    .array(z.object({ apiName: z.string(), uiName: z.string().default(''), type: z.string().default('') }))
    .default([]),
});
export type MetadataWire = z.infer<typeof MetadataWire>;
