import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Mapping, MappingChoice, MappingRole, Source } from '#src/areas/sources/contract.ts';
import { client } from '#src/web/api/client.ts';
import { failureOf } from '#src/web/api/error.ts';
import { Button } from '#src/web/ui/button.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { formatWeek } from '#src/web/ui/format/date.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { isRequired, mappingGaps } from '../../mapping-gaps.ts';
import { useSourceChanged } from '../use-source-changed.ts';
import { MappingRoleField } from './mapping-role-field.tsx';
import { mappingRoles } from './mapping-words.ts';

export interface MappingFormProps {
  readonly source: Source;
  /** As saved; empty while the source is a draft. */
  readonly saved: Mapping;
  readonly offer: {
    readonly week: string;
    readonly choices: Partial<Record<MappingRole, MappingChoice[]>>;
    readonly suggested: Mapping;
    readonly currency: string | null;
  };
  readonly cancelHref: string;
  readonly onSaved: () => void;
}

export function MappingForm({ source, saved, offer, cancelHref, onSaved }: MappingFormProps) {
  const [mapping, setMapping] = useState<Mapping>(() =>
    Object.keys(saved).length > 0 ? saved : offer.suggested,
  );
  const [tried, setTried] = useState(false);
  const sourceChanged = useSourceChanged();
  const save = useMutation({
    mutationFn: () => client.sources.saveMapping({ sourceId: source.id, mapping }),
    onSuccess: async (answer) => {
      await sourceChanged(answer.source);
      onSaved();
    },
  });
  const gaps = mappingGaps(mapping);
  const complete = Object.keys(gaps).length === 0;
  const failure = save.isError ? failureOf(save.error) : undefined;

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (complete) save.mutate();
        else event.currentTarget.querySelector<HTMLElement>('input:not(:checked)')?.focus();
      }}
    >
      <p className="border-b border-line pr-3 pb-2 text-right text-note text-faint max-md:pr-0">
        Last week, {formatWeek(offer.week)}
      </p>
      <div className="divide-y divide-line border-b border-line">
        {mappingRoles.map(({ role, name, about }) => (
          <MappingRoleField
            key={role}
            name={name}
            about={about}
            required={isRequired(role)}
            choices={offer.choices[role] ?? []}
            currency={offer.currency}
            value={mapping[role]}
            suggested={offer.suggested[role]}
            error={(tried ? gaps[role] : undefined) ?? failure?.fields[`mapping.${role}`]}
            onChange={(metric) => setMapping((now) => withRole(now, role, metric))}
          />
        ))}
      </div>
      <div className="mt-6 grid gap-4">
        {failure !== undefined && <Notice tone="danger">{failure.message}</Notice>}
        <div className="flex gap-2 max-md:flex-col">
          <Button type="submit" tone="primary" busy={save.isPending || save.isSuccess} busyLabel="Saving">
            {source.status === 'draft' ? 'Save and activate' : 'Save mapping'}
          </Button>
          <ButtonLink href={cancelHref}>Cancel</ButtonLink>
        </div>
      </div>
    </form>
  );
}

function withRole(mapping: Mapping, role: MappingRole, metric: string | undefined): Mapping {
  const { [role]: _, ...rest } = mapping;
  return metric === undefined ? rest : { ...rest, [role]: metric };
}
