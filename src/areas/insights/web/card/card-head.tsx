import { Tag } from '#src/web/ui/tag.tsx';
import type { Card } from '../../contract.ts';
import { InsightTypeBadge } from '../insight-type.tsx';
import { priorityWords, severityWords } from '../weight-words.ts';

/**
 * The finding in one sentence, and how it stands in two.
 *
 * @param source the name of its source, where the organization has several
 */
export function CardHead({ card, source }: { card: Card; source: string | undefined }) {
  const { insight_type: type, priority, ui_data: data } = card.payload;
  const severity = data?.severity ?? null;
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {type !== undefined && <InsightTypeBadge type={type} />}
        {priority !== undefined && <Tag>{priorityWords[priority]} priority for the site</Tag>}
        {severity !== null && <Tag>{severityWords[severity]} drop in itself</Tag>}
      </div>
      {source !== undefined && <p className="-mb-2 text-note text-faint">{source}</p>}
      <h3 className="text-head font-semibold text-pretty">{card.title}</h3>
      <p className="text-read text-soft">{card.summary}</p>
    </header>
  );
}
