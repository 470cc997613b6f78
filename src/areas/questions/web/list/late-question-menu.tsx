import { lazy, Suspense } from 'react';
import type { QuestionMenuProps } from '../answer/question-menu.tsx';

const QuestionMenu = lazy(async () => ({
  default: (await import('../answer/question-menu.tsx')).QuestionMenu,
}));

/** The menu of a question, fetched after what is read first; its place is kept meanwhile. */
export const LateQuestionMenu = (props: QuestionMenuProps) => (
  <Suspense
    fallback={
      <span aria-hidden="true" className="block size-8 shrink-0 pointer-coarse:size-11 print:hidden" />
    }
  >
    <QuestionMenu {...props} />
  </Suspense>
);
