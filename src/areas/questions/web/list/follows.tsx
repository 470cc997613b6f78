import { CornerDownRight } from 'lucide-react';
import type { Question } from '../../contract.ts';

/** What a follow-up goes on from: "why?" by itself says nothing. */
export function Follows({ previous }: { previous: Question | undefined }) {
  if (previous === undefined) return null;
  return (
    <p className="mb-0.5 flex items-center gap-1 text-note text-faint">
      <CornerDownRight aria-hidden="true" size={12} className="shrink-0" />
      <span className="truncate">Follows “{previous.questionText}”</span>
    </p>
  );
}
