import { failureOf } from '#src/web/api/error.ts';
import { ErrorState } from '#src/web/ui/error-state.tsx';

export interface QuestionsFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

export function QuestionsFailure({ error, onRetry, retrying }: QuestionsFailureProps) {
  return (
    <ErrorState
      title="Failed to fetch questions"
      detail={failureOf(error).message}
      onRetry={onRetry}
      retrying={retrying}
    >
      The questions and their answers are safe.
    </ErrorState>
  );
}
