import type { CardFeedback, RelatedCard } from '../../card-feedback.ts';
import type { Card } from '../../contract.ts';
import type { Evidence } from '../../evidence.ts';
import { AlsoMoved } from './also-moved.tsx';
import { CorrectionNotice } from './correction-notice.tsx';
import { DataQuality } from './data-quality.tsx';
import { DaysOfWeek } from './days-of-week.tsx';
import { Effect } from './effect.tsx';
import { HowSure } from './how-sure.tsx';
import { KnownEvents } from './known-events.tsx';
import { NextSteps } from './next-steps.tsx';
import { QueryProof } from './query-proof.tsx';
import { RelatedInsights } from './related-insights.tsx';
import { SeenElsewhere } from './seen-elsewhere.tsx';
import { SegmentPath } from './segment-path.tsx';
import { WasItUseful } from './was-it-useful.tsx';
import { WeeksChart } from './weeks-chart.tsx';
import { Why } from './why.tsx';

export interface Proof {
  readonly evidence: Evidence;
  readonly related: readonly RelatedCard[];
  readonly feedback: CardFeedback | null;
}

export interface CardProofProps {
  readonly card: Card;
  readonly proof: Proof;
  readonly running: boolean;
  readonly onRunAgain: () => void;
}

/** What stands behind a card, in the order that a reader asks: how much, since when, why, what to do, how sure, from what. */
export function CardProof({ card, proof, running, onRunAgain }: CardProofProps) {
  const { evidence, related, feedback } = proof;
  return (
    <>
      {evidence.restatement !== null && (
        <CorrectionNotice evidence={evidence} restatement={evidence.restatement} />
      )}
      <Effect evidence={evidence} />
      <SegmentPath segment={evidence.segment} />
      <WeeksChart evidence={evidence} card={card} />
      {evidence.days.length > 0 && <DaysOfWeek evidence={evidence} />}
      {evidence.attributions.length > 0 && <Why evidence={evidence} />}
      <KnownEvents evidence={evidence} />
      <NextSteps payload={card.payload} />
      {evidence.companions.length > 0 && <AlsoMoved evidence={evidence} />}
      {evidence.elsewhere.length > 0 && <SeenElsewhere evidence={evidence} />}
      <HowSure evidence={evidence} />
      <DataQuality guards={evidence.guards} marks={evidence.marks} />
      {related.length > 0 && <RelatedInsights related={related} />}
      {evidence.query.sql !== '' && (
        <QueryProof
          query={evidence.query}
          week={card.time_frame_start}
          running={running}
          onRunAgain={onRunAgain}
        />
      )}
      <WasItUseful cardId={card.id} feedback={feedback} />
    </>
  );
}
