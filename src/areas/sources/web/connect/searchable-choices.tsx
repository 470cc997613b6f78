import { useState } from 'react';
import { type Choice, ChoiceList } from '#src/web/ui/choice-list.tsx';
import { SearchField } from '#src/web/ui/search-field.tsx';

export interface SearchableChoicesProps {
  readonly label: string;
  readonly placeholder: string;
  /** `words` are what the search looks in. */
  readonly choices: readonly (Choice & { readonly words: readonly string[] })[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** More than these at once nobody reads; the search finds the rest. */
const SHOWN = 50;

/** Properties to choose one from, as many as a Google account may see. */
export function SearchableChoices({ label, placeholder, choices, value, onChange }: SearchableChoicesProps) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = choices.filter(({ words }) => words.some((text) => text.toLowerCase().includes(wanted)));
  const hidden = Math.max(0, found.length - SHOWN);
  return (
    <div className="grid gap-3">
      <SearchField label="Search properties" placeholder={placeholder} value={search} onChange={setSearch} />
      {found.length > 0 ? (
        <ChoiceList
          label={label}
          hideLabel
          value={value}
          onChange={onChange}
          choices={found.slice(0, SHOWN).map(({ words: _, ...choice }) => choice)}
        />
      ) : (
        <p className="rounded-box border border-line px-4 py-6 text-center text-ui text-soft">
          No property contains “{search.trim()}”.
        </p>
      )}
      <p role="status" className="text-note text-faint empty:hidden">
        {hidden > 0 ? `${hidden} more: search to narrow the list.` : ''}
      </p>
    </div>
  );
}
