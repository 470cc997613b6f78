import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { moveFocus } from '#src/web/ui/move-focus.ts';
import { tabClass, tabRowClass } from '#src/web/ui/tab-class.ts';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** The content of the selected tab. */
  readonly children: ReactNode;
}

/** Views of one thing on one address; where each has its own, use TabLinks. Arrow keys select as they move. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the screen, and an address may name its last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (row.current === null || tab == null) return;
    const [room, place] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (place.left < room.left || place.right > room.right)
      row.current.scrollBy({ left: place.left - room.left - (room.width - place.width) / 2 });
  }, [selected]);
  return (
    <div>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={tabRowClass}
        onKeyDown={(event) => moveFocus(event, '[role=tab]')?.click()}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={classNames(tabClass(tab.id === selected))}
          >
            {tab.label}
            {tab.count !== undefined && <span className="text-note text-faint">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of mere text must be reachable
        tabIndex={0}
        className="pt-6"
      >
        {children}
      </div>
    </div>
  );
}
