import type { Tab } from '#src/web/ui/tabs.tsx';
import type { Question } from '../../contract.ts';
import { statusLabel } from '../question-status.tsx';

export type StatusFilter = 'all' | Question['status'];

/** In the order in which they are offered. */
const offered = ['answered', 'running', 'pending', 'failed'] as const;

/** Each status with its count. What asks back has a tab of its own only where something does. */
export function statusTabs(questions: readonly Question[]): Tab<StatusFilter>[] {
  const count = (status: Question['status']) => questions.filter((one) => one.status === status).length;
  const asking = count('clarification_needed');
  return [
    { id: 'all', label: 'All', count: questions.length },
    ...offered.map((id) => ({ id, label: statusLabel(id), count: count(id) })),
    ...(asking === 0
      ? []
      : [
          {
            id: 'clarification_needed' as const,
            label: statusLabel('clarification_needed'),
            count: asking,
          },
        ]),
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
