import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react';
import { visibleText } from '#src/shared/visible-text.ts';
import { Button } from '#src/web/ui/button.tsx';
import { classNames } from '#src/web/ui/class-names.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { TextArea } from '#src/web/ui/text-area.tsx';
import { questionLength, questionLimits } from '../../question-limits.ts';
import { SignInAgain } from '../sign-in-again.tsx';
import type { AskFailure } from '../use-ask.ts';

export interface AskFormProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onSubmit: () => void;
  readonly busy: boolean;
  readonly failure: AskFailure | undefined;
  readonly field: Ref<HTMLTextAreaElement>;
}

/** The question, its length, and the button that sends it. */
export function AskForm({ text, onChange, onSubmit, busy, failure, field }: AskFormProps) {
  const [pressedEmpty, setPressedEmpty] = useState(false);
  const blank = visibleText(text) === '';
  const length = questionLength(text);
  const tooLong = length > questionLimits.most;
  const reason = blank
    ? 'Please enter a question'
    : tooLong
      ? `At most ${questionLimits.most.toLocaleString('en-US')} characters`
      : undefined;
  const submit = () => {
    setPressedEmpty(blank);
    if (reason === undefined && !busy) onSubmit();
  };
  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] content-start gap-4" onSubmit={onFormSubmit}>
      <TextArea
        ref={field}
        label="Your Question"
        rows={5}
        grows
        autoFocus
        placeholder="e.g. Which channels brought fewer sessions last week than the week before?"
        value={text}
        onChange={(event) => {
          setPressedEmpty(false);
          onChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
        aside={
          <span className={classNames('figures', tooLong && 'font-medium text-danger')}>
            {length}/{questionLimits.most}
          </span>
        }
        error={pressedEmpty && blank ? 'Please enter a question' : tooLong ? reason : undefined}
      />
      {/* Its place is kept, so that the warning pushes nothing down. */}
      <p role="status" className="-mt-3 min-h-4 text-note font-medium text-loss">
        {length > questionLimits.warnAbove && !tooLong && 'Approaching character limit'}
      </p>
      {failure !== undefined && (
        <Notice tone="danger" title={failure.title} action={failure.isSignedOut && <SignInAgain />}>
          {failure.detail} Your question is still in the field.
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          tone="primary"
          busy={busy}
          busyLabel="Submitting..."
          disabledReason={busy ? undefined : reason}
        >
          Ask Question
        </Button>
        <p className="text-note text-faint">Answered in the background, most within a second or two.</p>
      </div>
    </form>
  );
}
