import { useState } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';

/**
 * On every screen of the demo, above everything: none of these figures are anyone's. The first sentence is always there;
 * what else is to know of the data stands behind a button, because on a phone it would fill a third of the screen.
 */
export function DemoBanner({ notice }: { notice: string }) {
  const [whole, setWhole] = useState(false);
  const end = notice.indexOf('. ');
  const first = end < 0 ? notice : notice.slice(0, end + 1);
  return (
    <aside
      aria-label="About this demo"
      className={classNames(
        'border-b border-line bg-accent-tint px-4 py-1.5 text-center text-note text-ink md:px-10',
        !whole && 'max-md:flex max-md:items-baseline',
      )}
    >
      {/* On a phone one line, so that the bar below it stands at the top. */}
      <span className={whole ? undefined : 'max-md:min-w-0 max-md:flex-1 max-md:truncate max-md:text-left'}>
        {whole ? notice : first}
      </span>
      {end >= 0 && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="ml-1.5 rounded-control font-medium text-accent underline decoration-current/40 underline-offset-3 hover:decoration-current"
        >
          {whole ? 'Less' : 'More'}
        </button>
      )}
    </aside>
  );
}
