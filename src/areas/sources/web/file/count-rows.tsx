import { Select } from '#src/web/ui/select.tsx';
import type { TableMapping } from '../../file-contract.ts';
import { countedWords } from './file-words.ts';

type Counted = TableMapping['countRowsAs'];

const NONE = 'none';

/** Where each row is one visit or one order, the rows themselves are what counts. */
export function CountRows({ value, onChange }: { value: Counted; onChange: (value: Counted) => void }) {
  return (
    <Select
      label="Rows"
      hint="Choose this only where each row is one visit, one order or one of another thing, and no column counts them."
      value={value ?? NONE}
      options={[
        { value: NONE, label: 'Rows are not counted' },
        ...countedWords.map(([id, label]) => ({ value: id, label: `Each row counts in: ${label}` })),
      ]}
      onChange={(event) =>
        onChange(event.target.value === NONE ? null : (event.target.value as NonNullable<Counted>))
      }
    />
  );
}
