import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import type { Day } from '#src/shared/week.ts';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { Button } from '#src/web/ui/button.tsx';
import type { Annotation, KnownEvent } from '../../events-contract.ts';
import { eventDays, eventWords } from './event-words.ts';

const MarkEvent = lazy(async () => ({ default: (await import('./mark-event.tsx')).MarkEvent }));

export interface WeekEventsProps {
  readonly week: Day;
  readonly events: readonly (KnownEvent & { readonly annotation: Annotation | null })[];
  readonly sources: readonly Source[];
}

/** What is known to have happened in the week, in a quiet line; whoever may change things can add to it. */
export function WeekEvents({ week, events, sources }: WeekEventsProps) {
  const { isAdmin } = useOrganization();
  const [marking, setMarking] = useState<Annotation | 'new'>();
  if (events.length === 0 && !isAdmin) return null;
  return (
    <section aria-label="Known events" className="flex flex-wrap items-center gap-x-5 gap-y-2 text-ui">
      <ul className="contents">
        {events.map((event) => (
          <li key={event.annotation?.id ?? `${event.from} ${event.label}`} className="min-w-0 text-soft">
            <Label event={event} onChange={isAdmin ? setMarking : undefined} />
            <span className="text-faint"> · {eventDays(event)}</span>
          </li>
        ))}
      </ul>
      {isAdmin && (
        <Button
          tone="plain"
          size="small"
          className="-ml-2.5 print:hidden"
          icon={<CalendarPlus aria-hidden="true" size={14} />}
          onClick={() => setMarking('new')}
        >
          Mark an event
        </Button>
      )}
      {marking !== undefined && (
        <Suspense fallback={null}>
          <MarkEvent
            week={week}
            annotation={marking === 'new' ? undefined : marking}
            sources={sources}
            onClose={() => setMarking(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface LabelProps {
  readonly event: WeekEventsProps['events'][number];
  readonly onChange: ((annotation: Annotation) => void) | undefined;
}

/** What somebody marked can be said otherwise; a calendar cannot. */
function Label({ event: { annotation, label, type }, onChange }: LabelProps) {
  if (annotation === null || onChange === undefined)
    return (
      <span title={eventWords[type]} className="wrap-anywhere">
        {label}
      </span>
    );
  return (
    <button
      type="button"
      title={`${eventWords[type]}: change`}
      className="rounded-control text-left wrap-anywhere underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-current pointer-coarse:py-2.5"
      onClick={() => onChange(annotation)}
    >
      {label}
    </button>
  );
}
