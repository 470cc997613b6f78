import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureOf } from '#src/web/api/error.ts';
import { BackLink } from '#src/web/ui/back-link.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { SearchField } from '#src/web/ui/search-field.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { Loading, TextSkeleton } from '#src/web/ui/skeleton-shapes.tsx';
import { TextLink } from '#src/web/ui/text-link.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { type OperationGroup, referenceQuery } from './api-document.ts';
import { EndpointEntry } from './endpoint-entry.tsx';

/** Every endpoint for people who write programs, made from the document that the server makes of its contracts. */
export function ReferenceScreen(): ReactNode {
  useTitle('API reference');
  const reference = useQuery(referenceQuery);
  return (
    <>
      <PageHeader
        title="API reference"
        back={<BackLink href="/user/profile">User Profile</BackLink>}
        detail={
          <>
            What the screens do, a program can do too: with a token from your profile, for one organization.
            The same as <TextLink href="/api/openapi.json">OpenAPI document</TextLink>. Assistants use the
            Model Context Protocol at <code className="font-mono text-ui">/mcp</code>.
          </>
        }
      />
      {reference.isPending && (
        <Loading label="Loading the reference">
          <TextSkeleton lines={12} />
        </Loading>
      )}
      {reference.isError && (
        <ErrorState title="The reference could not be loaded" onRetry={() => void reference.refetch()}>
          {failureOf(reference.error).message}
        </ErrorState>
      )}
      {reference.data && <Reference groups={reference.data} />}
    </>
  );
}

function Reference({ groups }: { groups: readonly OperationGroup[] }) {
  const [sought, setSought] = useState('');
  const words = sought.toLowerCase().split(/\s+/);
  const shown = groups
    .map(({ name, operations }) => ({
      name,
      operations: operations.filter(({ method, path, summary }) => {
        const text = `${name} ${method} ${path} ${summary}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ operations }) => operations.length > 0);
  return (
    <div className="grid min-w-0 gap-10">
      <div className="max-w-measure">
        <SearchField
          label="Search endpoints"
          value={sought}
          onChange={setSought}
          placeholder="Path or words"
        />
      </div>
      {shown.length === 0 && <p className="text-ui text-soft">No endpoint matches “{sought}”.</p>}
      {shown.map(({ name, operations }) => (
        <Section key={name} title={name} count={operations.length}>
          <ul className="border-t border-line">
            {operations.map((operation) => (
              <EndpointEntry key={operation.id} operation={operation} />
            ))}
          </ul>
        </Section>
      ))}
      <Section
        title="Failures"
        detail="Every failure has this form: a stable code, a sentence for people and, for a refused input, what is wrong field by field."
      >
        <pre className="overflow-auto rounded-box bg-sunken px-4 py-3 font-mono text-note leading-5 whitespace-pre-wrap">
          {FAILURE}
        </pre>
      </Section>
    </div>
  );
}

const FAILURE = `{
  "defined": false,
  "code": "INVALID_INPUT",
  "status": 400,
  "message": "name: Name required (2+ characters)",
  "data": { "fields": { "name": "Name required (2+ characters)" } }
}`;
