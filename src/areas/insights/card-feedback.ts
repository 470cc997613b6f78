import { z } from 'zod';
import { dayText, idText } from '#src/shared/wire.ts';

/** Why a card was of no use. The first two are about the reader and lower what is like it; the others are about the card. */
export const FeedbackReason = z.enum(['known', 'not_important', 'wrong', 'unclear']);
export type FeedbackReason = z.infer<typeof FeedbackReason>;

/** What the reader said of a card. */
export const CardFeedback = z.object({ useful: z.boolean(), reason: FeedbackReason.nullable() });
export type CardFeedback = z.infer<typeof CardFeedback>;

/** Why a card stands below others of its week for this reader: what they said of the same metric and segment, and when. */
export const RankedLower = z.object({ week: dayText, reason: FeedbackReason });
export type RankedLower = z.infer<typeof RankedLower>;

/** Another card that a reader of this one wants to know of. */
export const RelatedCard = z.object({
  cardId: idText,
  title: z.string(),
  week: dayText,
  /**
   * Of the same metric and segment in another week, whether it went the same way or back; of the same week, whether it is
   * about the same segment or the same metric.
   */
  relation: z.enum(['continues', 'reverses', 'continued_by', 'reversed_by', 'same_segment', 'same_metric']),
});
export type RelatedCard = z.infer<typeof RelatedCard>;
