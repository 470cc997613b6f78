import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import { formatShortDay } from '#src/web/ui/format/date.ts';
import { MetricChange } from '#src/web/ui/metric-change.tsx';
import { Row, wholeRowClass } from '#src/web/ui/row-list.tsx';
import { Tag } from '#src/web/ui/tag.tsx';
import type { Card } from '../../contract.ts';
import { loadCardPanel } from '../card/lazy-card-panel.tsx';
import { desiredOf } from '../direction.ts';
import { reasonWords } from '../feedback-words.ts';
import { InsightTypeBadge } from '../insight-type.tsx';
import { pagePath } from '../page-path.ts';
import { evidenceQuery } from '../queries.ts';
import { shownUnit } from '../shown-unit.ts';
import { counted } from '../words.ts';
import { CardSparkline } from './card-sparkline.tsx';

export interface InsightRowProps {
  readonly card: Card;
  readonly place: number;
  /** Its source, where the week has several. */
  readonly source: string | undefined;
  readonly selected: boolean;
  readonly onOpen: (cardId: string) => void;
}

const MOST_TAGS = 3;

/** Drawn anew only when it is another: with hundreds of rows, opening one must not touch the rest. */
export const InsightRow = memo(function InsightRow({
  card,
  place,
  source,
  selected,
  onOpen,
}: InsightRowProps) {
  const queries = useQueryClient();
  // Program and evidence are fetched while the pointer is on its way.
  const prepare = () => {
    void loadCardPanel();
    void queries.prefetchQuery(evidenceQuery(card.id));
  };
  const { insight_type: type, ui_data: data, ranked_lower: lower, restatement, marks = [] } = card.payload;
  return (
    <Row selected={selected} inLongList>
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
          <p className="line-clamp-2 text-ui text-soft print:line-clamp-none">{card.summary}</p>
          <div className="flex flex-wrap gap-2">
            {type !== undefined && <InsightTypeBadge type={type} />}
            {card.tags.slice(0, MOST_TAGS).map((tag) => (
              <Tag key={tag}>{pagePath(tag).replaceAll('_', ' ')}</Tag>
            ))}
          </div>
          {(source !== undefined || marks.length > 0) && (
            <p className="text-note text-faint">
              {[source, marks.length > 0 && `${counted(marks.length, 'remark')} about the data`]
                .filter((part) => part !== undefined && part !== false)
                .join(' · ')}
            </p>
          )}
          {restatement !== undefined && (
            <p className="text-note font-medium text-loss">The numbers behind this have changed since</p>
          )}
          {lower !== undefined && (
            <p className="text-note text-faint">
              Stands lower: of the week of {formatShortDay(lower.week)} you said “{reasonWords[lower.reason]}”
            </p>
          )}
        </div>
        {data !== undefined && (
          <div className="grid content-center gap-1 md:w-46 max-md:col-start-2 max-md:flex max-md:items-center max-md:justify-between">
            <span className="flex flex-wrap items-baseline gap-x-2">
              <MetricChange
                from={data.expected}
                to={data.observed}
                unit={shownUnit(data)}
                desired={desiredOf(data)}
              />
              <span className="text-note text-faint">
                {data.shape === 'ramp' ? 'since it began' : 'against expected'}
              </span>
            </span>
            <CardSparkline data={data} />
          </div>
        )}
      </div>
    </Row>
  );
});
