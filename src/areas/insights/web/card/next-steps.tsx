import type { Card } from '../../contract.ts';
import { ProofPart } from './proof-part.tsx';

/** What to do, and what the evidence leaves open. */
export function NextSteps({ payload }: { payload: Card['payload'] }) {
  const { follow_up_actions: actions = [], open_questions: questions = [] } = payload;
  return (
    <>
      {actions.length > 0 && (
        <ProofPart title="What to do next">
          <ol className="grid list-decimal gap-2 pl-5 text-read marker:text-faint">
            {actions.map((action) => (
              <li key={action} className="pl-1">
                {action}
              </li>
            ))}
          </ol>
        </ProofPart>
      )}
      {questions.length > 0 && (
        <ProofPart title="Open questions">
          <ul className="grid list-disc gap-2 pl-5 text-ui text-soft marker:text-faint">
            {questions.map((question) => (
              <li key={question} className="pl-1">
                {question}
              </li>
            ))}
          </ul>
        </ProofPart>
      )}
    </>
  );
}
