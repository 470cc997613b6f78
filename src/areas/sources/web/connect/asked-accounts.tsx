import type { AccountSeen } from '#src/areas/sources/google-account.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { type AskedService, ConnectGoogleLink } from './connect-google-link.tsx';

export interface AskedAccountsProps {
  readonly accounts: readonly AccountSeen[];
  readonly service: AskedService;
  /** Where to come back to from connecting one again. */
  readonly back: string;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

const propertiesWords = (count: number | null) =>
  count === null
    ? 'an unknown number of properties'
    : count === 0
      ? 'no property'
      : count === 1
        ? 'one property'
        : `${count} properties`;

/** Which Google accounts were asked: how many properties each sees, or why it gave none and what mends that. */
export function AskedAccounts({ accounts, service, back, onRetry, retrying }: AskedAccountsProps) {
  const { organization } = useOrganization();
  const answered = accounts.filter(({ failure }) => failure === null);
  const failed = accounts.filter(({ failure }) => failure !== null);
  return (
    <div className="grid gap-3">
      {answered.length > 0 && <p className="text-ui wrap-anywhere text-soft">{foundSentence(answered)}</p>}
      {failed.map(({ email, failure }) => (
        <Notice key={email} tone="caution" title={`${email} could not be asked`}>
          <p>{failure?.message}</p>
          <div className="mt-3">
            {failure?.mend === 'connect' ? (
              <ConnectGoogleLink organizationId={organization.id} back={back} service={service}>
                Connect again
              </ConnectGoogleLink>
            ) : (
              <Button size="small" busy={retrying} onClick={onRetry}>
                Try Again
              </Button>
            )}
          </div>
        </Notice>
      ))}
    </div>
  );
}

/** "Found with owner@example.test: 2 properties; with shop@example.test: no property." */
function foundSentence(answered: readonly AccountSeen[]): string {
  const each = answered.map(({ email, count }) => `with ${email}: ${propertiesWords(count)}`);
  return `Found ${each.join('; ')}.`;
}
