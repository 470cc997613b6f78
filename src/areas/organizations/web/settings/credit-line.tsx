import { useQuery } from '@tanstack/react-query';
import { api } from '#src/web/api/client.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { failureOf } from '#src/web/api/error.ts';
import { formatCount } from '#src/web/ui/format/number.ts';
import { Progress } from '#src/web/ui/progress.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';

/** What is left of this month's allowance. */
export function CreditLine() {
  const { organization } = useOrganization();
  const credits = useQuery(
    api.organizations.credits.queryOptions({ input: { organizationId: organization.id } }),
  );
  if (credits.isPending) return <Skeleton className="h-10 max-w-measure" />;
  if (credits.isError) return <p className="text-ui text-danger">{failureOf(credits.error).message}</p>;
  const { creditsRemaining: left, creditsMonthly: monthly } = credits.data;
  if (left === null || monthly === null)
    return <p className="text-ui">Unlimited: this installation does not count credits.</p>;
  return (
    <div className="grid max-w-measure gap-2">
      <p className="text-ui">
        {formatCount(left)} of {formatCount(monthly)} credits left this month
      </p>
      <Progress label="Credits left" percent={monthly === 0 ? 0 : (100 * left) / monthly} />
    </div>
  );
}
