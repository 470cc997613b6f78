import { lazy, Suspense } from 'react';
import { Progress } from '#src/web/ui/progress.tsx';
import type { Card } from '../../contract.ts';

const Explanation = lazy(async () => ({
  default: (await import('#src/web/ui/explanation.tsx')).Explanation,
}));

/** A card that is no insight: the overview of a week, or a run. It has words, and no proof of its own. */
export function PlainCard({ card }: { card: Card }) {
  const { progressPercentage, currentStep, status, waiting } = card.payload;
  return (
    <div className="grid gap-4">
      <h3 className="text-head font-semibold text-pretty">{card.title}</h3>
      {card.card_type === 'workflow_progress' && status === 'in_progress' && (
        <Progress
          label="Progress"
          percent={waiting === true ? undefined : progressPercentage}
          step={currentStep}
        />
      )}
      {card.card_type === 'site_overview' ? (
        <Suspense fallback={<p className="text-read text-soft">{card.summary}</p>}>
          <Explanation text={card.description} />
        </Suspense>
      ) : (
        <p className="text-read whitespace-pre-line text-soft">{card.description}</p>
      )}
    </div>
  );
}
