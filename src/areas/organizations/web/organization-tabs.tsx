import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { TabLinks } from '#src/web/ui/tab-links.tsx';

/** The organization itself: its settings and its people. */
export function OrganizationTabs({ children }: { children: ReactNode }): ReactNode {
  const { organization, path } = useOrganization();
  const { pathname } = useLocation();
  const tab = (label: string, rest: string) => ({
    label,
    href: path(rest),
    current: pathname === path(rest),
  });
  return (
    <>
      <PageHeader title={organization.name} />
      <div className="mb-8">
        <TabLinks
          label="Organization"
          links={[tab('Settings', '/organization/settings'), tab('Users', '/organization/users')]}
        />
      </div>
      {children}
    </>
  );
}
