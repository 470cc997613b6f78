import { formatShare } from '#src/web/ui/format/percent.ts';
import type { Evidence } from '../../evidence.ts';
import { labelOf, memberLabel } from '../words.ts';

type Attribution = Evidence['attributions'][number];

const MOST_OF_IT = 0.5;

/** What the parts say together: that one makes most of the change, or that none does. */
export function attributionSentence({ method, contributions, total, dimensionLabel }: Attribution): string {
  const named = contributions.filter((part) => !part.remainder);
  const [top] = named.toSorted((one, other) => other.change / total - one.change / total);
  const label = dimensionLabel.toLowerCase();
  if (top === undefined || total === 0) return `No part is known by ${label}.`;
  const share = top.change / total;
  const name = method === 'chain' ? labelOf(top.member) : memberLabel(top.member);
  if (named.length === 1) return `All that is known of it by ${label} is ${name}.`;
  // More than all of it: others went the other way.
  if (share > 1) return `${name} makes more than all of it; other parts went the other way.`;
  if (share >= MOST_OF_IT) return `${name} makes ${formatShare(share)} of it.`;
  return `No single part makes it: the largest, ${name}, makes ${formatShare(share)}.`;
}
