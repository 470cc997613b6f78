import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { membershipsQuery } from '#src/web/api/session.ts';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { Section } from '#src/web/ui/section.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { DangerZone } from '../danger/danger-zone.tsx';
import { OrganizationTabs } from '../organization-tabs.tsx';
import { CreditLine } from './credit-line.tsx';
import { SettingsForm } from './settings-form.tsx';

export function SettingsScreen(): ReactNode {
  useTitle('Organization settings');
  const { isAdmin } = useOrganization();
  const memberships = useQuery(membershipsQuery);
  return (
    <OrganizationTabs>
      {memberships.isError && (
        <div className="mb-8">
          <Notice tone="danger">Unable to verify your permissions. Please try refreshing the page.</Notice>
        </div>
      )}
      {isAdmin ? <Settings /> : <AccessRestricted />}
    </OrganizationTabs>
  );
}

function Settings() {
  const { organization, path } = useOrganization();
  return (
    <div className="grid gap-14">
      <Section title="Organization settings">
        <SettingsForm key={organization.id} organization={organization} />
      </Section>
      <Section
        title="Credits"
        detail="Analyses cost credits: one buys five steps. What a run does not use comes back."
        actions={<ButtonLink href={path('/organization/credits')}>Show the ledger</ButtonLink>}
      >
        <CreditLine />
      </Section>
      <Section
        title="Activity"
        detail="What administrators did: roles, invitations, settings, maintenance."
        actions={<ButtonLink href={path('/organization/activity')}>Show the activity</ButtonLink>}
      >
        {null}
      </Section>
      <DangerZone />
    </div>
  );
}

function AccessRestricted() {
  return (
    <EmptyState
      title="Access Restricted: Only organization administrators can access organization settings"
      icon={<Lock aria-hidden="true" size={20} />}
    >
      Ask an administrator to change them, or to make you one.
    </EmptyState>
  );
}
