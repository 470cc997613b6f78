import { useRef } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { formatDateTime } from '#src/web/ui/format/instant.ts';
import type { Question } from '../../contract.ts';
import { QuestionBody } from '../answer/question-body.tsx';
import { PinnedMark } from '../pinned-mark.tsx';
import { QuestionStatus } from '../question-status.tsx';
import { questionElementId } from '../tell-asked.ts';
import { Follows } from './follows.tsx';
import { ItemBoundary } from './item-boundary.tsx';
import { LateQuestionMenu } from './late-question-menu.tsx';
import { useClampedText } from './use-clamped-text.tsx';

export interface ListedQuestionProps {
  readonly question: Question;
  /** What it follows on, where that is on the page too. */
  readonly previous: Question | undefined;
  /** Asked a moment ago, on this page. */
  readonly isNew: boolean;
  /** Its answer is shown in brief at first. */
  readonly isFolded: boolean;
  /** Too far down to be seen before one scrolls. */
  readonly isFar: boolean;
}

/** One question with everything that became of it. */
export function ListedQuestion({ question, previous, isNew, isFolded, isFar }: ListedQuestionProps) {
  const body = useRef<HTMLDivElement>(null);
  const text = useClampedText(question.questionText);
  return (
    <li
      id={questionElementId(question.id)}
      tabIndex={-1}
      className="grid min-w-0 scroll-mt-14 grid-cols-[minmax(0,1fr)] gap-4 py-6 md:scroll-mt-0"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <Follows previous={previous} />
          <h2
            id={text.id}
            dir="auto"
            className={classNames(
              'max-w-measure text-read font-semibold wrap-anywhere whitespace-pre-line',
              text.className,
            )}
          >
            {question.questionText}
          </h2>
          {text.toggle}
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-faint">
            <QuestionStatus status={question.status} />
            <span>Asked {formatDateTime(question.createdAt)}</span>
            {isNew && (
              <span className="rounded-full bg-accent-tint px-2 py-px font-medium text-accent">
                Just asked
              </span>
            )}
            {question.pinned && <PinnedMark />}
          </p>
        </div>
        <ItemBoundary id={question.id} isSilent>
          <LateQuestionMenu question={question} body={body} />
        </ItemBoundary>
      </div>
      {/* Answers far below cost nothing until they come near. The edge is for rings of focus, which would be cut. */}
      <div
        ref={body}
        className={classNames(
          '-mx-2 -mb-2 min-w-0 px-2 pb-2',
          isFar &&
            question.status === 'answered' &&
            '[contain-intrinsic-size:auto_26rem] [content-visibility:auto] print:[content-visibility:visible]',
        )}
      >
        <ItemBoundary id={question.id}>
          <QuestionBody question={question} isFolded={isFolded} />
        </ItemBoundary>
      </div>
    </li>
  );
}
