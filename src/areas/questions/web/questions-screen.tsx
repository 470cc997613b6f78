import { useQuery, useQueryClient } from '@tanstack/react-query';
import { History, Plus, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { api } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { useUser } from '#src/web/api/session.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { useTitle } from '#src/web/ui/use-title.ts';
import { ListedQuestion } from './list/listed-question.tsx';
import { NoQuestions } from './list/no-questions.tsx';
import { QuestionsFailure } from './list/questions-failure.tsx';
import { QuestionsSkeleton } from './list/questions-skeleton.tsx';
import { listSize, questionsQuery } from './queries.ts';

/** Three buttons stay in one row of the narrowest phone without them. */
const icon = { 'aria-hidden': true, size: 16, className: 'max-[24rem]:hidden' } as const;

/** The newest questions with their answers. */
export function QuestionsScreen(): ReactNode {
  useTitle('Questions');
  const { organization, path } = useOrganization();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(questionsQuery(organization.id, userId, listSize));
  const refresh = async () => {
    void queries.invalidateQueries({ queryKey: api.questions.answer.key() });
    const { error: failure, data: shown } = await refetch();
    // What was loaded before still stands there: nothing else says that it is not of now.
    if (failure !== null && shown !== undefined)
      showToast({ tone: 'danger', title: 'Failed to fetch questions', detail: failureOf(failure).message });
  };
  const questions = data?.questions;

  return (
    <>
      <PageHeader
        title="Questions"
        detail="Ask questions about your analytics data in plain words, and get insights with the query behind every number."
        actions={
          <>
            <Button
              onClick={() => void refresh()}
              busy={isFetching && data !== undefined}
              icon={<RefreshCw {...icon} />}
            >
              Refresh
            </Button>
            <ButtonLink href={path('/questions/history')} icon={<History {...icon} />}>
              History
            </ButtonLink>
            <ButtonLink tone="primary" href={path('/questions/ask')} icon={<Plus {...icon} />}>
              Ask Question
            </ButtonLink>
          </>
        }
      />
      {questions === undefined && error === null && <QuestionsSkeleton />}
      {questions === undefined && error !== null && (
        <QuestionsFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {questions?.length === 0 && <NoQuestions />}
      {questions !== undefined && questions.length > 0 && (
        <ol aria-label="Questions" className="divide-y divide-line border-y border-line">
          {questions.map((question) => (
            <ListedQuestion
              key={question.id}
              question={question}
              previous={questions.find(({ id }) => id === question.previousQuestionId)}
            />
          ))}
        </ol>
      )}
    </>
  );
}
