import { formatShare } from '#src/web/ui/format/percent.ts';

/** A probability in words with the number behind it; never rounded up to certainty. The same words as in the sentences of a card. */
export function likelihood(probability: number): { readonly words: string; readonly number: string } {
  const words =
    probability >= 0.99
      ? 'Almost certain'
      : probability >= 0.9
        ? 'Very likely'
        : probability >= 0.75
          ? 'Likely'
          : 'Possible';
  return { words, number: formatShare(Math.min(99, Math.floor(probability * 100)) / 100) };
}
