import type { Card } from '../../contract.ts';
import { counted } from '../words.ts';

/** Whether anything changed, in a sentence larger than anything below it. A quiet week is said with the same pride. */
export function WeekLead({ overview, changes }: { overview: Card; changes: number }) {
  if (changes === 0)
    return <p className="max-w-measure text-head font-semibold text-pretty">{overview.summary}</p>;
  return (
    <div className="max-w-measure">
      <p className="text-head font-semibold text-pretty">
        {changes === 1 ? 'One real change this week.' : `${counted(changes, 'real change')} this week.`}
      </p>
      <p className="mt-1 text-ui text-soft">{overview.summary}</p>
    </div>
  );
}
