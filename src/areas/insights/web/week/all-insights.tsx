import { useDeferredValue } from 'react';
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
  readonly gradually: boolean;
}

/** Drawn at once; the page is there to read while the rest of many is drawn. */
const FIRST = 20;

/** Every insight of the week, the most important first. */
export function AllInsights({ insights, openId, onOpen, names, gradually }: AllInsightsProps) {
  const shown = useDeferredValue(insights, gradually ? insights.slice(0, FIRST) : insights);
  return (
    <Section title="All Insights" count={insights.length}>
      <RowList label="All Insights">
        {shown.map((card, index) => (
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
