import type { TestedNode } from '#src/engine/analysis.ts';
import type { Segment } from '#src/engine/finding.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { byChance } from '../../../by-chance.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { WeekFindings } from '../../question-context.ts';
import { wholeNumber } from '../../wording/say.ts';
import { quoted } from '../telling/told-words.ts';

/** What the analysis of a week holds of one number of it. */
export interface HeldNumber {
  /** Its change, as its card tells it; null where none was kept. */
  readonly finding: WeekFindings['findings'][number] | null;
  /** The test of its level; null where none was made. */
  readonly node: TestedNode | null;
  readonly isNearMiss: boolean;
}

const isSame = (one: Segment, other: Segment): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

/** A drift is no level of the week, and money with its largest orders is not what the week was held against. */
const isOfLevel = ({ test }: TestedNode): boolean => !test.includes('trend') && test !== 'raw_revenue_t';

export function heldNumber(told: WeekFindings, metric: string, segment: Segment): HeldNumber {
  const isIt = (one: { readonly metric: string; readonly segment: Segment }): boolean =>
    one.metric === metric && isSame(one.segment, segment);
  const isWhole = Object.keys(segment).length === 0;
  return {
    finding: told.findings.find(({ finding }) => isIt(finding)) ?? null,
    node: told.nodes.find((node) => isOfLevel(node) && isIt(node)) ?? null,
    isNearMiss: isWhole && told.nearMisses.some((miss) => miss.metric === metric),
  };
}

/**
 * The same verdict as on the page of the week, with how sure it is: a question about one number makes no test of its own beside
 * that of the analysis.
 * @param p of a number that the analysis did not test, as the engine tells when it is asked for it alone
 */
export function heldWords(
  { finding, node, isNearMiss }: HeldNumber,
  { tested }: Pick<WeekFindings, 'tested'>,
  p: number | null,
  inquiry: Inquiry,
): BoundText {
  if (finding !== null) {
    const { q } = finding.finding.test;
    return sentence`The analysis of the week keeps this as a change that holds (${valueOfQ(q, inquiry)}): ${quoted(finding.title, inquiry.keep('heldTitle', finding.title))}.`;
  }
  const tests = wholeNumber(tested, inquiry.keep('tested', tested));
  if (node === null) {
    const alone = p === null ? '' : sentence` ${chance(p, inquiry)}.`;
    return sentence`The analysis of the week did not have this number among its ${tests} tests, so it holds no change of it for certain.${alone}`;
  }
  const q = valueOfQ(node.q, inquiry);
  switch (node.verdict) {
    case 'not_significant':
      return isNearMiss
        ? sentence`The week lies outside of that, and yet the analysis of the week does not hold it for certain: ${chance(node.p, inquiry, 'a')}, and among its ${tests} tests some are as far off in any week (${q}).`
        : sentence`The analysis of the week tested this number as one of ${tests} and keeps no change of it: ${chance(node.p, inquiry, 'a')} (${q}).`;
    case 'explained_by_parent':
      return sentence`The analysis of the week tells this as part of a change of something larger (for this number alone, ${q}).`;
    case 'explained_by_child':
      return sentence`The analysis of the week tells this as the change of a part of it (for the whole, ${q}).`;
    case 'duplicate':
      return sentence`The analysis of the week tells this as one change together with another number (for this one, ${q}).`;
    case 'guarded':
      return sentence`The analysis of the week tells no change of this: something other than what visitors do may have made the number (${q}).`;
    case 'kept':
      return sentence`The analysis of the week counts this among what is more than the usual ups and downs (${q}).`;
  }
}

const chance = (p: number, inquiry: Inquiry, first: 'a' | 'A' = 'A'): BoundText =>
  sentence`${first === 'a' ? 't' : 'T'}aken by itself, a difference like this comes ${byChance(p, inquiry.keep('chance', p))}`;

/** "q = 0.52": of changes that are told at this clearness, the part that may be chance. */
function valueOfQ(q: number, inquiry: Inquiry): BoundText {
  const text =
    q < 0.001 ? 'under 0.001' : new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 }).format(q);
  const piece = { text, path: inquiry.keep('q', q), value: q };
  return q < 0.001 ? sentence`q ${piece}` : sentence`q = ${piece}`;
}
