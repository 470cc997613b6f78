import { z } from 'zod';
import { storedDimensionIds } from '#src/semantics/dimension.ts';
import { isAdditive, type MetricId } from '#src/semantics/metric.ts';
import { reports } from '#src/semantics/report.ts';
import { adminOf, endpoint, memberOf } from '#src/shared/endpoint.ts';
import { dayText, idText, instantText } from '#src/shared/wire.ts';

const tag = 'File import';

const importableMetrics = reports.file_rows.metrics;

const dimensionUses = storedDimensionIds.map((id) => `dimension:${id}` as const);
const metricUses = importableMetrics.map((id) => `metric:${id}` as const);

export const ColumnUse = z.enum(['date', 'ignore', ...dimensionUses, ...metricUses]);
export type ColumnUse = z.infer<typeof ColumnUse>;

export const TableMapping = z.object({
  /** By position. */
  columns: z.array(ColumnUse).max(200),
  dateForm: z.enum(['iso', 'compact', 'year_first', 'day_first', 'month_first', 'named', 'nth_day']),
  decimal: z.enum(['point', 'comma']),
  /** Each row counts as one of these, where rows are visits and no column counts them. */
  countRowsAs: z.enum(importableMetrics.filter(isAdditive) as [MetricId, ...MetricId[]]).nullable(),
});
export type TableMapping = z.infer<typeof TableMapping>;

export const InspectedTable = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['ga4_report', 'ga4_exploration', 'search_console', 'table']),
  line: z.number(),
  rowCount: z.number(),
  columns: z.array(
    z.object({
      name: z.string(),
      samples: z.array(z.string()),
      why: z.string().nullable(),
      numeric: z.boolean(),
    }),
  ),
  preview: z.array(z.array(z.string())),
  mapping: TableMapping.nullable().describe('as proposed; null where the table cannot be used'),
  problem: z.string().nullable().describe('why it cannot be used, and what to export instead'),
  from: dayText.nullable(),
  to: dayText.nullable(),
  dayCount: z.number(),
  dateQuestion: z.boolean().describe('day and month may stand in either order'),
  decimalQuestion: z.boolean().describe('point and comma may mean either'),
  currency: z.string().nullable(),
});
export type InspectedTable = z.infer<typeof InspectedTable>;

export const Upload = z.object({
  id: idText,
  name: z.string(),
  size: z.number(),
  tables: z.array(InspectedTable),
  notes: z.array(z.string()),
  createdAt: instantText,
});
export type Upload = z.infer<typeof Upload>;

export const FileImport = z.object({
  id: idText,
  fileNames: z.array(z.string()),
  status: z.enum(['waiting', 'running', 'completed', 'failed']),
  /** 0 to 100. */
  progress: z.number(),
  doing: z.string(),
  failure: z.string().nullable(),
  from: dayText.nullable(),
  to: dayText.nullable(),
  dayCount: z.number(),
  rowCount: z.number(),
  notes: z.array(z.string()),
  timeZone: z.string(),
  currency: z.string().nullable(),
  importedBy: z.string().nullable(),
  createdAt: instantText,
});
export type FileImport = z.infer<typeof FileImport>;

export const ImportRequest = z.object({
  tables: z
    .array(z.object({ uploadId: idText, tableId: z.string().max(20), mapping: TableMapping }))
    .min(1, 'Choose at least one table.')
    .max(100),
  timeZone: z.string().min(1).max(60),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'A currency has three letters, such as EUR.')
    .nullable(),
});
export type ImportRequest = z.infer<typeof ImportRequest>;

const ofSource = z.object({ sourceId: idText });

export const fileContract = {
  uploadFile: endpoint({
    method: 'POST',
    path: '/sources/{sourceId}/uploads',
    summary: 'Upload a CSV file or a zip of them, as multipart form data, and learn what is in it',
    tag,
    access: adminOf('sourceId', 'source'),
    input: ofSource.extend({ file: z.file() }),
    output: z.object({ upload: Upload }),
  }),
  uploads: endpoint({
    method: 'GET',
    path: '/sources/{sourceId}/uploads',
    summary: 'Files that were uploaded and not imported yet; they are kept for a day',
    tag,
    access: adminOf('sourceId', 'source'),
    input: ofSource,
    output: z.array(Upload),
  }),
  removeUpload: endpoint({
    method: 'DELETE',
    path: '/sources/{sourceId}/uploads/{uploadId}',
    summary: 'Put an uploaded file away; repeating it changes nothing',
    tag,
    access: adminOf('sourceId', 'source'),
    input: ofSource.extend({ uploadId: idText }),
    output: z.object({ deleted: z.literal(true) }),
  }),
  importFiles: endpoint({
    method: 'POST',
    path: '/sources/{sourceId}/imports',
    summary: 'Import tables of uploaded files; the days they cover replace those of earlier imports',
    tag,
    access: adminOf('sourceId', 'source'),
    input: ofSource.extend(ImportRequest.shape),
    output: z.object({ import: FileImport }),
  }),
  imports: endpoint({
    method: 'GET',
    path: '/sources/{sourceId}/imports',
    summary: 'What was imported into a source, newest first',
    tag,
    access: memberOf('sourceId', 'source'),
    input: ofSource,
    output: z.array(FileImport),
  }),
  removeImport: endpoint({
    method: 'DELETE',
    path: '/sources/{sourceId}/imports/{importId}',
    summary: 'Delete an import with the days that it alone brought; repeating it changes nothing',
    tag,
    access: adminOf('sourceId', 'source'),
    input: ofSource.extend({ importId: idText }),
    output: z.object({ removedDays: z.number() }),
  }),
};
