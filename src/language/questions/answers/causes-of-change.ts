import type { AnswerDraft } from '../answer.ts';
import type { Reading } from '../reading/reading.ts';
import { whyAnswer } from './changes/why-answer.ts';
import { numbersAnswer } from './numbers-answer.ts';
import type { SpecialQuestion } from './special-question.ts';
import { assumptionWords } from './telling/assumption-words.ts';
import { answered } from './telling/draft.ts';

/** Why all of a number changed, whatever it was split by. */
export const causesOfChange = ({ settled, facts, inquiry }: SpecialQuestion): Promise<AnswerDraft> =>
  whyAnswer(
    settled({ intent: 'why', dimensions: [], rank: null, grain: null, shape: 'value', each: null }),
    facts,
    inquiry,
  );

const ALL = 1_000;

/** "What drove the change? Break it down by channel": of each member its change, those that moved most first. */
export async function membersThatMoved(
  { reading: { rank, versus, periods }, settled, inquiry }: SpecialQuestion,
  changed: Partial<Reading> = {},
  by: 'change' | 'loss' = 'change',
): Promise<AnswerDraft> {
  const one = settled({
    ...changed,
    shape: 'change',
    rank: rank ?? { of: 'members', count: ALL, direction: 'top', by, within: null },
    versus: versus ?? (periods.length > 1 ? null : 'before'),
  });
  const parts = await numbersAnswer(one, inquiry);
  return answered({ ...parts, assumptions: assumptionWords(one, inquiry) }, inquiry, {
    ...one.reading,
    periods: one.reading.periods.length > 0 ? one.reading.periods : [one.period],
  });
}
