import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { History, Plus, RefreshCw } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { api } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { useUser } from '#src/web/api/session.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import { useTitle } from '#src/web/ui/use-title.ts';
import { justAsked } from './just-asked.ts';
import { GoneQuestion } from './list/gone-question.tsx';
import { NoQuestions } from './list/no-questions.tsx';
import { QuestionsFailure } from './list/questions-failure.tsx';
import { QuestionsSkeleton } from './list/questions-skeleton.tsx';
import { useNamed } from './list/use-named.ts';
import { listSize, questionsQuery } from './queries.ts';
import { useFetchedLater } from './use-fetched-later.ts';

const route = getRouteApi('/app/$orgSlug/questions');

/** Comes while the questions do, with all that answers are shown with. */
const loadList = () => import('./list/question-list.tsx');
loadList().catch(() => {
  // It is asked for again where it is wanted, and what fails then is told.
});
const QuestionList = lazy(async () => ({ default: (await loadList()).QuestionList }));

/** What its buttons lead to. */
const loadBeside = () => Promise.all([import('./ask-screen.tsx'), import('./history-screen.tsx')]);

/** Three buttons stay in one row of a phone without them. */
const icon = { 'aria-hidden': true, size: 16, className: 'max-[28rem]:hidden' } as const;

/** The newest questions with their answers. */
export function QuestionsScreen(): ReactNode {
  useTitle('Questions');
  useFetchedLater(loadBeside);
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
  const listed = data?.questions;
  // Asked for by a link, or asked just now: it stands first, however many are pinned.
  const { questionId } = route.useSearch();
  const { named: first, isLoading: isNamedLoading, isGone } = useNamed(listed, questionId ?? justAsked());
  const others = listed?.filter(({ id }) => id !== first?.id) ?? [];
  const questions = first === undefined ? others : [first, ...others];
  const isLoading = (listed === undefined && error === null) || isNamedLoading;

  return (
    <>
      <PageHeader
        title="Questions"
        detail="Ask questions about your analytics data in plain words, and get insights with the query behind every number."
        actions={
          <>
            <ButtonLink tone="primary" href={path('/questions/ask')} icon={<Plus {...icon} />}>
              Ask Question
            </ButtonLink>
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
          </>
        }
      />
      {isLoading && <QuestionsSkeleton />}
      {listed === undefined && error !== null && (
        <QuestionsFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {questionId !== undefined && isGone && <GoneQuestion />}
      {!isLoading && listed !== undefined && questions.length === 0 && <NoQuestions />}
      {!isLoading && questions.length > 0 && (
        <Suspense fallback={<QuestionsSkeleton />}>
          <QuestionList questions={questions} firstId={first?.id} />
        </Suspense>
      )}
    </>
  );
}
