import { connectOutcomes, type ConnectOutcome as Outcome } from '#src/areas/sources/connect-outcome.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Notice, type NoticeTone } from '#src/web/ui/notice.tsx';
import { type AskedService, ConnectGoogleLink } from './connect-google-link.tsx';

interface Told {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text: string;
  /** What to ask Google for to mend it; without it, the page itself offers the way on. */
  readonly mend?: AskedService;
}

/** What comes back from Google as ?google=…: what happened, and what to do. */
const outcomes: Readonly<Record<Exclude<Outcome, 'connected'>, Told>> = {
  denied: {
    tone: 'caution',
    title: 'Google was not connected',
    text: 'Access was declined on Google’s page, so nothing was shared. Weekwise only ever reads; connect again when you are ready.',
  },
  analytics_missing: {
    tone: 'caution',
    title: 'One permission was left out',
    text: 'The box for Google Analytics was not ticked on Google’s page, so its reports cannot be read. Connect again and leave it ticked.',
    mend: 'analytics',
  },
  search_console_missing: {
    tone: 'caution',
    title: 'One permission was left out',
    text: 'The box for Search Console was not ticked on Google’s page, so its figures cannot be read. Connect again and leave it ticked.',
    mend: 'search-console',
  },
  narrower: {
    tone: 'caution',
    title: 'The earlier connection was kept',
    text: 'This time Google allowed less than it did before, and sources here depend on the rest. Connect again and leave both boxes ticked.',
    mend: 'both',
  },
  no_token: {
    tone: 'danger',
    title: 'Google gave no lasting access',
    text: 'Google said yes but sent no key that lasts. An earlier connection stays as it was. Remove Weekwise from the connections of your Google account, then connect again.',
  },
  other_account: {
    tone: 'caution',
    title: 'This Google account cannot read the source',
    text: 'The account is connected now, but Google does not show it the property of this source. Connect the account that had it, or have access given to this one.',
  },
  expired: {
    tone: 'caution',
    title: 'The connection was not completed in time',
    text: 'Google’s answer came too late, or belongs to another window. Nothing was changed; connect again.',
  },
  not_allowed: {
    tone: 'caution',
    title: 'Admin access required',
    text: 'Google accounts are connected by the administrators of the organization. Nothing was changed.',
  },
  failed: {
    tone: 'danger',
    title: 'Google did not complete the connection',
    text: 'Nothing was changed. Please connect again; if it fails repeatedly, wait a few minutes.',
  },
};

const isOutcome = (text: string): text is Outcome => (connectOutcomes as readonly string[]).includes(text);

export interface ConnectOutcomeProps {
  readonly outcome: string | undefined;
  /** Where to come back to from connecting once more; without it no button is offered, because the page has it already. */
  readonly back?: string;
}

/** Says how connecting ended, unless it went well: then what comes next says so. */
export function ConnectOutcome({ outcome, back }: ConnectOutcomeProps) {
  const { organization } = useOrganization();
  if (outcome === undefined || outcome === 'connected') return null;
  const { tone, title, text, mend } =
    outcomes[isOutcome(outcome) && outcome !== 'connected' ? outcome : 'failed'];
  return (
    <Notice tone={tone} title={title}>
      <p>{text}</p>
      {mend !== undefined && back !== undefined && (
        <div className="mt-3">
          <ConnectGoogleLink organizationId={organization.id} back={back} service={mend}>
            Connect again
          </ConnectGoogleLink>
        </div>
      )}
    </Notice>
  );
}
