import { useEffect } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { TextLink } from '#src/web/ui/text-link.tsx';
import type { Question } from '../../contract.ts';
import { justAsked, takeToBeShown } from '../just-asked.ts';
import { listSize } from '../queries.ts';
import { goToQuestion } from '../tell-asked.ts';
import { ListedQuestion } from './listed-question.tsx';
import { QuestionsSkeleton } from './questions-skeleton.tsx';
import { useFirstAnswers } from './use-first-answers.ts';
import { useWalkQuestions } from './use-walk-questions.ts';

/** More fill no screen. What is nearer has its height at once, so that it moves nothing. */
const NEAR = 4;

export interface QuestionListProps {
  readonly questions: readonly Question[];
  /** The one that is asked for, which stands first and is led to. */
  readonly firstId: string | undefined;
}

/** Questions with what became of them, once what stands in the first screen has come: nothing is pushed down then. */
export function QuestionList({ questions, firstId }: QuestionListProps) {
  const isThere = useFirstAnswers(questions);
  useWalkQuestions();
  useEffect(() => {
    if (!isThere || firstId === undefined) return;
    if (firstId !== justAsked() || takeToBeShown(firstId)) goToQuestion(firstId);
  }, [isThere, firstId]);
  if (!isThere) return <QuestionsSkeleton />;
  return (
    <>
      <ol
        data-walked="questions"
        aria-label="Questions"
        className="divide-y divide-line border-y border-line"
      >
        {questions.map((question, at) => (
          <ListedQuestion
            key={question.id}
            question={question}
            previous={questions.find(({ id }) => id === question.previousQuestionId)}
            isNew={question.id === justAsked()}
            isFolded={at > 0}
            isFar={at >= NEAR}
          />
        ))}
      </ol>
      {questions.length >= listSize && <Older hasPinned={questions.some(({ pinned }) => pinned)} />}
    </>
  );
}

/** A list that is full ends with the way to what it leaves out. */
function Older({ hasPinned }: { hasPinned: boolean }) {
  const { path } = useOrganization();
  return (
    <p className="mt-4 text-note text-faint">
      {hasPinned ? 'Pinned questions and the newest are shown.' : 'The newest questions are shown.'}{' '}
      <TextLink href={path('/questions/history')}>Older ones are in the history</TextLink>
    </p>
  );
}
