import { Check } from 'lucide-react';
import type { ButtonHTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import { useEffect } from 'react';
import { classNames } from '#src/web/ui/class-names.ts';
import { PlainLink } from '#src/web/ui/link.tsx';
import { moveFocus } from '#src/web/ui/move-focus.ts';
import { usePopover } from '#src/web/ui/use-popover.ts';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly href?: string;
  readonly onSelect?: () => void;
  /** Given, the item is one choice of several and this tells whether it is the chosen one. */
  readonly checked?: boolean;
}

export interface MenuSection {
  readonly heading?: string;
  readonly items: readonly MenuItem[];
}

export interface MenuProps {
  readonly label: string;
  readonly sections: readonly MenuSection[];
  readonly header?: ReactNode;
  readonly trigger: (props: ButtonHTMLAttributes<HTMLButtonElement>) => ReactNode;
}

export function Menu({ label, sections, header, trigger }: MenuProps) {
  const popover = usePopover();
  const { open } = popover;
  const { ref } = popover.content;

  useEffect(() => {
    if (!open) return;
    const items = ref.current?.querySelectorAll<HTMLElement>('[role^=menuitem]');
    const chosen = ref.current?.querySelector<HTMLElement>('[aria-checked=true]');
    (chosen ?? items?.[0])?.focus();
  }, [open, ref]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') popover.close();
    else moveFocus(event, '[role^=menuitem]');
  };

  return (
    <>
      {trigger({
        ...popover.trigger,
        'aria-haspopup': 'menu',
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          popover.show();
        },
      })}
      <div
        {...popover.content}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className={classNames(
          popover.content.className,
          'max-h-[min(70dvh,32rem)] max-w-80 min-w-56 overflow-y-auto p-1',
        )}
      >
        {open && header}
        {open &&
          sections.map((section, index) => (
            // Sections have no identity of their own and never move.
            <Section
              key={index}
              section={section}
              first={index === 0 && header === undefined}
              close={popover.close}
            />
          ))}
      </div>
    </>
  );
}

function Section({ section, first, close }: { section: MenuSection; first: boolean; close: () => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu
    <div
      role="group"
      aria-label={section.heading}
      className={classNames(!first && 'mt-1 border-t border-line pt-1')}
    >
      {section.heading !== undefined && (
        <p aria-hidden="true" className="px-2 pt-1.5 pb-1 text-note font-medium text-faint">
          {section.heading}
        </p>
      )}
      {section.items.map((item) => (
        <Item key={item.label} item={item} close={close} />
      ))}
    </div>
  );
}

function Item({ item, close }: { item: MenuItem; close: () => void }) {
  const shared = {
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item.checked,
    tabIndex: -1,
    className:
      'flex min-h-8 w-full items-center gap-2 rounded-control px-2 py-1 text-left text-ui outline-none hover:bg-hover focus:bg-hover pointer-coarse:min-h-11',
    onClick: () => {
      close();
      item.onSelect?.();
    },
  };
  const content = (
    <>
      {item.icon !== undefined && <span className="text-faint">{item.icon}</span>}
      <span dir="auto" title={item.label} className="min-w-0 flex-1 truncate">
        {item.label}
      </span>
      {item.checked === true && <Check aria-hidden="true" size={16} className="text-accent" />}
    </>
  );
  if (item.href !== undefined) {
    return (
      <PlainLink {...shared} href={item.href}>
        {content}
      </PlainLink>
    );
  }
  return (
    <button type="button" {...shared}>
      {content}
    </button>
  );
}
