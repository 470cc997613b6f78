import { RowList } from '#src/web/ui/row-list.tsx';
import { Section } from '#src/web/ui/section.tsx';
import type { Card } from '../../contract.ts';
import { InsightRow } from './insight-row.tsx';

export interface AllInsightsProps {
  readonly insights: readonly Card[];
  readonly openId: string | undefined;
  readonly onOpen: (cardId: string) => void;
  /** Of the sources, where the week has several. */
  readonly names: ReadonlyMap<string, string>;
}

/** Every insight of the week, the most important first. */
export function AllInsights({ insights, openId, onOpen, names }: AllInsightsProps) {
  return (
    <Section title="All Insights" count={insights.length}>
      <RowList label="All Insights">
        {insights.map((card, index) => (
          <InsightRow
            key={card.id}
            card={card}
            place={index + 1}
            source={names.get(card.source_id)}
            selected={card.id === openId}
            onOpen={onOpen}
          />
        ))}
      </RowList>
    </Section>
  );
}
