import { type FormEvent, useState } from 'react';
import { visibleText } from '#src/shared/visible-text.ts';
import { Button } from '#src/web/ui/button.tsx';
import { useDraft } from '#src/web/ui/draft.ts';
import { TextField } from '#src/web/ui/text-field.tsx';
import type { Question } from '../../contract.ts';
import { questionLength, questionLimits } from '../../question-limits.ts';
import { SignInAgain } from '../sign-in-again.tsx';
import { useTellAsked } from '../tell-asked.ts';
import { useAsk } from '../use-ask.ts';

const TOO_LONG = `At most ${questionLimits.most.toLocaleString('en-US')} characters`;

export interface FollowUpProps {
  readonly question: Question;
  /** What it is for, where there is no answer to go on from. */
  readonly label?: string;
  readonly placeholder?: string;
  /** Somebody has just asked for the field, and writes into it at once. */
  readonly isOpened?: boolean;
}

/** The next question, which may leave out what this one said: "only mobile", "and revenue?". */
export function FollowUp({
  question,
  label = 'Ask a follow-up',
  placeholder = 'A follow-up, e.g. “only mobile”',
  isOpened = false,
}: FollowUpProps) {
  const [text, setText] = useDraft(question.id);
  const [empty, setEmpty] = useState(false);
  const tooLong = questionLength(text) > questionLimits.most;
  const tellAsked = useTellAsked(question.id);
  const { ask, asking, failure } = useAsk((asked) => {
    setText('');
    tellAsked('Follow-up asked', asked);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const blank = visibleText(text) === '';
    setEmpty(blank);
    if (!blank && !tooLong && !asking) ask({ questionText: text, previousQuestionId: question.id });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid max-w-measure grid-cols-[1fr_auto] items-start gap-2 print:hidden"
    >
      <TextField
        label={label}
        hideLabel
        autoFocus={isOpened && text === ''}
        placeholder={placeholder}
        value={text}
        error={empty ? 'Please enter a question' : tooLong ? TOO_LONG : failure?.sentence}
        onChange={(event) => {
          setEmpty(false);
          setText(event.target.value);
        }}
      />
      <Button type="submit" busy={asking}>
        Ask
      </Button>
      {failure?.isSignedOut === true && (
        <p className="text-note">
          <SignInAgain />
        </p>
      )}
    </form>
  );
}
