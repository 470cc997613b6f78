import type { AnswerDraft } from '../answer.ts';
import type { Inquiry } from '../data/inquiry.ts';
import type { QuestionContext } from '../question-context.ts';
import type { Reading } from '../reading/reading.ts';
import type { InSource } from './findings/telling-source.ts';
import { numbersAnswer } from './numbers-answer.ts';
import { choose } from './settling/choose.ts';
import { chooseDays } from './settling/choose-days.ts';
import { foundIn, foundTimeIn } from './settling/found-in.ts';
import { leaveDaysOut } from './settling/leave-days-out.ts';
import { leaveOut } from './settling/leave-out.ts';
import { meanLimits } from './settling/mean-limits.ts';
import { settle } from './settling/settle.ts';
import { assumptionWords } from './telling/assumption-words.ts';
import { answered, type Decided } from './telling/draft.ts';
import { sourceWords } from './telling/source-words.ts';
import { unknownTakenOff } from './telling/unknown-taken-off.ts';

interface NumbersDraft {
  readonly draft: AnswerDraft;
  /** Of a question of yes or no that what was found decides. */
  readonly decided: Decided | undefined;
}

/** What is told of one table of numbers: the days and members that the question speaks of are found first. */
export async function numbersDraft(
  { read, because }: InSource,
  { today }: QuestionContext,
  inquiry: Inquiry,
): Promise<NumbersDraft> {
  const onDays = await leaveDaysOut(await chooseDays(read.reading, today, inquiry), today, inquiry);
  const picked = await choose(onDays, today, inquiry);
  const kept = await leaveOut(picked.reading, today, inquiry);
  const reading = await meanLimits(kept, today, inquiry);
  const whole = settle(reading, read.view, today);
  const settled = { ...whole, filters: [...whole.filters, ...picked.filters] };
  const parts = await numbersAnswer(settled, inquiry);
  const assumptions = [
    ...sourceWords(settled, read.views, inquiry, because),
    ...assumptionWords(settled, inquiry),
    ...(await unknownTakenOff(settled, inquiry)),
  ];
  const draft = answered({ ...parts, assumptions }, inquiry, {
    ...read.reading,
    chosen: picked.reading.chosen,
    // Days that were found, or found and left out, are named from here on.
    leftOutDays: null,
    chosenDays: isOneFound(read.reading) ? null : read.reading.chosenDays,
    // "The second one" behind "the first one" is of the same list
    found: foundIn(read.reading, parts.tables) ?? read.reading.found,
    foundTime: foundTimeIn(settled, parts.tables),
    periods: isPeriodKept(read.reading) ? read.reading.periods : [settled.period],
  });
  return { draft, decided: parts.decided };
}

const isPeriodKept = (reading: Reading): boolean =>
  reading.periods.length > 0 && reading.leftOutDays === null && !isOneFound(reading);

/** "In the best week": one stretch of days, by its own name once it is found. */
const isOneFound = ({ chosenDays }: Reading): boolean => chosenDays?.best?.count === 1;
