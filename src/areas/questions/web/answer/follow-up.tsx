import { type FormEvent, useState } from 'react';
import { Button } from '#src/web/ui/button.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';
import { showToast } from '#src/web/ui/toast-store.ts';
import type { Question } from '../../contract.ts';
import { questionLimits } from '../../question-limits.ts';
import { useDraft } from '../draft.ts';
import { useAsk } from '../use-ask.ts';

/** The next question, which may leave out what this one said: "only mobile", "and revenue?". */
export function FollowUp({ question }: { question: Question }) {
  const [text, setText] = useDraft(question.id);
  const [empty, setEmpty] = useState(false);
  const { ask, asking, failure } = useAsk(() => {
    setText('');
    showToast({ title: 'Follow-up asked', detail: 'Its answer appears at the top of your questions.' });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const blank = text.trim() === '';
    setEmpty(blank);
    if (!blank && !asking) ask({ questionText: text, previousQuestionId: question.id });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid max-w-measure grid-cols-[1fr_auto] items-start gap-2 print:hidden"
    >
      <TextField
        label="Ask a follow-up"
        hideLabel
        placeholder="Ask a follow-up, e.g. “only mobile”"
        value={text}
        maxLength={questionLimits.most}
        error={empty ? 'Please enter a question' : failure}
        onChange={(event) => {
          setEmpty(false);
          setText(event.target.value);
        }}
      />
      <Button type="submit" busy={asking}>
        Ask
      </Button>
    </form>
  );
}
