import { LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { Menu } from '#src/web/ui/menu.tsx';
import type { ThemeChoice } from '#src/web/ui/theme/theme.ts';
import { useTheme } from '#src/web/ui/theme/theme-provider.tsx';

export interface UserMenuProps {
  readonly name: string | undefined;
  readonly email: string;
  readonly profileHref: string;
  readonly onSignOut: () => void;
}

const themes = [
  { choice: 'light', label: 'Light', Icon: Sun },
  { choice: 'dark', label: 'Dark', Icon: Moon },
  { choice: 'system', label: 'As the system', Icon: Monitor },
] as const satisfies readonly { choice: ThemeChoice; label: string; Icon: unknown }[];

export function UserMenu({ name, email, profileHref, onSignOut }: UserMenuProps) {
  const theme = useTheme();
  const shown = name ?? email;
  return (
    <Menu
      label="Account"
      header={
        <div className="px-2 py-1.5">
          {name !== undefined && <p className="text-ui font-medium">{name}</p>}
          <p className="truncate text-note text-faint">{email}</p>
        </div>
      }
      sections={[
        {
          items: [{ label: 'Profile', href: profileHref, icon: <UserRound aria-hidden="true" size={16} /> }],
        },
        {
          heading: 'Theme',
          items: themes.map(({ choice, label, Icon }) => ({
            label,
            icon: <Icon aria-hidden="true" size={16} />,
            checked: theme.choice === choice,
            onSelect: () => theme.choose(choice),
          })),
        },
        {
          items: [{ label: 'Sign out', onSelect: onSignOut, icon: <LogOut aria-hidden="true" size={16} /> }],
        },
      ]}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className="flex h-10 w-full min-w-0 items-center gap-2 rounded-control px-2 text-left text-ui transition-colors hover:bg-hover pointer-coarse:h-11"
        >
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-tint text-note font-semibold text-accent uppercase"
          >
            {shown.slice(0, 1)}
          </span>
          <span className="sr-only">Account: </span>
          <span className="min-w-0 flex-1 truncate font-medium">{shown}</span>
        </button>
      )}
    />
  );
}
