import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { controlClass } from '#src/web/ui/control-class.ts';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

export function SearchField({ label, value, onChange, placeholder = 'Search' }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="relative min-w-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        size={16}
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto text-faint"
      />
      <input
        ref={input}
        id={id}
        type="search"
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          // The first Escape empties the box; only the next one is for the panel around it.
          event.stopPropagation();
          event.preventDefault();
          clear();
        }}
        className={classNames(controlClass, 'h-9 pr-9 pl-8.5 pointer-coarse:h-11')}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={`Clear: ${label}`}
          onClick={clear}
          className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-control text-faint hover:text-ink"
        >
          <X aria-hidden="true" size={16} />
        </button>
      )}
    </div>
  );
}
