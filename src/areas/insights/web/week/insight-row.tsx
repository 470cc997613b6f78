import { useQueryClient } from '@tanstack/react-query';
import { unitOf } from '#src/web/ui/format/unit.ts';
import { MetricChange } from '#src/web/ui/metric-change.tsx';
import { Row, wholeRowClass } from '#src/web/ui/row-list.tsx';
import { Sparkline } from '#src/web/ui/sparkline.tsx';
import { Tag } from '#src/web/ui/tag.tsx';
import type { Card } from '../../contract.ts';
import { loadCardPanel } from '../card/lazy-card-panel.tsx';
import { desiredOf, toneOf } from '../direction.ts';
import { InsightTypeBadge } from '../insight-type.tsx';
import { evidenceQuery } from '../queries.ts';
import { counted } from '../words.ts';

export interface InsightRowProps {
  readonly card: Card;
  readonly place: number;
  readonly selected: boolean;
  readonly onOpen: (cardId: string) => void;
}

const MOST_TAGS = 3;

export function InsightRow({ card, place, selected, onOpen }: InsightRowProps) {
  const queries = useQueryClient();
  // Program and evidence are fetched while the pointer is on its way.
  const prepare = () => {
    void loadCardPanel();
    void queries.prefetchQuery(evidenceQuery(card.id));
  };
  const { insight_type: type, ui_data: data } = card.payload;
  return (
    <Row selected={selected}>
      <div className="grid grid-cols-[2rem_1fr] gap-x-2 gap-y-3 md:grid-cols-[2rem_1fr_auto] md:gap-x-4">
        <span aria-hidden="true" className="figures pt-0.5 text-ui text-faint">
          {place}
        </span>
        <div className="grid max-w-measure gap-2">
          <h3 className="text-read font-semibold text-pretty">
            <button
              type="button"
              data-insight={card.id}
              className={`${wholeRowClass} after:rounded-box`}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => onOpen(card.id)}
            >
              {card.title}
            </button>
          </h3>
          <p className="line-clamp-2 text-ui text-soft">{card.summary}</p>
          <div className="flex flex-wrap gap-2">
            {type !== undefined && <InsightTypeBadge type={type} />}
            {card.tags.slice(0, MOST_TAGS).map((tag) => (
              <Tag key={tag}>{tag.replaceAll('_', ' ')}</Tag>
            ))}
          </div>
        </div>
        {data !== undefined && (
          <div className="grid content-center gap-1 md:w-46 max-md:col-start-2 max-md:flex max-md:items-center max-md:justify-between">
            <MetricChange
              from={data.expected}
              to={data.observed}
              unit={unitOf(data.unit)}
              desired={desiredOf(data)}
            />
            <Sparkline
              values={data.sparkline}
              unit={unitOf(data.unit)}
              {...(data.currency !== null && { currency: data.currency })}
              label={counted(data.sparkline.length, 'week')}
              tone={toneOf(data)}
            />
          </div>
        )}
      </div>
    </Row>
  );
}
