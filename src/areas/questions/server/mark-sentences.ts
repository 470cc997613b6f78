import { markSentence } from '#src/language/describe-mark.ts';
import type { Answer } from '#src/shared/answer.ts';
import type { QualityMark } from '#src/shared/quality-mark.ts';

/** Every imperfection of the data behind an answer, each once, as a sentence. */
export const markSentences = ({ plans }: Pick<Answer, 'plans'>): string[] => [
  ...new Set(
    plans.flatMap(({ marks, missing }): string[] => {
      const gap: QualityMark[] = missing.length > 0 ? [{ type: 'missing_days', days: [...missing] }] : [];
      return [...marks, ...gap].map(markSentence);
    }),
  ),
];
