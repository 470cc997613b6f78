import type { AnswerDraft } from '../answer.ts';
import type { AskFacts } from '../ask-facts.ts';
import type { Inquiry } from '../data/inquiry.ts';
import { isFewDays, lengthOf } from '../dates/period.ts';
import type { QuestionContext } from '../question-context.ts';
import { NotAnswerable } from '../reading/problem.ts';
import type { ReadQuestion } from '../reading/read-question.ts';
import type { Reading } from '../reading/reading.ts';
import { causesOfChange, membersThatMoved } from './causes-of-change.ts';
import { isWhyOfBest, whyOfBest } from './changes/why-of-best.ts';
import { isOfLevel, levelAnswer } from './courses/means/level-answer.ts';
import { usualAnswer } from './courses/means/usual-answer.ts';
import { dataAnswer, meaningAnswer } from './findings/about-answers.ts';
import { gapsAnswer } from './findings/gaps-answer.ts';
import { onsetAnswer } from './findings/onset-answer.ts';
import { causesOrOverview, findingsOrNumbers } from './findings-or-numbers.ts';
import { asPeople } from './members/as-people.ts';
import { audienceAnswer } from './members/audience-answer.ts';
import { numbersAnswer } from './numbers-answer.ts';
import { metricsOfOverview, overviewAnswer } from './overview-answer.ts';
import { refuseBesideNumbers } from './refusals/refuse-beside-numbers.ts';
import { cannibalAnswer } from './search/cannibal-answer.ts';
import { comingsAnswer } from './search/comings-answer.ts';
import { lowCtrAnswer } from './search/low-ctr-answer.ts';
import { strikingAnswer } from './search/striking-answer.ts';
import { settle } from './settling/settle.ts';
import type { SpecialQuestion } from './special-question.ts';
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
  if (reading.intent === 'numbers') return undefined;
  const settled = (changed: Partial<Reading> = {}) => settle({ ...reading, ...changed }, view, context.today);
  return ways[reading.intent]({ reading, view, views, settled, context, facts, inquiry });
}

type SpecialWay = (question: SpecialQuestion) => AnswerDraft | Promise<AnswerDraft>;

/** Nothing but a number, of no rows and no course. */
const PLAIN = {
  dimensions: [],
  rank: null,
  grain: null,
  shape: 'value',
  each: null,
} as const satisfies Partial<Reading>;

/** Of searches, which are told by how often they were seen. */
const SEEN = { metrics: ['impressions'], limits: [], rank: null } satisfies Partial<Reading>;

const comings: SpecialWay = ({ settled, inquiry }) => comingsAnswer(settled({ rank: null }), inquiry);

const ways: Readonly<Record<Exclude<Reading['intent'], 'numbers'>, SpecialWay>> = {
  why: causes,
  usual,
  onset: ({ reading, views, context, facts, inquiry }) =>
    onsetAnswer({ reading, views }, context, facts, inquiry),
  findings,
  advice: findingsOrNumbers,
  audience: ({ reading, view, settled, inquiry }) =>
    audienceAnswer(settled(asPeople(reading, view)), inquiry),
  overview: ({ reading, view, context, inquiry }) => overviewAnswer(reading, view, context, inquiry),
  striking: ({ settled, inquiry }) => strikingAnswer(settled({ ...SEEN, dimensions: [] }), inquiry),
  low_ctr: ({ settled, inquiry }) => lowCtrAnswer(settled({ ...SEEN, shape: 'value' }), inquiry),
  cannibal: ({ settled, inquiry }) =>
    cannibalAnswer(settled({ ...SEEN, dimensions: [], shape: 'value' }), inquiry),
  new_members: comings,
  lost_members: comings,
  only_members: comings,
  kept_members: comings,
  gaps: ({ settled, inquiry }) => gapsAnswer(settled(PLAIN), inquiry),
  data: ({ reading, context, inquiry }) => dataAnswer(reading, context, inquiry),
  meaning: ({ reading, inquiry }) => meaningAnswer(reading, inquiry),
  help: () => {
    throw new NotAnswerable({ type: 'nothing_recognized' });
  },
};

async function causes(question: SpecialQuestion): Promise<AnswerDraft> {
  const { reading, settled, facts, inquiry } = question;
  if (isWhyOfBest(reading)) return whyOfBest(reading, settled, facts, inquiry);
  if (reading.metrics.length === 0) return findingsOrNumbers(question);
  return reading.dimensions.length === 1 ? membersThatMoved(question) : causesOfChange(question);
}

async function usual({ reading, settled, facts, inquiry }: SpecialQuestion): Promise<AnswerDraft> {
  return isOfLevel(reading)
    ? levelAnswer(settled({ dimensions: [], rank: null, each: null }), inquiry)
    : usualAnswer(settled({ ...PLAIN, versus: null }), facts, inquiry);
}

/** What was found was found of whole weeks: of a day it is told where its number came from. */
async function findings(question: SpecialQuestion): Promise<AnswerDraft> {
  const { periods } = question.reading;
  if (!periods.some(isFewDays)) return findingsOrNumbers(question);
  const empty = await dayWithoutData(question);
  if (empty !== undefined) return empty;
  return periods.some((period) => lengthOf(period) > 1)
    ? causesOfChange(question)
    : causesOrOverview(question);
}

/** "What happened on April 5", of which the data know nothing: held against another day it would be a fall to nothing. */
async function dayWithoutData(question: SpecialQuestion): Promise<AnswerDraft | undefined> {
  const { reading, view, settled, inquiry } = question;
  const [day, other] = reading.periods;
  if (day === undefined || other !== undefined || lengthOf(day) > 1) return undefined;
  const named = reading.metrics.length > 0 ? reading.metrics : metricsOfOverview(reading, view);
  const one = settled({ ...PLAIN, intent: 'numbers', metrics: named.slice(0, 1), versus: null });
  const { from, to } = one.period;
  const known = await inquiry.daysWithRows({ metrics: one.metrics, from, to });
  if (known.length > 0) return undefined;
  const parts = await numbersAnswer(one, inquiry);
  return answered({ ...parts, assumptions: assumptionWords(one, inquiry) }, inquiry, reading);
}
