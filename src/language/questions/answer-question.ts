import { z } from 'zod';
import { PlanRefusal } from '#src/semantics/plan-refusal.ts';
import type { Answer } from '#src/shared/answer.ts';
import { visibleText } from '#src/shared/visible-text.ts';
import { type AnswerDraft, publishAnswer } from './answer.ts';
import { claimsAnswer } from './answers/claims/claims-answer.ts';
import { inTellingSource } from './answers/findings/telling-source.ts';
import { halvesAnswer } from './answers/halves/halves-answer.ts';
import { besideAnswer } from './answers/members/beside-answer.ts';
import { numbersDraft } from './answers/numbers-draft.ts';
import { problemAnswer } from './answers/refusals/problem-answer.ts';
import { specialAnswer } from './answers/special-answer.ts';
import { assumptionWords } from './answers/telling/assumption-words.ts';
import { answered } from './answers/telling/draft.ts';
import { specialSourceWords } from './answers/telling/source-words.ts';
import type { AskFacts } from './ask-facts.ts';
import { Inquiry } from './data/inquiry.ts';
import type { QuestionContext } from './question-context.ts';
import { closedMeanwhile } from './reading/claims/closed-meanwhile.ts';
import { leftBy } from './reading/following/unanswered/left-by.ts';
import { asReading } from './reading/following/unanswered/unanswered.ts';
import { halvesOf } from './reading/halves/halves-of.ts';
import { hasMeanLimit } from './reading/has-mean-limit.ts';
import { marksOf } from './reading/known-site.ts';
import { ofNamedSource } from './reading/marking/named-source.ts';
import { ofDefinedBrand } from './reading/marking/of-defined-brand.ts';
import { whichSource } from './reading/marking/several-sources.ts';
import { askedBack, NotAnswerable, type Problem } from './reading/problem.ts';
import { readOnce } from './reading/read-once.ts';
import { type ReadQuestion, readQuestion } from './reading/read-question.ts';
import { Reading } from './reading/reading.ts';
import { bareQuestion } from './text/bare-question.ts';

/**
 * Answers a question in plain language: reads it by grammar and catalogue, runs the queries that it needs, and words what
 * came back. Never rejects because of the question's text; what `facts` rejects with (a database that is away) passes on.
 */
export async function answerQuestion(
  text: string,
  context: QuestionContext,
  facts: AskFacts,
): Promise<Answer> {
  return (await tryQuestion(text, context, facts)).answer;
}

/** The same, and what stood in the way where no number was given. */
export async function tryQuestion(
  text: string,
  context: QuestionContext,
  facts: AskFacts,
): Promise<{ answer: Answer; problem: Problem['type'] | null }> {
  // A soft hyphen or a mark of no width within a word is pasted with it, and none of its letters.
  const named = ofNamedSource(visibleText(text), context);
  const asked = ofDefinedBrand(named.text, withBrandBefore(named.context));
  try {
    const several = whichSource(named.text, named.context);
    if (several !== undefined) throw several;
    const inTurn = await halvesIn(asked.text, asked.context, facts);
    if (inTurn !== undefined) return { answer: inTurn, problem: null };
    const read = readQuestion(asked.text, asked.context);
    const answer = await answerOf(read, asked.context, facts);
    const lastOfIt = answer.tables[0]?.rows[0]?.[0];
    const meanwhile = closedMeanwhile(asked.text, read.reading, read.view, lastOfIt);
    if (meanwhile === undefined) return { answer, problem: null };
    return {
      answer: await answerOf(readQuestion(meanwhile, asked.context), asked.context, facts),
      problem: null,
    };
  } catch (error) {
    const problem = problemOf(error, asked.context);
    const isSaid = (question: string) =>
      isAnswered(saidAgain(question, named, asked, context), context, facts);
    const told = await claimsIn(asked.text, problem, asked.context, facts);
    if (told !== undefined) return { answer: told, problem: null };
    const draft = await problemAnswer(problem, asked.text, asked.context, isSaid);
    const offered = withChoices(draft, (question) => saidAgain(question, named, asked, context));
    const left = leftBy(asked.text, asked.context, problem, { ...offeredIn(offered), isToldApart: false });
    const answer = publishAnswer({ ...offered, reading: asReading(left) });
    return { answer, problem: problem.type };
  }
}

/** "Did sessions fall in May, and on which device?": both, where both can be told. */
async function halvesIn(
  text: string,
  context: QuestionContext,
  facts: AskFacts,
): Promise<Answer | undefined> {
  const ways = halvesOf(bareQuestion(text), (said) => marksOf(said, context));
  let refused: NotAnswerable | undefined;
  for (const halves of ways) {
    const told = await halvesAnswer(halves, context, (question, of) =>
      draftOf(readQuestion(question, of), of, facts),
    );
    if (told instanceof NotAnswerable) refused ??= told;
    else if (told !== undefined) return publishAnswer(told);
  }
  if (refused !== undefined) throw refused;
  return undefined;
}

