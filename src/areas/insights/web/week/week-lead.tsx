import type { Card } from '../../contract.ts';

/** The week in a sentence or two, larger than anything below it. A quiet week is said with the same pride. */
export function WeekLead({ overview, quiet }: { overview: Card; quiet: boolean }) {
  return (
    <div className="max-w-measure">
      {quiet ? (
        <p className="text-head font-semibold text-pretty">{overview.summary}</p>
      ) : (
        <>
          <p className="text-head font-semibold text-pretty">{overview.title}</p>
          <p className="mt-1 text-ui text-soft">{overview.summary}</p>
        </>
      )}
    </div>
  );
}
