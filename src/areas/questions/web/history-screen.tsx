import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { present } from '#src/web/api/address.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { useUser } from '#src/web/api/session.ts';
import { BackLink } from '#src/web/ui/back-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { SearchField } from '#src/web/ui/search-field.tsx';
import { Tabs } from '#src/web/ui/tabs.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import type { Question } from '../contract.ts';
import { filterQuestions, type StatusFilter, statusFilterOf, statusTabs } from './list/filter-questions.ts';
import { GoneQuestion } from './list/gone-question.tsx';
import { HistoryItem } from './list/history-item.tsx';
import { type InPlace, KeepInPlace, keptWith, withKept } from './list/keep-in-place.ts';
import { NoQuestions } from './list/no-questions.tsx';
import { withOlder } from './list/older-questions.ts';
import { QuestionsFailure } from './list/questions-failure.tsx';
import { QuestionsSkeleton } from './list/questions-skeleton.tsx';
import { useFound } from './list/use-found.ts';
import { useNamed } from './list/use-named.ts';
import { useWalkQuestions } from './list/use-walk-questions.ts';
import { historySize, questionsQuery } from './queries.ts';

const route = getRouteApi('/app/$orgSlug/questions/history');

/** Every question, to search and to open. */
export function HistoryScreen(): ReactNode {
  useTitle('Question History');
  const { organization, path } = useOrganization();
  const { id: userId } = useUser();
  const { data, error, isFetching, refetch } = useQuery(questionsQuery(organization.id, userId, historySize));
  const questions = data?.questions;
  return (
    <>
      <PageHeader title="Question History" back={<BackLink href={path('/questions')}>Questions</BackLink>} />
      {questions === undefined && error === null && <QuestionsSkeleton compact />}
      {questions === undefined && error !== null && (
        <QuestionsFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {questions?.length === 0 && <NoQuestions />}
      {questions !== undefined && questions.length > 0 && <History questions={questions} />}
    </>
  );
}

interface Kept {
  /** Under which they were. */
  readonly filter: string;
  readonly places: readonly InPlace[];
}

function History({ questions: listed }: { questions: readonly Question[] }) {
  useWalkQuestions();
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const [search, setSearch] = useState(address.search ?? '');
  const [status, setStatus] = useState<StatusFilter>(statusFilterOf(address.status));
  const keep = (name: keyof typeof address, value: string | undefined) =>
    void navigate({
      search: (before) => present({ ...before, [name]: value === '' ? undefined : value }),
      replace: true,
      resetScroll: false,
    });
  const { named, isGone } = useNamed(listed, address.questionId);
  const { questions, searching, note } = useFound(
    withOlder(listed, named === undefined ? [] : [named]),
    search,
  );
  const found = filterQuestions(questions, search, status);
  // What is opened, and what is asked from there, stays until another filter is chosen: answered, it is no longer what was looked for.
  const filter = `${status} ${search}`;
  const isFiltered = status !== 'all' || search.trim() !== '';
  const [kept, setKept] = useState<Kept>({ filter, places: [] });
  const places = kept.filter === filter ? kept.places : [];
  const shown = withKept(questions, found, places);
  const keepInPlace = useCallback(
    ({ id, after }: InPlace) =>
      setKept((before) => ({
        filter,
        // Where all are shown a new one stands first.
        places: keptWith(before.filter === filter ? before.places : [], isFiltered ? { id, after } : { id }),
      })),
    [filter, isFiltered],
  );
  return (
    <>
      <div className="mb-4 max-w-measure">
        <SearchField
          label="Search questions"
          placeholder="Search questions..."
          value={search}
          onChange={(text) => {
            setSearch(text);
            keep('search', text);
          }}
        />
        {note !== undefined && <p className="mt-1.5 min-h-4 text-note text-faint">{note}</p>}
      </div>
      <Tabs
        label="Status"
        tabs={statusTabs(questions, search, status)}
        selected={status}
        onSelect={(one) => {
          setStatus(one);
          keep('status', one === 'all' ? undefined : one);
        }}
      >
        <p role="status" className="sr-only">
          {`${shown.length} ${shown.length === 1 ? 'question' : 'questions'}`}
        </p>
        {/* The list begins higher than it: its lines have room of their own. */}
        {isGone && (
          <div className="pb-6">
            <GoneQuestion />
          </div>
        )}
        {shown.length > 0 ? (
          <KeepInPlace value={keepInPlace}>
            <ol
              data-walked="questions"
              aria-label="Questions"
              className="-mt-6 divide-y divide-line border-b border-line"
            >
              {shown.map((question) => (
                <HistoryItem
                  key={question.id}
                  question={question}
                  previous={questions.find(({ id }) => id === question.previousQuestionId)}
                  isNamed={question.id === address.questionId}
                  isAskedHere={places.some(({ id, after }) => id === question.id && after !== undefined)}
                  onToggle={(isOpen) => keep('questionId', isOpen ? question.id : undefined)}
                />
              ))}
            </ol>
          </KeepInPlace>
        ) : searching ? null : (
          <EmptyState title="No matching questions" icon={<SearchX aria-hidden="true" size={20} />}>
            Try adjusting your search or filter criteria
          </EmptyState>
        )}
      </Tabs>
    </>
  );
}
