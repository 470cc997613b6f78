import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { now } from '#src/web/api/clock.ts';
import { classNames } from '#src/web/ui/class-names.ts';
import { formatDateTime, formatInstant } from '#src/web/ui/format/instant.ts';
import type { Question } from '../../contract.ts';
import { PinnedMark } from '../pinned-mark.tsx';
import { QuestionStatus } from '../question-status.tsx';
import { questionElementId } from '../tell-asked.ts';
import { Follows } from './follows.tsx';
import { ItemBoundary } from './item-boundary.tsx';
import { useKeepInPlace } from './keep-in-place.ts';
import { LateQuestionMenu } from './late-question-menu.tsx';
import { useClampedText } from './use-clamped-text.tsx';

/** Wanted once a line is opened. */
const QuestionBody = lazy(async () => ({
  default: (await import('../answer/question-body.tsx')).QuestionBody,
}));

export interface HistoryItemProps {
  readonly question: Question;
  /** What it follows on, where that is known here. */
  readonly previous: Question | undefined;
  /** The address names it: it is open and in sight. */
  readonly isNamed: boolean;
  /** Asked from another line a moment ago, which it stands below: it is open. */
  readonly isAskedHere: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** One line that opens to everything. */
export function HistoryItem({ question, previous, isNamed, isAskedHere, onToggle }: HistoryItemProps) {
  const [open, setOpen] = useState(isNamed || isAskedHere);
  const line = useRef<HTMLLIElement>(null);
  // Who opens a line by hand has it before them.
  const isByHand = useRef(false);
  useEffect(() => {
    if (!isNamed) return;
    if (isByHand.current) {
      isByHand.current = false;
      return;
    }
    setOpen(true);
    line.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  const keepInPlace = useKeepInPlace();
  useEffect(() => {
    if (open) keepInPlace({ id: question.id });
  }, [open, keepInPlace, question.id]);
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  const text = useClampedText(question.questionText);
  return (
    <li
      ref={line}
      id={questionElementId(question.id)}
      tabIndex={-1}
      className="min-w-0 scroll-mt-14 md:scroll-mt-0"
    >
      {/* The whole line answers; only its words are the button's name. */}
      <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 py-4">
        <div className="min-w-0">
          <Follows previous={previous} />
          <h2 dir="auto" className="min-w-0 text-ui">
            <button
              type="button"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => {
                isByHand.current = !open;
                setOpen(!open);
                onToggle(!open);
              }}
              className={classNames(
                "block w-full text-left after:absolute after:inset-0 after:content-['']",
                !open && 'font-medium',
              )}
            >
              {open ? (
                <span
                  id={text.id}
                  className={classNames('font-semibold wrap-anywhere whitespace-pre-line', text.className)}
                >
                  {question.questionText}
                </span>
              ) : (
                <span className="line-clamp-2 wrap-anywhere">{question.questionText}</span>
              )}
            </button>
          </h2>
        </div>
        <span aria-hidden="true" className="w-4 justify-self-end text-center text-read leading-5 text-faint">
          {open ? '-' : '+'}
        </span>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-faint">
          <QuestionStatus status={question.status} />
          <time dateTime={question.createdAt} title={formatDateTime(question.createdAt)}>
            {formatInstant(question.createdAt, now())}
          </time>
          {question.pinned && <PinnedMark />}
        </p>
        {open && (
          <div className="relative -my-2 -mr-2 pointer-coarse:-my-3.5 pointer-coarse:-mr-3.5">
            {/* Below the sign, within the lines that are there: the answer has the whole width. */}
            <ItemBoundary id={question.id} isSilent>
              <LateQuestionMenu question={question} body={body} />
            </ItemBoundary>
          </div>
        )}
      </div>
      <div id={id} ref={body}>
        {open && (
          <Suspense fallback={<div className="h-24" />}>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-6">
              {text.toggle !== null && <div>{text.toggle}</div>}
              <ItemBoundary id={question.id}>
                <QuestionBody question={question} />
              </ItemBoundary>
            </div>
          </Suspense>
        )}
      </div>
    </li>
  );
}
