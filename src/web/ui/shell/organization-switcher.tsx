import { ChevronsUpDown, Plus } from 'lucide-react';
import { Menu } from '#src/web/ui/menu.tsx';

export interface OrganizationChoice {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

export interface OrganizationSwitcherProps {
  readonly organizations: readonly OrganizationChoice[];
  readonly currentId: string | undefined;
  readonly newHref: string;
}

export function OrganizationSwitcher({ organizations, currentId, newHref }: OrganizationSwitcherProps) {
  const current = organizations.find((organization) => organization.id === currentId);
  return (
    <Menu
      label="Organization"
      sections={[
        {
          heading: 'Organizations',
          items: organizations.map(({ id, name, href }) => ({
            label: name,
            href,
            checked: id === currentId,
          })),
        },
        {
          items: [{ label: 'New organization', href: newHref, icon: <Plus aria-hidden="true" size={16} /> }],
        },
      ]}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className="flex h-9 w-full min-w-0 items-center gap-2 rounded-control px-2 text-left text-ui font-medium transition-colors hover:bg-hover pointer-coarse:h-11"
        >
          <span className="sr-only">Organization: </span>
          <span className="min-w-0 flex-1 truncate" title={current?.name}>
            {current?.name ?? 'Choose an organization'}
          </span>
          <ChevronsUpDown aria-hidden="true" size={14} className="shrink-0 text-faint" />
        </button>
      )}
    />
  );
}
