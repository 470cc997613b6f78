import { useState } from 'react';
import { BarList } from '#src/web/ui/bar-list.tsx';
import { Tabs } from '#src/web/ui/tabs.tsx';
import type { Evidence } from '../../evidence.ts';
import { shownUnit } from '../shown-unit.ts';
import { labelOf, memberLabel } from '../words.ts';
import { attributionSentence } from './attribution-sentence.ts';
import { ProofPart } from './proof-part.tsx';
import { tellingFirst } from './telling-first.ts';

type Attribution = Evidence['attributions'][number];

const idOf = ({ method, dimension }: Attribution) => `${method}-${dimension ?? ''}`;

/** Why: the change taken apart along one dimension after the other. The parts, with the rest, make the whole. */
export function Why({ evidence }: { evidence: Evidence }) {
  const attributions = tellingFirst(evidence.attributions);
  const [selected, setSelected] = useState(idOf(attributions[0] as Attribution));
  const shown = attributions.find((one) => idOf(one) === selected) ?? (attributions[0] as Attribution);
  return (
    <ProofPart title="Why">
      <Tabs
        label="Taken apart by"
        tabs={attributions.map((one) => ({ id: idOf(one), label: one.dimensionLabel }))}
        selected={idOf(shown)}
        onSelect={setSelected}
      >
        <div className="-mt-2 grid gap-3">
          <p className="text-ui text-soft">{attributionSentence(shown)}</p>
          <BarList
            caption={`The change by ${shown.dimensionLabel.toLowerCase()}`}
            items={shown.contributions.map(({ member, change, remainder }) => ({
              label: shown.method === 'chain' && !remainder ? labelOf(member) : memberLabel(member),
              value: change,
              remainder,
            }))}
            unit={shownUnit(evidence)}
            {...(evidence.currency !== null && { currency: evidence.currency })}
            signed
            desired={evidence.desired}
            totalLabel="Whole change"
          />
        </div>
      </Tabs>
    </ProofPart>
  );
}