/** "More bookings but fewer cancellations": each claim beside the other, where all of them are decided. */
async function claimsIn(
  text: string,
  problem: Problem,
  context: QuestionContext,
  facts: AskFacts,
): Promise<Answer | undefined> {
  const claims = problem.type === 'ambiguous' ? problem.claims : undefined;
  const told =
    claims && (await claimsAnswer(claims, (question) => readQuestion(question, context), context, facts));
  if (told === undefined) return undefined;
  const choices = claims?.map(({ question }) => question) ?? [];
  const left = leftBy(text, context, problem, { choices, isAskedBack: true, isToldApart: true });
  return publishAnswer({ ...told, reading: asReading(left) });
}

/** "And non-brand?" behind a question that said which words are the brand's: of the same ones. */
function withBrandBefore(context: QuestionContext): QuestionContext {
  const { success, data } = DefinedBrand.safeParse(context.previous?.reading);
  if (!success) return context;
  const site = { pageTypes: [], ...context.site, brandTerms: data.brandTerms, isBrandDefined: true as const };
  return { ...context, site };
}

const DefinedBrand = Reading.pick({ brandTerms: true }).extend({ brandTerms: z.array(z.string()) });

/** What a question was taken apart into. */
interface Narrowed {
  readonly text: string;
  readonly context: QuestionContext;
}

/**
 * A question that is offered in place of one that named its source, or the words of its brand, names them as well: it is pressed
 * where all sources are there.
 */
function saidAgain(question: string, named: Narrowed, asked: Narrowed, given: QuestionContext): string {
  const [source] = named.context.sources;
  const place = named.context === given || source === undefined ? '' : ` in ${source.name}`;
  const terms = asked.context === named.context ? [] : (asked.context.site?.brandTerms ?? []);
  const isOfBrand = terms.length > 0 && /brand/i.test(question);
  const brand = !isOfBrand ? '' : `, brand = ${terms.map((term) => `"${term}"`).join(' or ')}`;
  const [, bare = question, end = ''] = /^(.*?)([?.!]*)$/su.exec(question) ?? [];
  return place === '' && brand === '' ? question : `${bare}${place}${brand}${end}`;
}

function withChoices(draft: AnswerDraft, said: (question: string) => string): AnswerDraft {
  const { clarification, failure } = draft;
  return {
    ...draft,
    ...(clarification && {
      clarification: {
        ...clarification,
        choices: clarification.choices.map(({ label, question }) => ({
          label: label === question ? said(label) : label,
          question: said(question),
        })),
      },
    }),
    ...(failure && { failure: { ...failure, nearest: failure.nearest.map(said) } }),
  };
}

const offeredIn = ({ clarification, failure }: AnswerDraft) => ({
  choices: clarification?.choices.map(({ question }) => question) ?? failure?.nearest ?? [],
  isAskedBack: clarification !== undefined,
});

async function isAnswered(text: string, context: QuestionContext, facts: AskFacts): Promise<boolean> {
  try {
    const named = ofNamedSource(text, context);
    const asked = ofDefinedBrand(named.text, named.context);
    return (await answerOf(readOnce(asked.text, asked.context), asked.context, facts)).status === 'answered';
  } catch (error) {
    if (error instanceof NotAnswerable || error instanceof PlanRefusal) return false;
    throw error;
  }
}

const answerOf = async (read: ReadQuestion, context: QuestionContext, facts: AskFacts): Promise<Answer> =>
  publishAnswer(await draftOf(read, context, facts));

async function draftOf(given: ReadQuestion, context: QuestionContext, facts: AskFacts): Promise<AnswerDraft> {
  const { read, because } = await inTellingSource(given, context, facts);
  const inquiry = new Inquiry(facts, read.view);
  const isPlain = read.reading.intent === 'numbers' && read.reading.beside === null;
  if (!isPlain && hasMeanLimit(read.reading)) throw askedBack('mean_of_what');
  const special = await specialAnswer(read, context, facts, inquiry);
  if (special !== undefined) {
    // What several sources showed names each of them.
    const isOfOthers = special.references.some(
      ({ type, id }) => type === 'source' && id !== read.view.source.id,
    );
    const words = isOfOthers ? [] : specialSourceWords(read, inquiry, because);
    const assumptions = [...words, ...special.assumptions];
    return { ...special, assumptions, evidence: inquiry.evidence };
  }
  if (read.reading.beside !== null) {
    if ((read.reading.leftOutDays ?? read.reading.endOfTime) !== null) throw askedBack('days_left_out');
    const { settled, parts } = await besideAnswer(read.reading, read.views, context.today, inquiry);
    const told = { ...parts, assumptions: assumptionWords(settled, inquiry) };
    return answered(told, inquiry, { ...read.reading, periods: [settled.period] });
  }
  return (await numbersDraft({ read, because }, context, inquiry)).draft;
}

/** What stands in the way of an answer; everything else is a failure of ours or of a database, and passes on. */
function problemOf(error: unknown, context: QuestionContext): Problem {
  if (error instanceof NotAnswerable) return error.problem;
  if (error instanceof PlanRefusal) {
    const sourceId = context.sources[0]?.id ?? '';
    return {
      type: 'not_together',
      metrics: error.about.slice(0, 1),
      dimensions: error.about.slice(1),
      sourceId,
    };
  }
  throw error;
}
