import { type BoundText, sentence } from '../../../bound-text.ts';
import type { AnswerDraft } from '../../answer.ts';
import type { WeekFindings } from '../../question-context.ts';
import type { Reading } from '../../reading/reading.ts';

type Told = WeekFindings['findings'][number];

const IS_SO: Readonly<Record<NonNullable<Reading['asks']>, (told: Told) => boolean>> = {
  up: ({ finding }) => finding.direction === 'up',
  down: ({ finding }) => finding.direction === 'down',
  better: ({ finding }) => finding.kind === 'opportunity',
  worse: ({ finding }) => finding.kind === 'problem',
};

const WORDS: Readonly<Record<NonNullable<Reading['asks']>, BoundText>> = {
  up: sentence`None of the changes that were found is a rise.`,
  down: sentence`None of the changes that were found is a fall.`,
  better: sentence`None of the changes that were found is known to be for the better.`,
  worse: sentence`None of the changes that were found is known to be for the worse.`,
};

/** Whether the answer begins with that nothing found went the way that is asked about. */
export const isOfOtherWay = ({ headline }: AnswerDraft, { asks }: Reading): boolean =>
  asks !== null && headline.text.startsWith(WORDS[asks].text);

interface OfWay {
  readonly weeks: readonly WeekFindings[];
  /** Says in front of what was found that it is not what was asked for; changes nothing where it is. */
  readonly say: (draft: AnswerDraft) => AnswerDraft;
}

/** "Any problems?", "any spikes?": the changes that went that way; where there are none, that, and then those that there are. */
export function findingsOfWay(weeks: readonly WeekFindings[], { asks, intent }: Reading): OfWay {
  const asIs: OfWay = { weeks, say: (draft) => draft };
  if (asks === null || intent === 'advice') return asIs;
  const own = weeks.map((one) => ({ ...one, findings: one.findings.filter(IS_SO[asks]) }));
  if (own.some(({ findings }) => findings.length > 0)) return { ...asIs, weeks: own };
  if (weeks.every(({ findings }) => findings.length === 0)) return asIs;
  return {
    weeks,
    say: (draft) => ({ ...draft, headline: sentence`${WORDS[asks]} ${draft.headline}` }),
  };
}
