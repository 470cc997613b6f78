import { type ReactNode, useState } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';

/** What the list of a form needs: what is chosen, and who reads what already. */
export interface ChosenFromList {
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
  readonly asideOf: (id: string) => ReactNode;
}

export interface ChooseFormProps {
  /** Who was asked, and those that did not answer. */
  readonly accounts: ReactNode;
  /** Chosen to begin with. */
  readonly only: string | undefined;
  /** The sources there are, by the property they read: none is added twice. */
  readonly readers: ReadonlyMap<string | null | undefined, Source>;
  readonly list: (chosen: ChosenFromList) => ReactNode;
  /** Said when nothing was chosen. */
  readonly missing: string;
  readonly submit: { readonly label: string; readonly busyLabel: string };
  readonly creating: boolean;
  readonly onCreate: (id: string) => void;
  /** Instead of the button, for one that is a source already. */
  readonly openLabel: (reader: Source) => string;
  readonly notice?: ReactNode;
  /** Other ways on from here. */
  readonly others: ReactNode;
}

/** Chooses one property of those that a Google account sees, and makes a source of it. */
export function ChooseForm(props: ChooseFormProps) {
  const { accounts, only, readers, list, missing, submit, creating, onCreate, openLabel } = props;
  const { path } = useOrganization();
  const [chosen, setChosen] = useState(only);
  const [missed, setMissed] = useState(false);
  const reader = chosen === undefined ? undefined : readers.get(chosen);
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === undefined) setMissed(true);
        else if (reader === undefined && !creating) onCreate(chosen);
      }}
    >
      <header className="grid gap-1">
        <h2 className="text-head font-semibold">Which property?</h2>
        {accounts}
      </header>
      {reader === undefined && props.notice}
      <div>
        {list({
          value: chosen,
          onChange: (id) => {
            setChosen(id);
            setMissed(false);
          },
          asideOf: (id) => readers.has(id) && <Badge>Already a source</Badge>,
        })}
        <p aria-live="polite" className="text-note font-medium text-danger not-empty:mt-2">
          {missed ? missing : ''}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {reader === undefined || creating ? (
          <Button type="submit" tone="primary" busy={creating} busyLabel={submit.busyLabel}>
            {submit.label}
          </Button>
        ) : (
          <ButtonLink tone="primary" href={path(`/sources/${reader.id}`)}>
            {openLabel(reader)}
          </ButtonLink>
        )}
        {props.others}
      </div>
    </form>
  );
}
