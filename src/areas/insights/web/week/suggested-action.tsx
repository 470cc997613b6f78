import { useQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import type { Day } from '#src/shared/week.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { Card } from '#src/web/ui/card.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { formatCount } from '#src/web/ui/format/number.ts';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { Loading } from '#src/web/ui/skeleton-shapes.tsx';
import type { Availability } from '../../availability.ts';
import { stepsBudget } from '../../steps-budget.ts';
import { availabilityQuery } from '../queries.ts';
import { counted } from '../words.ts';
import { DeepExploreWeek } from './deep-explore-week.tsx';
import { SynthesizeWeek } from './synthesize-week.tsx';

/** What to do with a week that has no insights: one thing, said plainly. */
export function SuggestedAction({ week, sourceId }: { week: Day; sourceId: string | undefined }) {
  const { organization, isAdmin } = useOrganization();
  const { data, error, refetch, isFetching } = useQuery(availabilityQuery(organization.id, week, sourceId));
  if (data === undefined && error !== null)
    return (
      <ErrorState
        title="Error Loading Insights"
        detail={failureOf(error).message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (data === undefined)
    return (
      <Loading label="Looking what there is for this week">
        <Skeleton className="h-38 w-full rounded-box" />
      </Loading>
    );
  const { title, text } = formOf(data);
  return (
    <Card>
      <div className="flex gap-4">
        <div className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-tint text-accent max-md:hidden">
          <Compass aria-hidden="true" size={20} />
        </div>
        <div className="grid gap-1">
          <p className="text-note font-medium text-faint">Suggested action</p>
          <h2 className="text-read font-semibold">{title}</h2>
          <p className="max-w-measure text-ui text-soft">{text}</p>
          {hasAction(data) && (
            <div className="mt-3">
              {isAdmin ? (
                <ActionOf week={week} sourceId={sourceId} availability={data} />
              ) : (
                <p className="text-ui text-faint">An administrator of your organization can do this.</p>
              )}
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Where nothing could be tested at all, a larger budget cannot help. */
const isNothing = ({ suggestedAction, insights }: Availability): boolean =>
  suggestedAction === 'deep_explore' && insights.count === 0;

const canGoFurther = ({ suggestedAction, exploration, synthesis }: Availability): boolean =>
  suggestedAction === 'view_only' &&
  exploration.setsLeft > 0 &&
  exploration.steps < stepsBudget.most &&
  synthesis !== null;

const hasAction = (availability: Availability): boolean =>
  availability.suggestedAction === 'view_only' ? canGoFurther(availability) : !isNothing(availability);

interface ActionProps {
  readonly week: Day;
  readonly sourceId: string | undefined;
  readonly availability: Availability;
}

function ActionOf({ week, sourceId, availability }: ActionProps) {
  const { path } = useOrganization();
  const { suggestedAction, synthesis } = availability;
  if (suggestedAction === 'synthesize' && synthesis !== null) return <SynthesizeWeek {...synthesis} />;
  if ((suggestedAction === 'deep_explore' || canGoFurther(availability)) && synthesis !== null)
    return <DeepExploreWeek week={week} sourceId={synthesis.sourceId} />;
  const steps = suggestedAction === 'deep_explore' ? stepsBudget.most : stepsBudget.usual;
  return (
    <ButtonLink
      tone="primary"
      href={path(
        `/insights/generate?week=${week}&steps=${steps}${sourceId === undefined ? '' : `&source=${sourceId}`}`,
      )}
    >
      Generate Insights
    </ButtonLink>
  );
}

interface Form {
  readonly title: string;
  readonly text: string;
}

/** The four forms of section 4: explore, synthesize, deep explore, view only. */
function formOf(availability: Availability): Form {
  const { suggestedAction, insights, metrics, synthesis, exploration } = availability;
  const tested = formatCount(insights.count);
  switch (suggestedAction) {
    case 'explore':
      return {
        title: 'Explore this week',
        text: 'Nothing was fetched or tested for it yet. A run compares it with the weeks before and keeps what really changed.',
      };
    case 'synthesize':
      return {
        title: 'Synthesize what is there',
        text:
          synthesis === null
            ? insights.count > 0
              ? `A scan of many weeks tested ${tested} segments of this one. A run of its own looks at all of them.`
              : `Data of ${formatCount(metrics.count)} days is here, but it was not analysed yet.`
            : `${tested} segments were tested, but their cards are missing. Making them costs no credits.`,
      };
    case 'deep_explore':
      if (isNothing(availability))
        return {
          title: 'Nothing to do yet',
          text: 'This week could not be tested; above it is said why. More steps would not change that.',
        };
      return {
        title: 'Explore deeper',
        text: `The exploration was shallow: ${tested} segments were tested. A run with the whole budget looks further.`,
      };
    case 'view_only':
      if (exploration.setsLeft > 0)
        return {
          title: 'Look further',
          text: `${tested} segments were tested before the budget of ${counted(exploration.steps, 'step')} ended; ${counted(exploration.setsLeft, 'set')} of segments were not.${canGoFurther(availability) ? ' More steps look further.' : ' No run may take more steps.'}`,
        };
      return {
        title: 'Nothing to do',
        text: `${tested} segments were tested. What there is to know about this week is on this page.`,
      };
  }
}
