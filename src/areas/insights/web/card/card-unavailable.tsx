import { SearchX } from 'lucide-react';
import type { Day } from '#src/shared/week.ts';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { formatShortDay } from '#src/web/ui/format/date.ts';
import { counted } from '../words.ts';
import { goneReason } from './gone-reason.ts';

export interface CardUnavailableProps {
  readonly error: unknown;
  readonly cardId: string;
  /** The Monday of the page, and how many insights it has. */
  readonly week: Day;
  readonly insights: number;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Why the card that the address names is not shown, and what there is instead. */
export function CardUnavailable(props: CardUnavailableProps) {
  const { error, cardId, week, insights, retrying, onRetry, onClose } = props;
  const reason = goneReason(error, cardId);
  if (reason === undefined)
    return (
      <ErrorState
        title="The evidence could not be loaded"
        detail={failureOf(error).message}
        onRetry={onRetry}
        retrying={retrying}
      >
        The card itself is safe.
      </ErrorState>
    );
  return (
    <div role="alert">
      <EmptyState
        title={reason.title}
        icon={<SearchX aria-hidden="true" size={20} />}
        action={
          <Button tone="primary" onClick={onClose}>
            {insights === 0
              ? `Show the week of ${formatShortDay(week)}`
              : `Show the ${counted(insights, 'insight')} of this week`}
          </Button>
        }
      >
        {reason.text}
      </EmptyState>
    </div>
  );
}
