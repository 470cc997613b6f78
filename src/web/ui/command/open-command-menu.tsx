import { Search } from 'lucide-react';
import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { type Command, matchCommands } from '#src/web/ui/command/match-commands.ts';
import { KeyboardKey } from '#src/web/ui/keyboard-key.tsx';
import { useDialog } from '#src/web/ui/use-dialog.ts';

export interface OpenCommandMenuProps {
  readonly onClose: () => void;
  readonly commands: readonly Command[];
  /** What was found for the typed text elsewhere, by whoever is told of it: it stands below the commands of that name. */
  readonly found?: readonly Command[];
  readonly onQuery?: (query: string) => void;
}

/** The focus stays in the box; the arrow keys move a mark through the list, which the box names as its descendant. */
export function OpenCommandMenu({ onClose, commands, found: others = [], onQuery }: OpenCommandMenuProps) {
  const ref = useDialog(true);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const found = [...matchCommands(commands, query), ...(query === '' ? [] : others)];
  const active = found[at];

  useEffect(() => {
    if (active !== undefined)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const run = (command: Command) => {
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt((at + 1) % Math.max(1, found.length));
    else if (event.key === 'ArrowUp') setAt((at - 1 + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter' && active !== undefined && !event.nativeEvent.isComposing) run(active);
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape arrives as `cancel`; the press on the backdrop has no key
    <dialog
      ref={ref}
      aria-label="Commands"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="mx-auto mt-[12dvh] mb-auto w-[calc(100vw-2rem)] max-w-measure overflow-hidden rounded-box bg-raised shadow-3"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden="true" size={16} className="text-faint" />
        <input
          type="text"
          role="combobox"
          aria-label="Search for a command"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={active === undefined ? undefined : `${id}-${active.id}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          value={query}
          placeholder="Go to, open, ask"
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setQuery(event.target.value);
            onQuery?.(event.target.value);
            setAt(0);
          }}
          className="h-12 min-w-0 flex-1 bg-transparent text-read outline-none"
        />
        <KeyboardKey>Esc</KeyboardKey>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Commands"
        className="h-80 overflow-y-auto p-2"
      >
        {found.map((command, index) => (
          <Fragment key={command.id}>
            {command.group !== found[index - 1]?.group && (
              <p role="presentation" className="px-2 pt-2 pb-1 text-note font-medium text-faint">
                {command.group}
              </p>
            )}
            {/* biome-ignore lint/a11y/useFocusableInteractive: the box above keeps the focus */}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the box runs it */}
            <div
              id={`${id}-${command.id}`}
              role="option"
              aria-selected={index === at}
              onClick={() => run(command)}
              onPointerMove={() => setAt(index)}
              className={classNames(
                'flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-control px-2 text-ui pointer-coarse:min-h-11',
                index === at && 'bg-hover',
              )}
            >
              <span className="min-w-0 truncate">{command.label}</span>
              {command.shortcut !== undefined && <KeyboardKey>{command.shortcut}</KeyboardKey>}
            </div>
          </Fragment>
        ))}
        {found.length === 0 && (
          <p role="presentation" className="px-2 py-6 text-center text-ui text-soft">
            Nothing is called that.
          </p>
        )}
      </div>
    </dialog>
  );
}
