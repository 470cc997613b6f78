import { Notice, type NoticeTone } from '#src/web/ui/notice.tsx';

interface Told {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text: string;
}

/** What comes back from Google as ?google=…: what happened, and what to do. */
const outcomes: Readonly<Record<string, Told>> = {
  denied: {
    tone: 'caution',
    title: 'Google Analytics was not connected',
    text: 'Access was declined on Google’s page, so nothing was shared. Weekwise only ever reads; connect again when you are ready.',
  },
  scope_missing: {
    tone: 'caution',
    title: 'One permission was left out',
    text: 'The box for Google Analytics was not ticked on Google’s page. Connect again and leave it ticked.',
  },
  expired: {
    tone: 'caution',
    title: 'The connection was not completed in time',
    text: 'Google’s answer came too late, or belongs to another window. Nothing was changed; connect again.',
  },
  failed: {
    tone: 'danger',
    title: 'Google did not complete the connection',
    text: 'Nothing was changed. Please connect again; if it fails repeatedly, wait a few minutes.',
  },
};

/** Says how connecting ended, unless it went well: then what comes next says so. */
export function ConnectOutcome({ outcome }: { outcome: string | undefined }) {
  if (outcome === undefined || outcome === 'connected') return null;
  const told = outcomes[outcome] ?? outcomes['failed'];
  return (
    told && (
      <Notice tone={told.tone} title={told.title}>
        {told.text}
      </Notice>
    )
  );
}
