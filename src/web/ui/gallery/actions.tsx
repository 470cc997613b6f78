import { ChevronLeft, ChevronRight, Ellipsis, Plus, Sparkle } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import type { ButtonTone } from '#src/web/ui/button-class.ts';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { Chapter, Specimen } from '#src/web/ui/gallery/specimen.tsx';
import { IconButton } from '#src/web/ui/icon-button.tsx';
import { KeyboardKey } from '#src/web/ui/keyboard-key.tsx';
import { Menu } from '#src/web/ui/menu.tsx';
import { TabLinks } from '#src/web/ui/tab-links.tsx';
import { Tabs } from '#src/web/ui/tabs.tsx';
import { Tag } from '#src/web/ui/tag.tsx';
import { TextLink } from '#src/web/ui/text-link.tsx';

const tones: readonly ButtonTone[] = ['primary', 'quiet', 'plain', 'danger'];
const plus = <Plus aria-hidden="true" size={16} />;

export function Actions() {
  const [busy, setBusy] = useState(false);
  const [tab, setTab] = useState<'settings' | 'users'>('settings');
  return (
    <Chapter id="actions" title="Actions">
      {tones.map((tone) => (
        <Specimen key={tone} name={`Button, ${tone}`}>
          <Button tone={tone}>Add source</Button>
          <Button tone={tone} icon={plus}>
            Add source
          </Button>
          <Button tone={tone} busy>
            Add source
          </Button>
          <Button tone={tone} disabledReason="Select an organization first">
            Add source
          </Button>
          <Button tone={tone} size="small" icon={plus}>
            Small
          </Button>
        </Specimen>
      ))}
      <Specimen name="Button that keeps its width while busy">
        <Button
          tone="primary"
          icon={<Sparkle aria-hidden="true" size={16} />}
          busy={busy}
          busyLabel="Generating"
          onClick={() => {
            setBusy(true);
            window.setTimeout(() => setBusy(false), 2000);
          }}
        >
          Generate
        </Button>
        <Button tone="primary" busy busyLabel="Submitting...">
          Ask Question
        </Button>
      </Specimen>
      <Specimen name="ButtonLink, TextLink, IconButton, KeyboardKey">
        <ButtonLink href="#actions" icon={<ChevronLeft aria-hidden="true" size={16} />}>
          Previous
        </ButtonLink>
        <p className="py-2">
          Read <TextLink href="#actions">how a week is tested</TextLink> first.
        </p>
        <IconButton label="Next week" shortcut="]" icon={<ChevronRight aria-hidden="true" size={16} />} />
        <p className="flex items-center gap-1 py-2">
          <KeyboardKey>Ctrl</KeyboardKey> <KeyboardKey>K</KeyboardKey>
        </p>
      </Specimen>
      <Specimen name="Menu">
        <Menu
          label="More"
          sections={[
            { items: [{ label: 'View details' }, { label: 'Copy address' }] },
            {
              heading: 'Sort by',
              items: [
                { label: 'Importance', checked: true },
                { label: 'Newest', checked: false },
              ],
            },
          ]}
          trigger={(props) => (
            <Button {...props} icon={<Ellipsis aria-hidden="true" size={16} />}>
              More
            </Button>
          )}
        />
      </Specimen>
      <Specimen name="Badge and Tag">
        <Badge tone="problem">Problem</Badge>
        <Badge tone="opportunity">Opportunity</Badge>
        <Badge tone="need_more_data">Need more data</Badge>
        <Badge>Draft</Badge>
        <Badge tone="live">Active</Badge>
        <Badge tone="danger">Failed</Badge>
        <Tag>Paid search</Tag>
        <Tag>Germany</Tag>
      </Specimen>
      <Specimen name="Tabs" wide>
        <Tabs
          label="Organization"
          tabs={[
            { id: 'settings', label: 'Settings' },
            { id: 'users', label: 'Users', count: 12 },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          <p className="text-soft">Shown: {tab}.</p>
        </Tabs>
      </Specimen>
      <Specimen name="TabLinks" wide>
        <TabLinks
          label="Questions"
          links={[
            { href: '#actions', label: 'Questions', current: true },
            { href: '#fields', label: 'History', current: false },
          ]}
        />
      </Specimen>
    </Chapter>
  );
}
