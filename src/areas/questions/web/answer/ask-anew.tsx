import type { Question } from '../../contract.ts';
import { FollowUp } from './follow-up.tsx';
import { RephraseLink } from './rephrase-link.tsx';

/**
 * Below a question without an answer: the same in other words, or what comes next. It goes on from the last question before
 * that was understood, so that one that was not ends no chain.
 */
export function AskAnew({ question }: { question: Question }) {
  return (
    <>
      <FollowUp question={question} label="Ask in other words" placeholder="In other words, or a follow-up" />
      <RephraseLink question={question} />
    </>
  );
}
