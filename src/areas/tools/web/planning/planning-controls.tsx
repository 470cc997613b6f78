import { useQuery } from '@tanstack/react-query';
import { planningAgentId } from '#src/shared/agent-id.ts';
import { creditsForSteps, STEPS_PER_CREDIT } from '#src/shared/credits.ts';
import { client } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { sessionSteps } from '../../session-steps.ts';
import { sessionQuery } from '../queries.ts';
import type { ToolChoice } from '../tool-actions.ts';
import type { Tools } from '../use-tools.ts';
import { SessionBanner } from './session-banner.tsx';

/** Explores weeks question by question: where most is promised, next. */
export function PlanningControls({ choice, tools }: { choice: ToolChoice; tools: Tools }) {
  const { organization, isAdmin } = useOrganization();
  const session = useQuery(sessionQuery(organization.id)).data?.session ?? null;
  const agentId = planningAgentId(organization.id);
  const busyElsewhere = (label: string) =>
    tools.running !== undefined && tools.running !== label ? 'Another tool is at work' : undefined;
  const admin = choice.organizationId === undefined ? 'Select an organization first' : undefined;
  const source = choice.sourceId === '' ? 'Add a source first' : undefined;
  const writes = admin ?? source ?? (isAdmin ? undefined : 'Admin access required');
  const needsSession = session === null ? 'Start a session first' : undefined;
  const button = (label: string, against: string | undefined, work: () => Promise<unknown>, name = label) => (
    <Button
      tone={label === 'Start Planning Agent' ? 'primary' : 'quiet'}
      busy={tools.running === label}
      disabledReason={against ?? busyElsewhere(label)}
      onClick={() => tools.run({ label, work })}
    >
      {name}
    </Button>
  );
  return (
    <Section
      title="PlanningAgent Controls"
      detail={`A session asks one question a tick, best first, and keeps the false discovery rate over all of them. It ends after ${sessionSteps.usual} ticks at the latest, which cost at most ${creditsForSteps(sessionSteps.usual)} credits: one for every ${STEPS_PER_CREDIT}.`}
    >
      <div className="grid gap-4">
        {session && <SessionBanner session={session} />}
        <div className="flex flex-wrap gap-2">
          {button(
            'Start Planning Agent',
            writes,
            () =>
              client.tools.startPlanning({
                agentId,
                sourceId: choice.sourceId,
                startDate: choice.from,
                endDate: choice.to,
              }),
            session?.status === 'active' ? 'Restart Session' : undefined,
          )}
          {button('Execute Tick', needsSession ?? writes, () => client.tools.planningTick({ agentId }))}
          {button('Auto-Run to Completion', needsSession ?? writes, () =>
            client.tools.planningAutoRun({ agentId }),
          )}
          {button('Get Status', needsSession ?? admin, () => client.tools.planningStatus({ agentId }))}
        </div>
      </div>
    </Section>
  );
}
