import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { Source } from '#src/areas/sources/contract.ts';
import { now } from '#src/web/api/clock.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { recordOnboarding } from '#src/web/api/onboarding.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';

const route = getRouteApi('/app/$orgSlug/sources/$sourceId');

/** The end of the first setup: on to the first insights, or not yet. */
export function ReadyDialog({ source }: { source: Source }) {
  const { organization, path } = useOrganization();
  const router = useRouter();
  const navigate = route.useNavigate();
  const completed = () => ({
    hasCompletedInitialSetup: true,
    completedAt: new Date(now()).toISOString(),
  });
  const later = () => {
    recordOnboarding(organization.id, completed());
    void navigate({ search: {}, replace: true });
  };
  const generate = () => {
    recordOnboarding(organization.id, { ...completed(), hasGeneratedFirstInsights: true });
    router.history.push(path(''));
  };
  return (
    <Dialog
      open
      onClose={later}
      title="Ready to Generate Your First Insights!"
      footer={
        <>
          <Button onClick={later}>Maybe Later</Button>
          <Button tone="primary" data-start onClick={generate}>
            Generate Insights
          </Button>
        </>
      }
    >
      <p className="text-ui text-soft">
        {source.name} is connected. Weekwise reads the last full week and the weeks before it, tests what
        moved more than usual, and shows you only that.
      </p>
    </Dialog>
  );
}
