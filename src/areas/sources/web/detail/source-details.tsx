import { lazy, Suspense, useState } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { formatDateTime } from '#src/web/ui/format/instant.ts';
import { Section } from '#src/web/ui/section.tsx';
import { Skeleton } from '#src/web/ui/skeleton.tsx';
import { TextLink } from '#src/web/ui/text-link.tsx';
import { priorityWords, shortAddress, typeWords } from '../source-words.tsx';
import { Fact, Facts } from './facts.tsx';

/** Forms bring a library that reading needs not wait for. */
const EditSourceForm = lazy(async () => ({
  default: (await import('./edit-source-form.tsx')).EditSourceForm,
}));

export function SourceDetails({ source }: { source: Source }) {
  const { isAdmin } = useOrganization();
  const [editing, setEditing] = useState(false);
  if (editing) {
    return (
      <Section title="Details">
        <Suspense fallback={<Skeleton className="h-72 max-w-measure" />}>
          <EditSourceForm source={source} onDone={() => setEditing(false)} />
        </Suspense>
      </Section>
    );
  }
  return (
    <Section
      title="Details"
      actions={
        isAdmin && (
          <Button size="small" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      <Facts>
        <Fact term="Name">{source.name}</Fact>
        <Fact term="Website">
          {source.url === null ? (
            <span className="text-faint">None</span>
          ) : (
            <TextLink href={source.url} target="_blank" rel="noreferrer">
              {shortAddress(source.url)}
            </TextLink>
          )}
        </Fact>
        <Fact term="Description">{source.description ?? <span className="text-faint">None</span>}</Fact>
        <Fact term="Type">{typeWords[source.type]}</Fact>
        <Fact term="Priority">{priorityWords(source.priority)}</Fact>
        <Fact term="Added">{formatDateTime(source.createdAt)}</Fact>
      </Facts>
    </Section>
  );
}
