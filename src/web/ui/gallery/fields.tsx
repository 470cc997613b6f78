import { useState } from 'react';
import type { Day } from '#src/shared/week.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { ChoiceList } from '#src/web/ui/choice-list.tsx';
import { DatePicker } from '#src/web/ui/date-picker.tsx';
import { Chapter, Specimen } from '#src/web/ui/gallery/specimen.tsx';
import { SearchField } from '#src/web/ui/search-field.tsx';
import { Select } from '#src/web/ui/select.tsx';
import { Slider } from '#src/web/ui/slider.tsx';
import { TextArea } from '#src/web/ui/text-area.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';
import { Toggle } from '#src/web/ui/toggle.tsx';
import { WeekPicker } from '#src/web/ui/week-picker.tsx';

const today = '2026-03-11' as Day;
const sources = [
  { value: 'shop', label: 'Merchandise shop' },
  { value: 'blog', label: 'Company blog' },
  { value: 'old', label: 'Old shop (disconnected)', disabled: true },
];

export function Fields() {
  const [search, setSearch] = useState('checkout');
  const [budget, setBudget] = useState(50);
  const [wide, setWide] = useState(true);
  const [week, setWeek] = useState<Day | undefined>('2026-03-02' as Day);
  const [day, setDay] = useState<Day | undefined>();
  const [property, setProperty] = useState('one');
  return (
    <Chapter id="fields" title="Fields">
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <TextField label="Name" defaultValue="Merchandise shop" />
        <TextField label="Website" hint="With https://" placeholder="https://example.com" optional />
        <TextField
          label="Website"
          defaultValue="example"
          error="Write the whole address, as in https://example.com"
        />
        <TextField label="Property" defaultValue="properties/213025502" disabled />
        <Select label="Source" options={sources} defaultValue="shop" />
        <Select
          label="Source"
          options={sources}
          placeholder="Choose a source"
          defaultValue=""
          error="Choose a source"
        />
        <TextArea
          label="Your Question"
          aside="4,612/5,000"
          placeholder="Which channels lost sessions last week?"
          hint="Approaching character limit"
        />
        <div className="grid content-start gap-6">
          <SearchField
            label="Search questions"
            value={search}
            onChange={setSearch}
            placeholder="Search questions..."
          />
          <Slider
            label="Budget"
            value={budget}
            onChange={setBudget}
            min={20}
            max={100}
            step={5}
            describe={(value) => `${value} steps`}
            ends={['Quick', 'Deep']}
          />
        </div>
        <WeekPicker label="Week" value={week} onChange={setWeek} latest={today} today={today} />
        <DatePicker label="Start date" value={day} onChange={setDay} latest={today} today={today} />
        <Toggle
          label="High-cardinality dimensions"
          hint="Landing pages and traffic sources, one by one. Takes more quota."
          checked={wide}
          onChange={setWide}
        />
        <Toggle label="Not available" checked={false} onChange={() => {}} disabled />
      </div>
      <Specimen name="ChoiceList" wide>
        <ChoiceList
          label="Property"
          value={property}
          onChange={setProperty}
          choices={[
            {
              value: 'one',
              label: 'https://www.example.com/',
              detail: 'siteOwner',
              aside: <Badge>Domain</Badge>,
            },
            { value: 'two', label: 'https://shop.example.com/', detail: 'siteFullUser' },
            { value: 'three', label: 'https://blog.example.com/', disabledReason: 'No permission to read' },
          ]}
        />
      </Specimen>
    </Chapter>
  );
}
