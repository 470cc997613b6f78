import type { Tab } from '#src/web/ui/tabs.tsx';
import type { Question } from '../../contract.ts';
import { statusLabel } from '../question-status.tsx';

export type StatusFilter = 'all' | Question['status'];

/** In the order in which they are offered. */
const offered = ['answered', 'running', 'pending', 'failed'] as const;

/** The filter that an address names; of a word that is none, all. */
export const statusFilterOf = (text: string | undefined): StatusFilter =>
  [...offered, 'clarification_needed' as const].find((status) => status === text) ?? 'all';

/**
 * Each status with how many are found in it. What asks back has a tab of its own only where a question does, found or not, and
 * while it is the one that is looked at.
 */
export function statusTabs(
  questions: readonly Question[],
  search = '',
  selected: StatusFilter = 'all',
): Tab<StatusFilter>[] {
  const count = (status: StatusFilter) => filterQuestions(questions, search, status).length;
  const isAsking =
    selected === 'clarification_needed' || questions.some(({ status }) => status === 'clarification_needed');
  return [
    { id: 'all', label: 'All', count: count('all') },
    ...offered.map((id) => ({ id, label: statusLabel(id), count: count(id) })),
    ...(isAsking
      ? [
          {
            id: 'clarification_needed' as const,
            label: statusLabel('clarification_needed'),
            count: count('clarification_needed'),
          },
        ]
      : []),
  ];
}

/** Those whose text contains what is searched, in this status, newest first. */
export function filterQuestions(
  questions: readonly Question[],
  search: string,
  status: StatusFilter,
): Question[] {
  const wanted = search.trim().toLowerCase();
  return questions
    .filter((question) => status === 'all' || question.status === status)
    .filter(({ questionText }) => questionText.toLowerCase().includes(wanted))
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}
