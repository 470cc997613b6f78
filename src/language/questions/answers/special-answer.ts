import { join, sentence } from '../../bound-text.ts';
import type { AnswerDraft } from '../answer.ts';
import type { AskFacts } from '../ask-facts.ts';
import type { Inquiry } from '../data/inquiry.ts';
import { isFewDays, lengthOf } from '../dates/period.ts';
import type { QuestionContext } from '../question-context.ts';
import { NotAnswerable } from '../reading/problem.ts';
import type { ReadQuestion } from '../reading/read-question.ts';
import type { Reading } from '../reading/reading.ts';
import { whyAnswer } from './changes/why-answer.ts';
import { isWhyOfBest, whyOfBest } from './changes/why-of-best.ts';
import { isOfLevel, levelAnswer } from './courses/means/level-answer.ts';
import { usualAnswer } from './courses/means/usual-answer.ts';
import { dataAnswer, meaningAnswer } from './findings/about-answers.ts';
import { isMetricNamed } from './findings/findings-about.ts';
import { findingsAnswer, type NothingAbout } from './findings/findings-answer.ts';
import { gapsAnswer } from './findings/gaps-answer.ts';
import { onsetAnswer } from './findings/onset-answer.ts';
import { isToldMove, moveAndFindings } from './findings/told-move.ts';
import { asPeople } from './members/as-people.ts';
import { audienceAnswer } from './members/audience-answer.ts';
import { numbersAnswer } from './numbers-answer.ts';
import { overviewAnswer } from './overview-answer.ts';
import { refuseBesideNumbers } from './refusals/refuse-beside-numbers.ts';
import { cannibalAnswer } from './search/cannibal-answer.ts';
import { comingsAnswer } from './search/comings-answer.ts';
import { lowCtrAnswer } from './search/low-ctr-answer.ts';
import { strikingAnswer } from './search/striking-answer.ts';
import { settle } from './settling/settle.ts';
import type { Settled } from './settling/settled.ts';
import { assumptionWords } from './telling/assumption-words.ts';
import { answered } from './telling/draft.ts';

/** Questions that want more than one table of numbers; undefined where that is what they want. */
export async function specialAnswer(
  { reading, view, views }: ReadQuestion,
  context: QuestionContext,
  facts: AskFacts,
  inquiry: Inquiry,
): Promise<AnswerDraft | undefined> {
  refuseBesideNumbers(reading);
  const settled = (changed: Partial<Reading> = {}) => settle({ ...reading, ...changed }, view, context.today);
  const why = () =>
    whyAnswer(
      settled({ intent: 'why', dimensions: [], rank: null, grain: null, shape: 'value', each: null }),
      facts,
      inquiry,
    );
  const numbersAbout = () => {
    // What to do about it begins with what fell furthest
    const by = reading.intent === 'advice' ? ('loss' as const) : ('change' as const);
    if (reading.dimensions.length === 1)
      return partsOfWhy(settled({ intent: 'numbers', ...byChange(reading, by) }), inquiry);
    return isMetricNamed(reading) ? why() : overviewAnswer(asOverview(reading), view, context, inquiry);
  };
  const findings = async () => {
    const told = await findingsAnswer({ reading, views }, context, facts, inquiry);
    const moved = isToldMove(reading) ? moveAndFindings(await why(), told, reading) : undefined;
    if (moved !== undefined) return moved;
    if (!('nothingAbout' in told)) return told;
    const numbers = await numbersAbout();
    return reading.intent === 'advice' ? asNoAdvice(numbers, told) : withNothingAbout(numbers, told);
  };
  switch (reading.intent) {
    case 'numbers':
      return undefined;
    case 'why':
      if (isWhyOfBest(reading)) return whyOfBest(reading, settled, facts, inquiry);
      // "What drove the change? Break it down by channel."
      if (reading.metrics.length > 0 && reading.dimensions.length === 1)
        return partsOfWhy(settled(byChange(reading)), inquiry);
      return reading.metrics.length === 0 ? findings() : why();
    case 'usual':
      if (isOfLevel(reading))
        return levelAnswer(settled({ dimensions: [], rank: null, each: null }), inquiry);
      return usualAnswer(
        settled({ dimensions: [], rank: null, grain: null, shape: 'value', each: null, versus: null }),
        facts,
        inquiry,
      );
    case 'onset':
      return onsetAnswer({ reading, views }, context, facts, inquiry);
    case 'findings':
      // What was found was found of whole weeks: of a day it is told where its number came from.
      if (!reading.periods.some(isFewDays)) return findings();
      return isMetricNamed(reading) || reading.periods.some((period) => lengthOf(period) > 1)
        ? why()
        : overviewAnswer(asOverview(reading), view, context, inquiry);
    case 'advice':
      return findings();
    case 'audience':
      return audienceAnswer(settled(asPeople(reading, view)), inquiry);
    case 'overview':
      return overviewAnswer(reading, view, context, inquiry);
    case 'striking':
      return strikingAnswer(
        settled({ metrics: ['impressions'], limits: [], dimensions: [], rank: null }),
        inquiry,
      );
    case 'low_ctr':
      return lowCtrAnswer(
        settled({ metrics: ['impressions'], limits: [], rank: null, shape: 'value' }),
        inquiry,
      );
    case 'cannibal':
      return cannibalAnswer(
        settled({ metrics: ['impressions'], limits: [], dimensions: [], rank: null, shape: 'value' }),
        inquiry,
      );
    case 'new_members':
    case 'lost_members':
    case 'only_members':
    case 'kept_members':
      return comingsAnswer(settled({ rank: null }), inquiry);
    case 'gaps':
      return gapsAnswer(
        settled({ dimensions: [], rank: null, grain: null, shape: 'value', each: null }),
        inquiry,
      );
    case 'data':
      return dataAnswer(reading, context, inquiry);
    case 'meaning':
      return meaningAnswer(reading, inquiry);
    case 'help':
      throw new NotAnswerable({ type: 'nothing_recognized' });
  }
}

