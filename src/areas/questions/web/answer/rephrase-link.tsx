import { useOrganization } from '#src/web/api/current-organization.tsx';
import { TextLink } from '#src/web/ui/text-link.tsx';
import type { Question } from '../../contract.ts';

/** What was typed, in the field again: nobody should have to write it anew to change a word. */
export function RephraseLink({ question }: { question: Question }) {
  const { path } = useOrganization();
  // What follows on another question is half a sentence by itself: it is asked anew below that one.
  if (question.previousQuestionId !== null) return null;
  return (
    <p className="text-note print:hidden">
      <TextLink href={`${path('/questions/ask')}?question=${encodeURIComponent(question.questionText)}`}>
        Rephrase the question
      </TextLink>
    </p>
  );
}
