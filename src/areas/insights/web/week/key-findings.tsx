import { Section } from '#src/web/ui/section.tsx';
import type { Card } from '../../contract.ts';
import type { SiteSnapshot } from '../../snapshot-contract.ts';

export interface KeyFindingsProps {
  readonly summary: SiteSnapshot['summary'];
  readonly insights: readonly Card[];
  readonly onOpen: (cardId: string) => void;
}

/** What to know and what to do, side by side. */
export function KeyFindings({ summary, insights, onOpen }: KeyFindingsProps) {
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      <Section title="Key Findings">
        <ol className="grid gap-3">
          {summary.keyFindings.map((finding) => {
            const card = insights.find((insight) => insight.title === finding);
            return (
              <li key={finding} className="border-l-2 border-line-strong pl-3 text-read">
                {card === undefined ? (
                  finding
                ) : (
                  <button
                    type="button"
                    onClick={() => onOpen(card.id)}
                    className="rounded-control text-left hover:text-accent"
                  >
                    {finding}
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      </Section>
      {summary.recommendations.length > 0 && (
        <Section title="Recommended Actions">
          <ol className="grid gap-3">
            {summary.recommendations.map((action) => {
              const card = insights.find((one) => one.payload.follow_up_actions?.includes(action));
              return (
                <li key={action} className="border-l-2 border-accent pl-3 text-read">
                  {card === undefined ? (
                    action
                  ) : (
                    <button
                      type="button"
                      onClick={() => onOpen(card.id)}
                      title={card.title}
                      className="rounded-control text-left hover:text-accent"
                    >
                      {action}
                    </button>
                  )}
                </li>
              );
            })}
          </ol>
        </Section>
      )}
    </div>
  );
}
