import type { Evidence } from '../../evidence.ts';
import { eventDays, eventWords } from '../events/event-words.ts';
import { ProofPart } from './proof-part.tsx';

/** What is known to have happened when the change set in: where to look, and no proof. */
export function KnownEvents({ evidence }: { evidence: Evidence }) {
  const fitting = evidence.events.filter(({ fits }) => fits);
  if (fitting.length === 0) return null;
  return (
    <ProofPart title="Known events">
      <ul className="grid gap-3">
        {fitting.map((event) => (
          <li key={`${event.from} ${event.label}`} className="border-l-2 border-line-strong pl-3 text-ui">
            <span className="wrap-anywhere">
              {event.label}, {eventDays(event)}
            </span>
            <span className="block text-note text-faint">{eventWords[event.type]}</span>
          </li>
        ))}
      </ul>
      <p className="text-note text-faint">
        Possible explanations: the days fit, which proves nothing. As it was known when the week was analysed.
      </p>
    </ProofPart>
  );
}
