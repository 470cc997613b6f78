import type { Question } from '../../contract.ts';
import { useAsk } from '../use-ask.ts';
import { Choices } from './choices.tsx';

/** That it failed, why, and what can be asked instead with one press. */
export function FailedQuestion({ question }: { question: Question }) {
  const { ask, asking, failure } = useAsk(() => {});
  const { reason, nearest } = question.failure ?? { reason: '', nearest: [] };
  return (
    <div className="grid max-w-measure gap-3">
      <p className="text-ui font-medium text-danger">
        Failed to process this question. Please try asking again or rephrase your question.
      </p>
      {reason !== '' && <p className="text-ui text-soft">{reason}</p>}
      {nearest.length > 0 && (
        <Choices
          label="What can be answered"
          choices={nearest}
          busy={asking}
          onChoose={(index) => ask({ questionText: nearest[index] ?? '' })}
        />
      )}
      {failure !== undefined && (
        <p role="alert" className="text-note font-medium text-danger">
          {failure}
        </p>
      )}
    </div>
  );
}
