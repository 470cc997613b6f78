import { Unplug } from 'lucide-react';
import { useState } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import { Button } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { ConnectGa4Dialog } from '../detail/connect-ga4-dialog.tsx';
import { useAssociateGa4 } from '../detail/use-associate-ga4.ts';

export interface NoPropertyProps {
  readonly source: Source;
  /** The property that the address names. It is offered, not taken: a link alone connects nothing. */
  readonly wanted?: { readonly id: string; readonly name: string };
}

export function NoProperty({ source, wanted }: NoPropertyProps) {
  const [choosing, setChoosing] = useState(false);
  const associate = useAssociateGa4(source.id, () => undefined);
  return (
    <>
      <EmptyState
        title="No GA4 property associated with this source"
        icon={<Unplug aria-hidden="true" size={20} />}
        action={
          <>
            {wanted !== undefined && (
              <Button tone="primary" busy={associate.isPending} onClick={() => associate.mutate(wanted.id)}>
                {`Connect ${wanted.name}`}
              </Button>
            )}
            <Button tone={wanted === undefined ? 'primary' : 'quiet'} onClick={() => setChoosing(true)}>
              {wanted === undefined ? 'Connect GA4' : 'Choose another'}
            </Button>
          </>
        }
      >
        Connect the property that “{source.name}” should read; then its metrics can be mapped.
      </EmptyState>
      {choosing && <ConnectGa4Dialog source={source} onClose={() => setChoosing(false)} />}
    </>
  );
}
