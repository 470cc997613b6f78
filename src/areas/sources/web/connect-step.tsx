import { Check } from 'lucide-react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { ConnectGoogleLink } from './connect-google-link.tsx';

const reasons = {
  never_connected: 'Google asks you once whether Weekwise may read your Analytics reports.',
  revoked:
    'Google no longer accepts the connection you gave: it was withdrawn, or it lapsed. Connect again to go on; nothing that was read is lost.',
  scope_missing:
    'The connected account did not allow reading Analytics. Connect again and leave the box for Google Analytics ticked.',
} as const;

const promises = [
  'Read-only: Weekwise cannot change anything in your property',
  'The key to it is kept encrypted and never leaves this server',
  'You can withdraw it at any time in your Google account',
] as const;

export function ConnectStep({ reason, back }: { reason: keyof typeof reasons; back: string }) {
  const { organization } = useOrganization();
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
      <div className="mt-2">
        <ConnectGoogleLink organizationId={organization.id} back={back} tone="primary">
          Connect Google Analytics
        </ConnectGoogleLink>
      </div>
    </section>
  );
}