const ALL = 1_000;

const asOverview = (reading: Reading): Reading => ({
  ...reading,
  intent: 'overview',
  dimensions: [],
  assumptions: reading.assumptions.filter(({ code }) => code !== 'metric_default'),
});

/** Of each member its change, those that moved most first. */
const byChange = (
  { rank, versus, periods }: Reading,
  by: 'change' | 'loss' = 'change',
): Partial<Reading> => ({
  shape: 'change',
  rank: rank ?? { of: 'members', count: ALL, direction: 'top', by, within: null },
  versus: versus ?? (periods.length > 1 ? null : 'before'),
});

async function partsOfWhy(settled: Settled, inquiry: Inquiry): Promise<AnswerDraft> {
  const parts = await numbersAnswer(settled, inquiry);
  return answered({ ...parts, assumptions: assumptionWords(settled, inquiry) }, inquiry, {
    ...settled.reading,
    periods: settled.reading.periods.length > 0 ? settled.reading.periods : [settled.period],
  });
}

/** No finding is about what was asked: its numbers beside those before, and that nothing was found. */
const withNothingAbout = (
  numbers: AnswerDraft,
  { verdict, nothingAbout, references }: NothingAbout,
): AnswerDraft => ({
  ...numbers,
  headline: verdict ?? numbers.headline,
  explanation: join(
    [nothingAbout, ...(verdict === null ? [] : [numbers.headline]), numbers.explanation].filter(
      ({ text }) => text !== '',
    ),
    '\n\n',
  ),
  references: [...references, ...numbers.references],
});

/** "What should I do to sell more", where nothing that was found is about it: said plainly, with what the numbers are good for. */
const asNoAdvice = (
  numbers: AnswerDraft,
  { nothingAbout, steps, references }: NothingAbout,
): AnswerDraft => ({
  ...numbers,
  headline: sentence`The data give no advice on this, they only tell what happened. ${numbers.headline}`,
  explanation: join(
    [
      sentence`What can be done with it: look first at what fell furthest, and ask why it did.`,
      nothingAbout,
      steps,
      numbers.explanation,
    ].filter(({ text }) => text !== ''),
    '\n\n',
  ),
  references: [...references, ...numbers.references],
});
