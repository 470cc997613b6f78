import type { Credits } from '#src/areas/organizations/contract.ts';
import { STEPS_PER_CREDIT } from '#src/shared/credits.ts';
import { counted } from '../words.ts';
import { creditsLine } from './generation-block.ts';

/** What the run costs, where there is one, beside what is there. */
export function CostLine({ cost, credits }: { cost: number | undefined; credits: Credits }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-box bg-sunken px-4 py-3">
      {cost !== undefined && (
        <p className="text-ui">
          <span className="text-soft">Estimated cost </span>
          <span className="figures font-semibold">{counted(cost, 'credit')}</span>
        </p>
      )}
      <p className="figures text-ui text-soft">{creditsLine(credits)}</p>
      <p className="w-full text-note text-faint">
        1 credit buys {STEPS_PER_CREDIT} steps. Steps that are not used are given back.
      </p>
    </div>
  );
}
