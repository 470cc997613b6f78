import { z } from 'zod';

/** A fraction, 0 to 1. */
const share = z.number();
const days = z.array(z.string()).readonly();

/**
 * What is known to be imperfect about a set of facts. A mark travels from the wire answer to the card, the answer and
 * the export; it either widens the uncertainty of a claim or blocks it.
 */
export const QualityMark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sampled'), readShare: share }).readonly(),
  z.object({ type: z.literal('thresholded') }).readonly(),
  z.object({ type: z.literal('other_row'), share }).readonly(),
  z.object({ type: z.literal('provisional'), days }).readonly(),
  z.object({ type: z.literal('missing_days'), days }).readonly(),
  z.object({ type: z.literal('anonymized'), share }).readonly(),
  z.object({ type: z.literal('restated'), days }).readonly(),
  /** Days on which the source gave only its first so many rows; what lies below is in the totals alone. */
  z.object({ type: z.literal('row_cap'), days }).readonly(),
  /** Days on which visits went on and this event, which there is every day, was not counted at all. */
  z.object({ type: z.literal('silent_event'), metric: z.string(), days }).readonly(),
  /** Rows in which nobody wrote this down. Where a number is made of it and of another they count for neither, else for the other alone. */
  z
    .object({
      type: z.literal('blank_cells'),
      metric: z.string(),
      rows: z.number(),
      from: z.string(),
      to: z.string(),
      isLeftOut: z.boolean(),
    })
    .readonly(),
  /** The days are those of this zone and not of the site's own. */
  z.object({ type: z.literal('time_zone'), zone: z.string() }).readonly(),
]);
export type QualityMark = z.infer<typeof QualityMark>;
