import { ChartNoAxesColumn, ChevronRight, FileText, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { BackLink } from '#src/web/ui/back-link.tsx';
import { PlainLink } from '#src/web/ui/link.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { AdminsOnly } from './admins-only.tsx';

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
        <li>
          <PlainLink
            href={path('/sources/add/ga4')}
            className="-mx-3 flex items-center gap-4 rounded-control px-3 py-4 transition-colors hover:bg-sunken"
          >
            <Kind
              icon={<ChartNoAxesColumn aria-hidden="true" size={20} />}
              name="Google Analytics 4"
              about="Sessions, users, conversions and revenue by channel, page, country and device."
            />
            <ChevronRight aria-hidden="true" size={16} className="shrink-0 text-faint" />
          </PlainLink>
        </li>
        <li>
          <PlainLink
            href={path('/sources/add/gsc')}
            className="-mx-3 flex items-center gap-4 rounded-control px-3 py-4 transition-colors hover:bg-sunken"
          >
            <Kind
              icon={<Search aria-hidden="true" size={20} />}
              name="Google Search Console"
              about="Clicks, impressions and positions by query and page."
            />
            <ChevronRight aria-hidden="true" size={16} className="shrink-0 text-faint" />
          </PlainLink>
        </li>
        <li>
          <PlainLink
            href={path('/sources/add/file')}
            className="-mx-3 flex items-center gap-4 rounded-control px-3 py-4 transition-colors hover:bg-sunken"
          >
            <Kind
              icon={<FileText aria-hidden="true" size={20} />}
              name="Other"
              about="Exports of Google Analytics, Search Console or your shop, as CSV or zip. No Google account needed."
            />
            <ChevronRight aria-hidden="true" size={16} className="shrink-0 text-faint" />
          </PlainLink>
        </li>
      </ul>
    </AdminsOnly>
  );
}

interface KindProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly about: string;
  readonly later?: boolean;
}

function Kind({ icon, name, about, later = false }: KindProps) {
  return (
    <>
      <span className={later ? 'text-faint' : 'text-accent'}>{icon}</span>
      <span className="min-w-0 flex-1">
        <span className={later ? 'block text-read text-faint' : 'block text-read font-medium'}>{name}</span>
        <span className={later ? 'block text-ui text-faint' : 'block text-ui text-soft'}>{about}</span>
      </span>
    </>
  );
}
