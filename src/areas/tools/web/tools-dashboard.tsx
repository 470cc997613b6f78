import { useState } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import { addDays, type Day, dayAt, lastCompleteWeek } from '#src/shared/week.ts';
import { now } from '#src/web/api/clock.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { ToolErrors } from './errors.tsx';
import { PlanningControls } from './planning/planning-controls.tsx';
import { ComeIntoView } from './result/come-into-view.tsx';
import { Response } from './result/response.tsx';
import { ToolButtons } from './tool-buttons.tsx';
import { ToolOptions } from './tool-options.tsx';
import { TreeResult } from './tree/tree-result.tsx';
import { useTools } from './use-tools.ts';

/** What the tools work on, the tools, and what came of the last one. */
export function ToolsDashboard({
  organizationId,
  sources,
}: {
  organizationId: string | undefined;
  sources: readonly Source[];
}) {
  const active = sources.filter(({ status }) => status === 'active');
  const [chosen, setChosen] = useState(() => (active[0] ?? sources[0])?.id);
  const source = sources.find(({ id }) => id === chosen);
  const zone = source?.property?.timeZone ?? 'UTC';
  const monday = lastCompleteWeek(now(), zone);
  const [range, setRange] = useState<{ from: Day; to: Day }>();
  const { from, to } = range ?? { from: monday, to: addDays(monday, 6) };
  const tools = useTools();
  const search = source?.type === 'GSC' ? source : active.find(({ type }) => type === 'GSC');
  const choice = { organizationId, sourceId: source?.id ?? '', searchSourceId: search?.id, from, to };
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
      {source === undefined ? (
        <NoSource />
      ) : (
        <ToolOptions
          sources={sources}
          sourceId={source.id}
          onSource={setChosen}
          from={from}
          to={to}
          today={dayAt(now(), zone)}
          onRange={setRange}
        />
      )}
      <ToolButtons choice={choice} sources={sources} tools={tools} />
      <PlanningControls choice={choice} tools={tools} />
      <ToolErrors errors={tools.errors} />
      {tools.response && (
        <ComeIntoView when={tools.response}>
          <Response result={tools.response} />
        </ComeIntoView>
      )}
      {tools.tree && (
        <ComeIntoView when={tools.tree}>
          <TreeResult result={tools.tree} />
        </ComeIntoView>
      )}
    </div>
  );
}

function NoSource() {
  const { isAdmin, path } = useOrganization();
  return (
    <Notice
      title="No source yet"
      action={
        isAdmin && (
          <ButtonLink size="small" href={path('/sources/add')}>
            Add Source
          </ButtonLink>
        )
      }
    >
      The tools work on the data of a source. Add one first; what it brings shows here.
    </Notice>
  );
}
