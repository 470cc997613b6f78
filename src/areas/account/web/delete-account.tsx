import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeletionPreview, User } from '#src/areas/account/contract.ts';
import { api, client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { buttonClass } from '#src/web/ui/button-class.ts';
import { Progress } from '#src/web/ui/progress.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { TextSkeleton } from '#src/web/ui/skeleton-shapes.tsx';
import { TypedConfirmDialog } from '#src/web/ui/typed-confirm-dialog.tsx';

/** The way out: first the data, then the end. */
export function DeleteAccount({ user }: { user: User }) {
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    // Known by it to the program, which leads nobody to sign-in meanwhile.
    mutationKey: api.account.remove.mutationKey(),
    mutationFn: () => client.account.remove({ confirmation: user.email }),
    // A new page and not a new screen: nothing of what was loaded may stay in memory.
    onSuccess: () => {
      localStorage.clear();
      sessionStorage.clear();
      location.replace('/goodbye');
    },
  });
  return (
    <>
      <Section
        title="Your data"
        detail="Everything that Weekwise keeps about you and your organizations, in one zip: sources, findings, cards, questions, credits, and the facts behind all numbers."
      >
        <a href="/api/account/export" download className={buttonClass('quiet', 'medium')}>
          Download your data
        </a>
      </Section>
      <Section title="Delete account" detail="Permanently, with all that belongs to you alone.">
        <Button
          onClick={() => {
            remove.reset();
            setAsking(true);
          }}
        >
          Delete account
        </Button>
        <TypedConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          title="Delete your account?"
          phrase={user.email}
          confirmLabel="Delete account"
          busy={remove.isPending}
          error={remove.isError ? failureOf(remove.error).message : undefined}
          onConfirm={() => remove.mutate()}
        >
          <Consequences />
          {remove.isPending && (
            <Progress
              label="Deleting your account"
              percent={undefined}
              step="Giving access back to Google and removing the stored numbers from the disk, which takes some seconds. Leaving this page does not stop it."
            />
          )}
        </TypedConfirmDialog>
      </Section>
    </>
  );
}

function Consequences() {
  const preview = useQuery({ ...api.account.deletion.queryOptions({ input: {} }), staleTime: 0 });
  if (preview.isPending) return <TextSkeleton lines={4} />;
  if (preview.isError) return <p className="text-ui text-danger">{failureOf(preview.error).message}</p>;
  return (
    <div className="grid gap-3 text-ui text-soft">
      <Deleted {...preview.data} />
      <Left {...preview.data} />
      <p>
        Access to Google is given back at once. Backups that were made before keep what they hold until they
        are replaced. This cannot be undone.
      </p>
    </div>
  );
}

const others = (people: number) =>
  people === 1
    ? 'you are alone in it'
    : `${people - 1} ${people === 2 ? 'other loses' : 'others lose'} it too`;

function Deleted({ deleted }: Pick<DeletionPreview, 'deleted'>) {
  if (deleted.length === 0) return null;
  return (
    <div>
      <p className="font-medium text-ink">Deleted whole, because nobody else owns them:</p>
      <ul className="list-disc pl-5">
        {deleted.map(({ name, people }, index) => (
          <li key={index}>
            {name} ({others(people)})
          </li>
        ))}
      </ul>
    </div>
  );
}

function Left({ left }: Pick<DeletionPreview, 'left'>) {
  if (left.length === 0) return null;
  return (
    <div>
      <p className="font-medium text-ink">These go on without you:</p>
      <ul className="list-disc pl-5">
        {left.map(({ name, sources }, index) => (
          <li key={index}>
            {name}
            {sources.length > 0 &&
              `; ${sources.join(', ')} ${sources.length === 1 ? 'stands' : 'stand'} still until somebody connects another Google account`}
          </li>
        ))}
      </ul>
    </div>
  );
}
