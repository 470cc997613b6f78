import { type BoundText, join, sentence } from '../../bound-text.ts';
import type { AnswerDraft } from '../answer.ts';
import { lengthOf } from '../dates/period.ts';
import type { Reading } from '../reading/reading.ts';
import { causesOfChange, membersThatMoved } from './causes-of-change.ts';
import { isMetricNamed } from './findings/findings-about.ts';
import { findingsAnswer, type NothingAbout } from './findings/findings-answer.ts';
import { isToldMove, moveAndFindings } from './findings/told-move.ts';
import { overviewAnswer } from './overview-answer.ts';
import type { SpecialQuestion } from './special-question.ts';

const DAYS_OF_WEEK = 7;

/** What was found about it; where nothing was, its numbers beside those before. */
export async function findingsOrNumbers(question: SpecialQuestion): Promise<AnswerDraft> {
  const { reading, views, context, facts, inquiry } = question;
  const told = await findingsAnswer({ reading, views }, context, facts, inquiry);
  const moved = isToldMove(reading)
    ? moveAndFindings(await causesOfChange(question), told, reading)
    : undefined;
  if (moved !== undefined) return moved;
  if (!('nothingAbout' in told)) return told;
  const numbers = await numbersAbout(question);
  return reading.intent === 'advice' ? asNoAdvice(numbers, told) : withNothingAbout(numbers, told, reading);
}

async function numbersAbout(question: SpecialQuestion): Promise<AnswerDraft> {
  const { reading } = question;
  // What to do about it begins with what fell furthest
  const by = reading.intent === 'advice' ? 'loss' : 'change';
  if (reading.dimensions.length === 1) return membersThatMoved(question, { intent: 'numbers' }, by);
  return causesOrOverview(question);
}

/** Of a number that is named why it changed, else what all of them are. */
export const causesOrOverview = (question: SpecialQuestion): Promise<AnswerDraft> =>
  isMetricNamed(question.reading) ? causesOfChange(question) : overviewInstead(question);

function overviewInstead({ reading, view, context, inquiry }: SpecialQuestion): Promise<AnswerDraft> {
  const assumptions = reading.assumptions.filter(({ code }) => code !== 'metric_default');
  return overviewAnswer(
    { ...reading, intent: 'overview', dimensions: [], assumptions },
    view,
    context,
    inquiry,
  );
}

/** No finding is about what was asked: its numbers beside those before, and that nothing was found. */
function withNothingAbout(
  numbers: AnswerDraft,
  { verdict: ofWeeks, isOutside, nothingAbout, references }: NothingAbout,
  { periods: [asked], isYesNo }: Reading,
): AnswerDraft {
  // Weeks were tested: what a month had against the one before is no change of any of them, and stands first unless the weeks are asked about
  const isOfWeeks = isYesNo || isOutside || asked === undefined || lengthOf(asked) <= DAYS_OF_WEEK;
  const verdict = isOfWeeks ? ofWeeks : null;
  return {
    ...numbers,
    headline: verdict ?? numbers.headline,
    explanation: inParagraphs([
      nothingAbout,
      ...(verdict === null ? [] : [numbers.headline]),
      numbers.explanation,
    ]),
    references: [...references, ...numbers.references],
  };
}

/** "What should I do to sell more", where nothing that was found is about it: said plainly, with what the numbers are good for. */
const asNoAdvice = (
  numbers: AnswerDraft,
  { nothingAbout, steps, references }: NothingAbout,
): AnswerDraft => ({
  ...numbers,
  headline: sentence`The data give no advice on this, they only tell what happened. ${numbers.headline}`,
  explanation: inParagraphs([
    sentence`What can be done with it: look first at what fell furthest, and ask why it did.`,
    nothingAbout,
    steps,
    numbers.explanation,
  ]),
  references: [...references, ...numbers.references],
});

const inParagraphs = (texts: readonly BoundText[]): BoundText =>
  join(
    texts.filter(({ text }) => text !== ''),
    '\n\n',
  );
