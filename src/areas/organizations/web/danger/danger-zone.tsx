import { Section } from '#src/web/ui/section.tsx';
import { CleanupRuns } from './cleanup-runs.tsx';
import { ResetAnalytics } from './reset-analytics.tsx';
import { ScheduleAlarm } from './schedule-alarm.tsx';

/** What mends an organization, and what takes from it. Every deed is in the activity. */
export function DangerZone() {
  return (
    <Section
      title="Danger Zone"
      detail="For when something is stuck or must begin anew. Everything here is noted in the activity."
    >
      <ul className="divide-y divide-line border-y border-line">
        <ScheduleAlarm />
        <CleanupRuns />
        <ResetAnalytics />
      </ul>
    </Section>
  );
}
