import { useOrganization } from '#src/web/api/current-organization.tsx';
import { formatShortDay } from '#src/web/ui/format/date.ts';
import { formatCount } from '#src/web/ui/format/number.ts';
import { formatShare } from '#src/web/ui/format/percent.ts';
import { TextLink } from '#src/web/ui/text-link.tsx';
import type { Exploration } from '../../explorer-contract.ts';
import { counted } from '../words.ts';
import { fullRunPath, scanDepth } from './scan-depth.ts';

type Result = NonNullable<Exploration['result']>;

export interface ExplorationFindingsProps {
  readonly exploration: Pick<Exploration, 'sourceId' | 'includeTopN'>;
  readonly result: Result;
}

/** Cards by week, then what was covered and what was not, with the reason. */
export function ExplorationFindings({ exploration, result }: ExplorationFindingsProps) {
  const { cardCount, tested, falseDiscoveryRate, weeksCovered, weeksSkipped, creditsUsed } = result;
  return (
    <div className="grid gap-8">
      <div className="grid gap-1">
        <p className="figures text-head font-semibold">{counted(cardCount, 'insight card')}</p>
        <p className="text-ui text-soft">
          {weeksCovered.length === 0
            ? 'No week of the range could be compared with the weeks before it.'
            : `${counted(weeksCovered.length, 'week')} covered, ${counted(tested, 'test')} made. ${ruleOf(cardCount, falseDiscoveryRate)}`}{' '}
          {counted(creditsUsed, 'credit')} used.
        </p>
        {weeksCovered.length > 0 && <p className="text-ui text-soft">{scanDepth(exploration.includeTopN)}</p>}
      </div>
      {weeksCovered.length > 0 && <CoveredWeeks result={result} sourceId={exploration.sourceId} />}
      {weeksSkipped.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-ui font-semibold">{counted(weeksSkipped.length, 'week')} skipped</h3>
          <ul className="grid gap-1.5 text-ui text-soft">
            {weeksSkipped.map(({ week, reason }) => (
              <li key={week}>
                <span className="figures font-medium text-ink">Week of {formatShortDay(week)}:</span> {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const ruleOf = (cards: number, rate: number): string =>
  cards === 0
    ? 'None moved so far that chance can be ruled out over the whole range.'
    : `Over the whole range at most ${formatShare(rate)} of what is kept may be chance.`;

function CoveredWeeks({ result: { weeksCovered, cards }, sourceId }: { result: Result; sourceId: string }) {
  const { path } = useOrganization();
  return (
    <ol className="grid divide-y divide-line border-y border-line">
      {weeksCovered.toReversed().map(({ week, tested, kept }) => (
        <li key={week} className="grid gap-1.5 py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <TextLink href={path(`/insights/${week}`)}>Week of {formatShortDay(week)}</TextLink>
            <span className="figures text-note text-faint">
              {formatCount(tested)} tested, {formatCount(kept)} kept ·{' '}
              <TextLink href={path(fullRunPath(week, sourceId))}>
                Run in full<span className="sr-only"> the week of {formatShortDay(week)}</span>
              </TextLink>
            </span>
          </p>
          {kept > 0 && (
            <ul className="grid gap-1">
              {cards
                .filter((card) => card.week === week)
                .map(({ id, title, isNew }) => (
                  <li key={id} className="border-l-2 border-line-strong pl-3 text-ui">
                    <TextLink href={path(`/insights/${week}?cardId=${id}`)}>{title}</TextLink>
                    {!isNew && <span className="text-note text-faint"> known before</span>}
                  </li>
                ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
