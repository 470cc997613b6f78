import { useQuery } from '@tanstack/react-query';
import type { Source } from '#src/areas/sources/contract.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { latestInvocationQuery } from './queries.ts';
import { synthOf } from './synth-of.ts';
import { SYNTH, type ToolAction, type ToolChoice, toolActions, weekStartOf } from './tool-actions.ts';
import type { Tools } from './use-tools.ts';

const groups = ['Insights', 'Plans and synthesis', 'Search queries'] as const;

export function ToolButtons({
  choice,
  sources,
  tools,
}: {
  choice: ToolChoice;
  sources: readonly Source[];
  tools: Tools;
}) {
  const { isAdmin, organization } = useOrganization();
  const week = weekStartOf(choice);
  const latest = useQuery({
    ...latestInvocationQuery(organization.id, choice.sourceId, week),
    enabled: choice.sourceId !== '',
  });
  const synth = synthOf(latest.data, { sourceId: choice.sourceId, week }, sources);
  const told = (action: ToolAction) => (action.label === SYNTH && synth) || action;
  return (
    <>
      {groups.map((group) => (
        <Section key={group} title={group}>
          <ul className="grid gap-x-6 gap-y-4 md:grid-cols-2 lg:grid-cols-3">
            {toolActions
              .filter((action) => action.group === group)
              .map((action) => (
                <li key={action.label} className="grid min-w-0 content-start gap-1">
                  <Button
                    className="w-full"
                    busy={tools.running === action.label}
                    disabledReason={reasonAgainst(action, choice, isAdmin, tools.running)}
                    onClick={() =>
                      tools.run({
                        label: action.label,
                        shows: action.shows,
                        work: () => action.run(choice),
                      })
                    }
                  >
                    {told(action).label}
                  </Button>
                  <p className="text-note text-faint">{told(action).about}</p>
                </li>
              ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function reasonAgainst(
  { label, forAdmins, needsSearch }: ToolAction,
  { organizationId, sourceId, searchSourceId }: ToolChoice,
  isAdmin: boolean,
  running: string | undefined,
): string | undefined {
  if (organizationId === undefined) return 'Select an organization first';
  if (sourceId === '') return 'Add a source first';
  if (forAdmins && !isAdmin) return 'Admin access required';
  if (needsSearch && searchSourceId === undefined) return 'Add a Search Console source first';
  return running !== undefined && running !== label ? 'Another tool is at work' : undefined;
}
