import { Building2, ChartNoAxesColumn, Database, MessageCircleQuestionMark, Wrench } from 'lucide-react';
import { useState } from 'react';
import { Actions } from '#src/web/ui/gallery/actions.tsx';
import { Data } from '#src/web/ui/gallery/data.tsx';
import { Feedback } from '#src/web/ui/gallery/feedback.tsx';
import { Fields } from '#src/web/ui/gallery/fields.tsx';
import { Foundations } from '#src/web/ui/gallery/foundations.tsx';
import { Overlays } from '#src/web/ui/gallery/overlays.tsx';
import { WeekSpecimen } from '#src/web/ui/gallery/week-specimen.tsx';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { AppShell } from '#src/web/ui/shell/app-shell.tsx';
import { ConnectionIndicator } from '#src/web/ui/shell/connection-indicator.tsx';
import { DemoBanner } from '#src/web/ui/shell/demo-banner.tsx';
import { OrganizationSwitcher } from '#src/web/ui/shell/organization-switcher.tsx';
import { UserMenu } from '#src/web/ui/shell/user-menu.tsx';
import { Tabs } from '#src/web/ui/tabs.tsx';

const areas = [
  ['Insights', ChartNoAxesColumn],
  ['Questions', MessageCircleQuestionMark],
  ['Sources', Database],
  ['Organization', Building2],
  ['Tools', Wrench],
] as const;

const organizations = [
  { id: '1', name: 'Merchandise shop', href: '#one' },
  { id: '2', name: 'An organization with a rather long name', href: '#two' },
];

/** Every component in every state, inside the shell; the theme is chosen in the account menu. */
export function Gallery({ start = 'parts' }: { start?: 'parts' | 'week' }) {
  const [shown, setShown] = useState<'parts' | 'week'>(start);
  return (
    <AppShell
      homeHref="#home"
      navigation={areas.map(([label, Icon], index) => ({
        href: `#${label.toLowerCase()}`,
        label,
        icon: <Icon aria-hidden="true" size={16} />,
        current: index === 0,
        ...(index === 0 && { aside: '2' }),
      }))}
      organization={<OrganizationSwitcher organizations={organizations} currentId="1" newHref="#new" />}
      user={
        <UserMenu name="Ada Example" email="ada@example.test" profileHref="#profile" onSignOut={() => {}} />
      }
      connection={<ConnectionIndicator state="live" />}
      banner={
        <DemoBanner notice="This is a demo: the figures come from a built-in stand-in for Google. Medium is derived." />
      }
    >
      <PageHeader title="Components" detail="Each once, in all its states." />
      <Tabs
        label="Gallery"
        tabs={[
          { id: 'parts', label: 'Parts' },
          { id: 'week', label: 'A page' },
        ]}
        selected={shown}
        onSelect={setShown}
      >
        {shown === 'week' ? (
          <WeekSpecimen />
        ) : (
          <>
            <Foundations />
            <Actions />
            <Fields />
            <Data />
            <Feedback />
            <Overlays />
          </>
        )}
      </Tabs>
    </AppShell>
  );
}
