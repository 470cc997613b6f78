import { z } from 'zod';

const count = z.coerce.number().int().min(0);

const bucket = z
  .object({ remaining: count.default(0) })
  .transform(({ remaining }) => remaining)
  .optional();

/** A runReport answer as it comes over the wire: keys with empty values are absent, every value is a string. */
export const ReportAnswerWire = z.object({
  dimensionHeaders: z.array(z.object({ name: z.string() })).default([]),
  metricHeaders: z.array(z.object({ name: z.string() })).default([]),
  rows: z
    .array(
      z.object({
        dimensionValues: z.array(z.object({ value: z.string().default('') })).default([]),
        // An absent value is an empty text, not a zero: Google writes zero as "0".
        metricValues: z.array(z.object({ value: z.string().default('') })).default([]),
      }),
    )
    .default([]),
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
