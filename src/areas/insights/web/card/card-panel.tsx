import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useDeferredValue } from 'react';
import { failureOf } from '#src/web/api/error.ts';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { ErrorState } from '#src/web/ui/error-state.tsx';
import { IconButton } from '#src/web/ui/icon-button.tsx';
import { SidePanel } from '#src/web/ui/side-panel.tsx';
import type { Card } from '../../contract.ts';
import { evidenceQuery } from '../queries.ts';
import { CardHead } from './card-head.tsx';
import { CardProof, type CardProofProps, type Proof } from './card-proof.tsx';
import { CopyCard } from './copy-card.tsx';
import { PlainCard } from './plain-card.tsx';
import { ProofSkeleton } from './proof-skeleton.tsx';

export interface CardPanelProps {
  readonly cardId: string;
  /** The card as the list knows it; undefined while the list loads, or when the address names a card elsewhere. */
  readonly listed: Card | undefined;
  readonly place: string | undefined;
  readonly onClose: () => void;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** A card with all that stands behind it. What the list knows shows at once; the proof follows. */
export function CardPanel({ cardId, listed, place, onClose, onPrevious, onNext }: CardPanelProps) {
  const isInsight = listed === undefined || listed.card_type === 'insight';
  const proof = useQuery({ ...evidenceQuery(cardId), enabled: isInsight });
  const card = listed ?? proof.data?.card;
  return (
    <SidePanel
      label={place === undefined ? 'Insight' : `Insight ${place}`}
      onClose={onClose}
      toolbar={
        <>
          {card !== undefined && <CopyCard card={card} evidence={proof.data?.evidence} />}
          <Step label="Previous insight" shortcut="k" icon={ChevronUp} go={onPrevious} />
          <Step label="Next insight" shortcut="j" icon={ChevronDown} go={onNext} />
        </>
      }
    >
      {/* Another card is another text: it starts at its top. */}
      <div key={cardId} className="grid gap-8">
        {card !== undefined && (isInsight ? <CardHead card={card} /> : <PlainCard card={card} />)}
        {isInsight && (proof.data !== undefined || proof.error === null) && (
          <Unhurried
            card={card}
            proof={proof.data}
            running={proof.isFetching}
            onRunAgain={() => void proof.refetch()}
          />
        )}
        {proof.error !== null && proof.data === undefined && (
          <Failed error={proof.error} retrying={proof.isFetching} onRetry={() => void proof.refetch()} />
        )}
      </div>
    </SidePanel>
  );
}

interface UnhurriedProps extends Omit<CardProofProps, 'card' | 'proof'> {
  readonly card: Card | undefined;
  readonly proof: Proof | undefined;
}

/** The proof is drawn after the frame that answers the press, and gives way to the next press while it is drawn. */
function Unhurried({ card, proof, ...rest }: UnhurriedProps) {
  const ready = useDeferredValue(proof, undefined);
  if (card === undefined || ready === undefined) return <ProofSkeleton headless={card === undefined} />;
  return <CardProof card={card} proof={ready} {...rest} />;
}

function Failed({ error, retrying, onRetry }: { error: unknown; retrying: boolean; onRetry: () => void }) {
  const { code, message } = failureOf(error);
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT')
    return (
      <EmptyState title="This insight is no longer here">
        A newer run of the week replaced it, or the address is not complete.
      </EmptyState>
    );
  return (
    <ErrorState
      title="The evidence could not be loaded"
      detail={message}
      onRetry={onRetry}
      retrying={retrying}
    >
      The card itself is safe.
    </ErrorState>
  );
}

interface StepProps {
  readonly label: string;
  readonly shortcut: string;
  readonly icon: typeof ChevronUp;
  readonly go: (() => void) | undefined;
}

function Step({ label, shortcut, icon: Icon, go }: StepProps) {
  return (
    <IconButton
      label={label}
      shortcut={shortcut}
      icon={<Icon aria-hidden="true" size={16} />}
      aria-disabled={go === undefined}
      onClick={go}
    />
  );
}
