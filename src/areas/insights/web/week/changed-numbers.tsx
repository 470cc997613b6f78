import { MetricValue } from '#src/web/ui/metric-value.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import type { Card } from '../../contract.ts';
import { shownUnit } from '../shown-unit.ts';
import { counted, labelOf } from '../words.ts';

/** Insights whose numbers the source has changed since they were written, each with both numbers. */
export function ChangedNumbers({
  insights,
  onOpen,
}: {
  insights: readonly Card[];
  onOpen: (cardId: string) => void;
}) {
  const restated = insights.filter((card) => card.payload.restatement !== undefined);
  return (
    <Notice
      tone="caution"
      title={`The numbers behind ${counted(restated.length, 'insight')} have changed since`}
    >
      <ul className="mt-1 grid gap-1">
        {restated.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              onClick={() => onOpen(card.id)}
              className="rounded-control text-left underline decoration-faint underline-offset-4 hover:text-ink"
            >
              {card.title}
            </button>
            : <Numbers card={card} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Numbers({ card: { payload } }: { card: Card }) {
  const { restatement, ui_data: data } = payload;
  if (restatement === undefined || data === undefined) return null;
  const shown = { unit: shownUnit(data), ...(data.currency !== null && { currency: data.currency }) };
  return (
    <>
      {(data.label ?? labelOf(data.metric)).toLowerCase()} went from{' '}
      <MetricValue value={restatement.observedBefore} {...shown} /> to{' '}
      <MetricValue value={restatement.observedNow} {...shown} />.
    </>
  );
}
