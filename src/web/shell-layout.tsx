import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useParams } from '@tanstack/react-router';
import { Activity, Building2, Database, MessageCircleQuestion, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { LiveChanges, LiveConnection } from '#src/areas/insights/web/live-changes.tsx';
import { AccountMenu } from '#src/web/account-menu.tsx';
import { membershipsQuery, setupQuery } from '#src/web/api/session.ts';
import { rememberedOrganization } from '#src/web/remembered-organization.ts';
import { ShellCommands } from '#src/web/shell-commands.tsx';
import { AppShell } from '#src/web/ui/shell/app-shell.tsx';
import { DemoBanner } from '#src/web/ui/shell/demo-banner.tsx';
import type { NavigationItem } from '#src/web/ui/shell/navigation.tsx';
import { OrganizationSwitcher } from '#src/web/ui/shell/organization-switcher.tsx';

const areas = [
  { label: 'Insights', path: '/insights', Icon: Activity },
  { label: 'Questions', path: '/questions', Icon: MessageCircleQuestion },
  { label: 'Sources', path: '/sources', Icon: Database },
  { label: 'Organization', path: '/organization', Icon: Building2 },
  { label: 'Tools', path: '/tools', Icon: Wrench },
] as const;

/** Navigation, organization and account around every screen of an organization. */
export function ShellLayout(): ReactNode {
  const { orgSlug } = useParams({ strict: false });
  const { pathname } = useLocation();
  const memberships = useSuspenseQuery(membershipsQuery).data;
  const setup = useQuery(setupQuery).data;
  const slug = orgSlug ?? rememberedOrganization();
  const membership = memberships.find((one) => one.organization.slug === slug) ?? memberships[0];
  const current = membership?.organization;

  const navigation: NavigationItem[] = current
    ? areas.map(({ label, path, Icon }) => {
        const href = `/${current.slug}${path}`;
        const here = pathname === href || pathname.startsWith(`${href}/`);
        return { href, label, icon: <Icon aria-hidden="true" size={16} />, current: here };
      })
    : [];

  return (
    <>
      {current && <LiveChanges key={current.id} organizationId={current.id} />}
      <ShellCommands memberships={memberships} current={membership} />
      <AppShell
        homeHref={current ? `/${current.slug}` : '/'}
        navigation={navigation}
        organization={
          <OrganizationSwitcher
            organizations={memberships.map(({ organization: { id, name, slug } }) => ({
              id,
              name,
              href: `/${slug}`,
            }))}
            currentId={current?.id}
            newHref="/organization/new"
          />
        }
        user={<AccountMenu />}
        connection={current && <LiveConnection />}
        banner={setup?.demoNotice && <DemoBanner notice={setup.demoNotice} />}
      >
        <Outlet />
      </AppShell>
    </>
  );
}
