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
   * Of the same metric and segment in another week, whether it went the same way or back. Of the same week, whether it is
   * about the same segment, one that holds it or lies in it, another one that set in with it (on the same day, or in the
   * days of the same known event), or only about the same metric.
   */
  relation: z.enum([
    'continues',
    'reverses',
    'continued_by',
    'reversed_by',
    'same_segment',
    'wider_segment',
    'narrower_segment',
    'same_event',
    'same_onset',
    'same_metric',
  ]),
});
export type RelatedCard = z.infer<typeof RelatedCard>;
