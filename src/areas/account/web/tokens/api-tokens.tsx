import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { Organization } from '#src/areas/organizations/contract.ts';
import { api } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import { membershipsQuery } from '#src/web/api/session.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { Loading, TableSkeleton } from '#src/web/ui/skeleton-shapes.tsx';
import { TextLink } from '#src/web/ui/text-link.tsx';
import { NewToken } from './new-token.tsx';
import { TokenTable } from './token-table.tsx';

/** Keys for programs: scripts, and assistants that speak the Model Context Protocol. */
export function ApiTokens({ userId }: { userId: string }) {
  const [making, setMaking] = useState(false);
  const tokens = useQuery(api.account.tokens.queryOptions({ input: {} }));
  const memberships = useQuery(membershipsQuery).data ?? [];
  const organizations = toldApart(memberships.map(({ organization }) => organization));
  return (
    <Section
      title="API tokens"
      detail={
        <>
          A program with a token sees what you see in one organization, no more. It can read insights and
          facts, and with write scope also generate and ask. What it can call is in the{' '}
          <TextLink href="/user/api-reference">API reference</TextLink>.
        </>
      }
      actions={
        <Button
          icon={<KeyRound aria-hidden="true" size={16} />}
          disabledReason={organizations.length === 0 ? 'You belong to no organization yet' : undefined}
          onClick={() => setMaking(true)}
        >
          New token
        </Button>
      }
    >
      {tokens.isPending && (
        <Loading label="Loading tokens">
          <TableSkeleton rows={2} columns={5} />
        </Loading>
      )}
      {tokens.isError && (
        <ErrorState title="The tokens could not be loaded" onRetry={() => void tokens.refetch()}>
          {failureOf(tokens.error).message}
        </ErrorState>
      )}
      {tokens.data && <TokenTable tokens={tokens.data.tokens} organizations={organizations} />}
      <NewToken
        open={making}
        onClose={() => setMaking(false)}
        userId={userId}
        organizations={organizations}
      />
    </Section>
  );
}

/** Two of one name carry their addresses: a program must not get the wrong one. */
function toldApart(organizations: readonly Organization[]): Organization[] {
  return organizations.map((one) => {
    const alike = organizations.some(({ id, name }) => id !== one.id && name === one.name);
    return alike ? { ...one, name: `${one.name} (/${one.slug})` } : one;
  });
}
