import { type BoundText, join, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { Reading } from '../../reading/reading.ts';
import { isMetricNamed } from './findings-about.ts';
import type { NothingAbout } from './findings-answer.ts';
import { isOfOtherWay } from './findings-of-way.ts';

/** "Traffic dropped last week. What happened?": a move that the question takes for a fact. */
export const isToldMove = (reading: Reading): boolean =>
  reading.intent === 'findings' &&
  reading.shape === 'change' &&
  (reading.asks === 'up' || reading.asks === 'down') &&
  isMetricNamed(reading) &&
  reading.dimensions.length === 0;

/**
 * Where the number did not go that way, or nothing that was found did: the number itself comes first, as of "why did it drop", and
 * says so. undefined where what was found answers the question.
 */
export function moveAndFindings(
  moved: AnswerDraft,
  told: AnswerDraft | NothingAbout,
  reading: Reading,
): AnswerDraft | undefined {
  const isFound = !('nothingAbout' in told) && !isOfOtherWay(told, reading);
  if (isMovedAsTold(moved, reading) && isFound) return undefined;
  if ('nothingAbout' in told) {
    const found = told.verdict === null ? [told.nothingAbout] : [told.verdict, told.nothingAbout];
    return { ...moved, ...beneath(moved, found, told.references) };
  }
  const { length } = moved.tables;
  return {
    ...moved,
    ...beneath(moved, [behind(told.headline, length), behind(told.explanation, length)], told.references),
    tables: [...moved.tables, ...told.tables],
    plans: told.plans.length > moved.plans.length ? told.plans : moved.plans,
    evidence: { ...told.evidence, ...moved.evidence },
  };
}

/** Whether the number went that way: the last table of why is the change itself. */
function isMovedAsTold({ tables }: AnswerDraft, { asks }: Reading): boolean {
  const change = tables.at(-1)?.rows[0]?.[2];
  return typeof change === 'number' && Math.sign(change) === (asks === 'down' ? -1 : 1);
}

const beneath = (
  { explanation, references }: AnswerDraft,
  found: readonly BoundText[],
  others: AnswerDraft['references'],
): Pick<AnswerDraft, 'explanation' | 'references'> => ({
  explanation: join([explanation, sentence`What the analysis found:`, ...found], '\n\n'),
  references: [
    ...others.filter((one) => !references.some(({ type, id }) => type === one.type && id === one.id)),
    ...references,
  ],
});

/** A text of tables that stand behind others now. */
const behind = ({ text, bindings }: BoundText, tables: number): BoundText => ({
  text,
  bindings: bindings.map((binding) => ({
    ...binding,
    path: binding.path.replace(/^tables\.(\d+)/, (_, at: string) => `tables.${Number(at) + tables}`),
  })),
});
