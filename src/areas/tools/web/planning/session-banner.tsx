import type { PlanningStatus } from '#src/areas/tools/planning-contract.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { Progress } from '#src/web/ui/progress.tsx';

/** Which session the agent works on, and how far it is. */
export function SessionBanner({ session }: { session: PlanningStatus }) {
  const { counts, autoRunning, endedReason, failure, lastTick, status } = session;
  return (
    <Notice
      tone={failure === null ? 'live' : 'caution'}
      title={status === 'active' ? 'Active session' : 'Session ended'}
    >
      <dl className="grid gap-x-4 md:grid-cols-[auto_minmax(0,1fr)]">
        <dt>Session ID</dt>
        <dd className="font-mono text-note leading-5 [overflow-wrap:anywhere]">{session.sessionId}</dd>
        <dt>Agent ID</dt>
        <dd className="font-mono text-note leading-5 [overflow-wrap:anywhere]">{session.agentId}</dd>
      </dl>
      <p className="mt-2">
        {counts.ticks} of {counts.stepsBudget} ticks, {counts.tests} of {counts.possibleTests} tests,{' '}
        {counts.findings} {counts.findings === 1 ? 'finding' : 'findings'}. {failure ?? endedReason}
      </p>
      {autoRunning && (
        <div className="mt-2">
          <Progress
            label="Going on by itself"
            percent={(100 * counts.ticks) / counts.stepsBudget}
            step={lastTick?.title}
          />
        </div>
      )}
    </Notice>
  );
}
