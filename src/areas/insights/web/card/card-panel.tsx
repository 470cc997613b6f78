import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { Day } from '#src/shared/week.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { IconButton } from '#src/web/ui/icon-button.tsx';
import { SidePanel } from '#src/web/ui/side-panel.tsx';
import type { Card } from '../../contract.ts';
import { evidenceQuery, sourcesQuery } from '../queries.ts';
import { sourceNames } from '../week/week-sources.ts';
import { CardHead } from './card-head.tsx';
import { CardProof, type CardProofProps, type Proof } from './card-proof.tsx';
import { CardUnavailable } from './card-unavailable.tsx';
import { CopyCard } from './copy-card.tsx';
import { goneReason } from './gone-reason.ts';
import { OfAnotherWeek } from './of-another-week.tsx';
import { PlainCard } from './plain-card.tsx';
import { ProofSkeleton } from './proof-skeleton.tsx';

export interface CardPanelProps {
  readonly cardId: string;
  /** The Monday of the page, and how many insights it has. */
  readonly week: Day;
  readonly insights: number;
  /** The card as the list knows it; undefined while the list loads, or when the address names a card elsewhere. */
  readonly listed: Card | undefined;
  readonly place: string | undefined;
  readonly onClose: () => void;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** A card with all that stands behind it. What the list knows shows at once; the proof follows. */
export function CardPanel(props: CardPanelProps) {
  const { cardId, week, insights, listed, place, onClose, onPrevious, onNext } = props;
  const isInsight = listed === undefined || listed.card_type === 'insight';
  const proof = useQuery({ ...evidenceQuery(cardId), enabled: isInsight });
  const card = listed ?? proof.data?.card;
  const { organization } = useOrganization();
  const names = sourceNames(useQuery(sourcesQuery(organization.id)).data ?? []);
  // Known from before and gone since: a newer run of the week ended while it was open.
  const isUnavailable =
    proof.error !== null && (proof.data === undefined || goneReason(proof.error, cardId) !== undefined);
  const shown = isUnavailable && listed === undefined ? undefined : card;
  return (
    <SidePanel
      label={place === undefined ? 'Insight' : `Insight ${place}`}
      onClose={onClose}
      toolbar={
        <>
          {shown !== undefined && <CopyCard card={shown} evidence={proof.data?.evidence} />}
          <Step label="Previous insight" shortcut="k" icon={ChevronUp} go={onPrevious} />
          <Step label="Next insight" shortcut="j" icon={ChevronDown} go={onNext} />
        </>
      }
    >
      {/* Another card is another text: it starts at its top. */}
      <div key={cardId} className="grid gap-8">
        {shown !== undefined && shown.time_frame_start !== week && <OfAnotherWeek card={shown} />}
        {shown !== undefined &&
          (isInsight ? (
            <CardHead card={shown} source={names.get(shown.source_id)} />
          ) : (
            <PlainCard card={shown} />
          ))}
        {isInsight && !isUnavailable && (
          <Unhurried
            card={card}
            proof={proof.data}
            running={proof.isFetching}
            onRunAgain={() => void proof.refetch()}
          />
        )}
        {isUnavailable && (
          <CardUnavailable
            error={proof.error}
            cardId={cardId}
            week={week}
            insights={insights}
            retrying={proof.isFetching}
            onRetry={() => void proof.refetch()}
            onClose={onClose}
          />
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
