import { Check } from 'lucide-react';
import { useState } from 'react';
import type { NeedsAuth } from '#src/areas/sources/google-account.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { TextLink } from '#src/web/ui/text-link.tsx';
import { Toggle } from '#src/web/ui/toggle.tsx';
import { ConnectGoogleLink } from './connect-google-link.tsx';

interface Words {
  readonly button: string;
  readonly reasons: Record<NeedsAuth['reason'], string>;
  readonly other: { readonly label: string; readonly hint: string };
}

const words: Record<'analytics' | 'search-console', Words> = {
  analytics: {
    button: 'Connect Google Analytics',
    reasons: {
      never_connected: 'Google asks you once whether Weekwise may read your Analytics reports.',
      revoked:
        'Google no longer accepts the connection you gave: it was withdrawn, or it lapsed. Connect again to go on; nothing that was read is lost.',
      scope_missing:
        'The connected account did not allow reading Analytics. Connect again and leave the box for Google Analytics ticked.',
    },
    other: {
      label: 'Search Console in the same step',
      hint: 'Google then asks about both at once. You can also add it later.',
    },
  },
  'search-console': {
    button: 'Connect Search Console',
    reasons: {
      never_connected: 'Google asks you once whether Weekwise may read your Search Console figures.',
      revoked:
        'Google no longer accepts the connection you gave: it was withdrawn, or it lapsed. Connect again to go on; nothing that was read is lost.',
      scope_missing:
        'The connected account has not allowed reading Search Console. Connect it and leave the box for Search Console ticked; what it allowed before stays.',
    },
    other: {
      label: 'Google Analytics in the same step',
      hint: 'Google then asks about both at once. You can also add it later.',
    },
  },
};

const promises = [
  'Read-only: Weekwise cannot change anything in your property',
  'The key to it is kept encrypted and never leaves this server',
  'You can withdraw it at any time in your Google account',
] as const;

export interface ConnectStepProps {
  readonly reason: NeedsAuth['reason'];
  readonly service?: 'analytics' | 'search-console';
  readonly back: string;
}

/** Asks for the connection to one service, or to both at once for those who want that. */
export function ConnectStep({ reason, service = 'analytics', back }: ConnectStepProps) {
  const { organization, path } = useOrganization();
  const [both, setBoth] = useState(false);
  const { button, reasons, other } = words[service];
  return (
    <section className="grid gap-5">
      <h2 className="text-head font-semibold">Connect your Google account</h2>
      <p className="text-read text-soft">{reasons[reason]}</p>
      <ul className="grid gap-2">
        {promises.map((promise) => (
          <li key={promise} className="flex gap-2.5 text-ui">
            <Check aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-accent" />
            {promise}
          </li>
        ))}
      </ul>
      <Toggle label={other.label} hint={other.hint} checked={both} onChange={setBoth} />
      <div className="mt-2">
        <ConnectGoogleLink
          organizationId={organization.id}
          back={back}
          service={both ? 'both' : service}
          tone="primary"
        >
          {button}
        </ConnectGoogleLink>
      </div>
      <p className="text-ui text-soft">
        No access to a Google account with data?{' '}
        <TextLink href={path('/sources/add/file')}>Import exported files</TextLink>
      </p>
    </section>
  );
}
