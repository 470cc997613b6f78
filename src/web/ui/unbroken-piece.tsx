import type { ReactNode } from 'react';
import { CHANCE_MEANS, saidChance } from '#src/web/ui/said-chance.ts';
import { Tooltip } from '#src/web/ui/tooltip.tsx';

/** What stands in one line; of a q-value it is told what it is. */
export function UnbrokenPiece({ children: text }: { children: string }): ReactNode {
  const chance = saidChance(text);
  if (chance === undefined) return <span className="whitespace-nowrap">{text}</span>;
  return (
    <Tooltip text={CHANCE_MEANS}>
      {(target) => (
        <button
          type="button"
          {...target}
          className="inline cursor-help rounded-control whitespace-nowrap underline decoration-current/40 decoration-dotted underline-offset-3"
        >
          {chance}
        </button>
      )}
    </Tooltip>
  );
}
