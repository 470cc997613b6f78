import { ChartNoAxesColumn, ChevronRight, FileText, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { BackLink } from '#src/web/ui/back-link.tsx';
import { PlainLink } from '#src/web/ui/link.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { AdminsOnly } from '../admins-only.tsx';

export function AddSourceScreen(): ReactNode {
  useTitle('Add source');
  const { path } = useOrganization();
  return (
    <AdminsOnly>
      <PageHeader
        title="Add source"
        detail="Which data should Weekwise read?"
        back={<BackLink href={path('/sources')}>Sources</BackLink>}
      />
      <ul className="max-w-measure divide-y divide-line border-y border-line">
        {kinds.map(({ to, icon, name, about }) => (
          <li key={to}>
            <PlainLink
              href={path(to)}
              className="-mx-3 flex items-center gap-4 rounded-control px-3 py-4 transition-colors hover:bg-sunken"
            >
              <span className="text-accent">{icon}</span>
              <span className="min-w-0 flex-1">
                <span className="block text-read font-medium">{name}</span>
                <span className="block text-ui text-soft">{about}</span>
              </span>
              <ChevronRight aria-hidden="true" size={16} className="shrink-0 text-faint" />
            </PlainLink>
          </li>
        ))}
      </ul>
    </AdminsOnly>
  );
}

const kinds = [
  {
    to: '/sources/add/ga4',
    icon: <ChartNoAxesColumn aria-hidden="true" size={20} />,
    name: 'Google Analytics 4',
    about: 'Sessions, users, conversions and revenue by channel, page, country and device.',
  },
  {
    to: '/sources/add/gsc',
    icon: <Search aria-hidden="true" size={20} />,
    name: 'Google Search Console',
    about: 'Clicks, impressions and positions by query and page.',
  },
  {
    to: '/sources/add/file',
    icon: <FileText aria-hidden="true" size={20} />,
    name: 'Other',
    about:
      'Exports of Google Analytics, Search Console or your shop, as CSV or zip. No Google account needed.',
  },
];
