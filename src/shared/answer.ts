import { z } from 'zod';
import { QualityMark } from './quality-mark.ts';
import { readAsParts } from './read-as-part.ts';
import { chartMarks, valueFormats } from './value-format.ts';

/**
 * An answer to a question, as it is stored, sent and shown. `src/language/questions/answer.ts` builds it and lets no
 * numeral into its texts that no cell stands behind.
 */
const cell = z.union([z.string(), z.number(), z.null()]);

export const ValueFormat = z.enum(valueFormats);
export type ValueFormat = z.infer<typeof ValueFormat>;

const AnswerTable = z.object({
  title: z.string(),
  columns: z.array(z.string()).readonly(),
  /** Values as computed, not rounded. null is "no data", never zero. */
  rows: z.array(z.array(cell).readonly()).readonly(),
  /** One for each column. */
  formats: z.array(ValueFormat).readonly(),
  /** Where each row is another metric: how its values are written in the columns of format `text`. */
  rowFormats: z.array(ValueFormat).readonly().optional(),
  /** Places of the columns that hold differences, which are written with their sign. None in answers kept from before. */
  changes: z.array(z.number()).readonly().optional(),
  /** Of how many it has the first: those that were asked for, or as many as are listed. None where it has all of them. */
  among: z.number().optional(),
  /**
   * First days of the weeks or months in it that hold some of their days only ("partial" on the screen), and days that Google may still
   * add to ("provisional"). Told when an answer is sent, not kept.
   */
  partial: z.array(z.string()).readonly().optional(),
});
export type AnswerTable = z.infer<typeof AnswerTable>;

/** A chart without a renderer: which keys of `analytics_data` go where. */
const PresentationConfig = z.object({
  mark: z.enum(chartMarks),
  /** The finding that the chart shows, in words. */
  title: z.string(),
  /** What is drawn. None in answers kept from before, whose title it is. */
  label: z.string().optional(),
  x: z.string().nullable(),
  y: z.array(z.string()).readonly(),
  /** Of points: the key that says what each of them is. */
  name: z.string().nullable().optional(),
  /** Key whose values tell the lines or bars of one x apart. */
  series: z.string().nullable(),
  /** Of each key. */
  formats: z.record(z.string(), ValueFormat),
  labels: z.record(z.string(), z.string()),
  /** ISO 4217, where money is shown. */
  unit: z.string().nullable(),
  /** The keys that hold differences, which are written with their sign. */
  changes: z.array(z.string()).readonly().optional(),
  /** Values of `x` that hold some of their days only or may still grow: they are drawn unfinished. Told when an answer is sent, not kept. */
  partial: z.array(z.string()).readonly().optional(),
});
export type PresentationConfig = z.infer<typeof PresentationConfig>;

const AnswerReference = z.object({
  type: z.enum(['card', 'source', 'week', 'query']),
  /** A card's or source's id, a week's Monday, or the place of a query in `plans`. */
  id: z.string(),
  title: z.string(),
});
export type AnswerReference = z.infer<typeof AnswerReference>;

/** A query that ran: what was asked of which source, what came back, and how good the data are. */
const RanPlan = z.object({
  sourceId: z.string(),
  /** A `QueryPlan`, with the names of a file's own columns where it has some. */
  plan: z.record(z.string(), z.unknown()),
  report: z.string(),
  columns: z.array(z.string()).readonly(),
  /** The first rows; `rowCount` says how many there were. */
  rows: z.array(z.array(cell).readonly()).readonly(),
  rowCount: z.number(),
  marks: z.array(QualityMark).readonly(),
  missing: z.array(z.string()).readonly(),
});
export type RanPlan = z.infer<typeof RanPlan>;

const Binding = z.object({ text: z.string(), path: z.string(), value: z.union([z.number(), z.string()]) });

/** What is told, what makes the rows, what limits the data, which days, which rows are kept, in which order. */
export const ReadAsPart = z.enum(readAsParts);
export type ReadAsPart = z.infer<typeof ReadAsPart>;

export const Answer = z.object({
  status: z.enum(['answered', 'clarification_needed', 'failed']),
  /** A finding in one plain sentence; of a clarification the question back, of a failure what cannot be answered. */
  headline: z.string(),
  /** Markdown, tables allowed. Names from outside are escaped in it. */
  explanation: z.string(),
  tables: z.array(AnswerTable).readonly(),
  /** The reading said back, part by part; none where nothing was answered, and in answers kept from before. */
  readAs: z
    .array(z.object({ part: ReadAsPart, text: z.string() }))
    .readonly()
    .default([]),
  /** How the question was read where it could be read in more than one way. */
  assumptions: z.array(z.string()).readonly(),
  analytics_data: z.array(z.record(z.string(), cell)).readonly().nullable(),
  presentation_config: PresentationConfig.nullable(),
  references: z.array(AnswerReference).readonly(),
  clarification: z
    .object({
      question: z.string(),
      /** One to four. `question` is a whole question, asked as it stands. */
      choices: z.array(z.object({ label: z.string(), question: z.string() })).readonly(),
    })
    .optional(),
  /** `nearest`: whole questions that can be answered. */
  failure: z.object({ reason: z.string(), nearest: z.array(z.string()).readonly() }).optional(),
  plans: z.array(RanPlan).readonly(),
  /** Values that the texts tell and no table shows: a share, a difference, the last day with data. */
  evidence: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What each numeral and name of headline and explanation is bound to: a path into this answer. */
  bindings: z.array(Binding).readonly(),
  /** What the question was understood as; given back as `previous` when a question follows on this one. */
  reading: z.record(z.string(), z.unknown()).nullable(),
});
export type Answer = z.infer<typeof Answer>;
