import type { Day } from '#src/shared/week.ts';
import type { UnanswerableTopic } from '../vocabulary/unanswerable-topic.ts';
import type { About } from './about.ts';
import type { AskedPart } from './asked-part.ts';
import type { SingleClaim } from './claims/apart/claims-apart.ts';
import type { Reading } from './reading.ts';

/** Why a question is not answered with numbers. */
export type Problem =
  | { readonly type: 'nothing_recognized' }
  | { readonly type: 'no_source' }
  | { readonly type: 'topic'; readonly topic: UnanswerableTopic; readonly said: string }
  | { readonly type: 'future'; readonly said: string }
  | { readonly type: 'feast'; readonly said: string }
  /** `isInWords`: "the 31st of April 2026", which may be a slip; `choices`: the day that comes nearest, where there is one. */
  | {
      readonly type: 'no_such_day';
      readonly said: string;
      readonly isInWords: boolean;
      readonly choices: Choices;
    }
  /** `rest`: what the question says without the words that are not known. */
  | {
      readonly type: 'unknown_words';
      readonly said: readonly string[];
      readonly rest: string | null;
      readonly isName: boolean;
    }
  | {
      readonly type: 'unknown_member';
      readonly said: string;
      readonly dimension: string | null;
      readonly sourceId: string | null;
    }
  | { readonly type: 'metric_missing'; readonly metric: string }
  | { readonly type: 'dimension_missing'; readonly said: string }
  | {
      readonly type: 'not_together';
      readonly metrics: readonly string[];
      readonly dimensions: readonly string[];
      readonly sourceId: string;
    }
  /** `isAdded`: they would add up, and are told of whole weeks alone; `isOfDays`: each day's number is known, and none of several. */
  | {
      readonly type: 'users';
      readonly metric: string;
      readonly isAdded: boolean;
      readonly isOfDays?: boolean;
      readonly reading: Reading;
    }
  | {
      readonly type: 'no_data';
      readonly from: string;
      readonly to: string;
      readonly sourceId: string;
      /** Since when there are data of what is asked, which may be later than the source's first day, and what splits it so. */
      readonly own?: { readonly firstDay: Day | null; readonly by: readonly string[] };
    }
  /** Several folders or pages that the words could mean together. */
  | { readonly type: 'which_page'; readonly said: readonly string[]; readonly names: readonly string[] }
  | { readonly type: 'two_sources'; readonly metrics: readonly string[] }
  | {
      readonly type: 'ambiguous';
      readonly about: About;
      readonly choices: Choices;
      /** Where one of two times reaches back before the data, or before what is asked about. */
      readonly begins?: { readonly day: string; readonly isOfName: boolean };
      /** What cannot be told together with the other parts of the reading. */
      readonly untold?: Untold;
      /** Of `several_claims`: they are told side by side where each of them can be decided. */
      readonly claims?: readonly SingleClaim[];
    }
  /** It leaves out what the question before said, which was not answered: `kept` is what was understood of that. */
  | {
      readonly type: 'behind_unanswered';
      readonly kept: Reading | null;
      /** Several claims were told, of which it may mean any. */
      readonly isToldApart: boolean;
    }
  | { readonly type: 'too_much' };

export type Choices = readonly { readonly label: string; readonly question: string }[];

export interface Untold {
  readonly reading: Reading;
  readonly part: AskedPart;
  readonly others: readonly AskedPart[];
}

export class NotAnswerable extends Error {
  override readonly name = 'NotAnswerable';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.type);
    this.problem = problem;
  }
}

/** A question that is offered in its own words. */
export const asChoice = (question: string): Choices[number] => ({ label: question, question });

/** What can be meant in more than one way; without choices of its own it offers those of what it is about (`ambiguities.ts`). */
export const askedBack = (about: About, choices: Choices = []): NotAnswerable =>
  new NotAnswerable({ type: 'ambiguous', about, choices });

/** What was read, or undefined where the words cannot be answered. Any other error is none of theirs. */
export function ifAnswerable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotAnswerable) return undefined;
    throw error;
  }
}
