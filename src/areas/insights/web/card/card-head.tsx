import { Tag } from '#src/web/ui/tag.tsx';
import type { Card } from '../../contract.ts';
import { InsightTypeBadge } from '../insight-type.tsx';

const priorityWords = { 1: 'High priority', 2: 'Medium priority', 3: 'Low priority' } as const;

/** The finding in one sentence, and how it stands in two. */
export function CardHead({ card }: { card: Card }) {
  const { insight_type: type, priority } = card.payload;
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {type !== undefined && <InsightTypeBadge type={type} />}
        {priority !== undefined && <Tag>{priorityWords[priority]}</Tag>}
      </div>
      <h3 className="text-head font-semibold text-pretty">{card.title}</h3>
      <p className="text-read text-soft">{card.summary}</p>
    </header>
  );
}
