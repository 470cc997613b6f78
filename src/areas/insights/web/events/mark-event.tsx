import { useState } from 'react';
import type { Source } from '#src/areas/sources/contract.ts';
import { addDays, addWeeks, type Day, dayAt } from '#src/shared/week.ts';
import { now, readersTimeZone } from '#src/web/api/clock.ts';
import { Button } from '#src/web/ui/button.tsx';
import { DatePicker } from '#src/web/ui/date-picker.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { Select } from '#src/web/ui/select.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';
import type { Annotation } from '../../events-contract.ts';
import { useAnnotation } from './use-annotation.ts';

export interface MarkEventProps {
  readonly week: Day;
  /** What to change; undefined for a new one. */
  readonly annotation: Annotation | undefined;
  readonly sources: readonly Source[];
  readonly onClose: () => void;
}

const MOST_CHARACTERS = 120;
/** Planned events are events too. */
const WEEKS_AHEAD = 52;

const kinds: readonly { value: Annotation['type']; label: string }[] = [
  { value: 'note', label: 'Note: a campaign, an outage, news' },
  { value: 'release', label: 'Release or deployment' },
  { value: 'search_update', label: 'Search engine update' },
];
const isKind = (text: string): text is Annotation['type'] => kinds.some(({ value }) => value === text);

export function MarkEvent({ week, annotation, sources, onClose }: MarkEventProps) {
  const today = dayAt(now(), readersTimeZone());
  const latest = addWeeks(today > week ? today : addDays(week, 6), WEEKS_AHEAD);
  const [label, setLabel] = useState(annotation?.label ?? '');
  const [type, setType] = useState<Annotation['type']>(annotation?.type ?? 'note');
  const [from, setFrom] = useState<Day>(annotation?.from ?? week);
  const [to, setTo] = useState<Day>(annotation?.to ?? week);
  const [sourceId, setSourceId] = useState(annotation?.sourceId ?? '');
  const [asked, setAsked] = useState(false);
  const { save, remove, isPending, failure } = useAnnotation(annotation, onClose);

  const nameless = label.trim() === '';
  const submit = () => {
    setAsked(true);
    if (!nameless && to >= from)
      save({ label: label.trim(), type, from, to, sourceId: sourceId === '' ? null : sourceId });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={annotation === undefined ? 'Mark an event' : 'Change an event'}
      description="Where a change sets in on these days, the event is named as a possible explanation. Weeks that were analysed already keep what was known then."
      locked={isPending}
      footer={
        <>
          {annotation !== undefined && (
            <Button tone="plain" className="md:mr-auto" onClick={remove}>
              Remove
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" busy={isPending} busyLabel="Saving" onClick={submit}>
            Save
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          label="What happened"
          value={label}
          maxLength={MOST_CHARACTERS}
          error={asked && nameless ? 'Say in a few words what happened' : failure?.fields['label']}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Select
          label="Kind"
          value={type}
          options={kinds}
          onChange={(event) => isKind(event.target.value) && setType(event.target.value)}
        />
        <div className="grid grid-cols-2 gap-4">
          <DatePicker
            label="First day"
            value={from}
            latest={latest}
            today={today}
            onChange={(day) => {
              setFrom(day);
              if (to < day) setTo(day);
            }}
          />
          <DatePicker
            label="Last day"
            value={to}
            earliest={from}
            latest={latest}
            today={today}
            error={failure?.fields['to']}
            onChange={setTo}
          />
        </div>
        {sources.length > 1 && (
          <Select
            label="Source"
            value={sourceId}
            options={[
              { value: '', label: 'All sources' },
              ...sources.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => setSourceId(event.target.value)}
          />
        )}
        {failure !== undefined && <Notice tone="danger">{failure.message}</Notice>}
      </form>
    </Dialog>
  );
}
