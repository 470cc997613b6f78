import { ChoiceList } from '#src/web/ui/choice-list.tsx';
import type { InspectedTable, TableMapping } from '../../file-contract.ts';

interface QuestionProps<Value> {
  readonly table: InspectedTable;
  /** Undefined until somebody has said. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

const sampleOf = ({ columns, mapping }: InspectedTable, isIt: (use: string) => boolean): string =>
  columns.find((_, index) => isIt(mapping?.columns[index] ?? ''))?.samples[0] ?? '';

/** Only the owner of the file knows whether 03/04/2026 is in March or in April. */
export function DateQuestion({ table, value, onChange }: QuestionProps<TableMapping['dateForm']>) {
  const sample = sampleOf(table, (use) => use === 'date');
  return (
    <ChoiceList
      label={`Which comes first in ${sample === '' ? 'the dates' : sample}?`}
      value={value}
      onChange={(form) => onChange(form as TableMapping['dateForm'])}
      choices={[
        { value: 'day_first', label: 'The day', detail: 'As in most of the world: day, month, year' },
        { value: 'month_first', label: 'The month', detail: 'As in the United States: month, day, year' },
      ]}
    />
  );
}

export function DecimalQuestion({ table, value, onChange }: QuestionProps<TableMapping['decimal']>) {
  const sample = sampleOf(table, (use) => use.startsWith('metric:'));
  return (
    <ChoiceList
      label={`What does the mark mean in numbers such as ${sample === '' ? '1.234' : sample}?`}
      value={value}
      onChange={(decimal) => onChange(decimal as TableMapping['decimal'])}
      choices={[
        { value: 'comma', label: 'A point groups thousands', detail: '1.234,5 is more than a thousand' },
        { value: 'point', label: 'A comma groups thousands', detail: '1,234.5 is more than a thousand' },
      ]}
    />
  );
}
