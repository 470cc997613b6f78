import { useState } from 'react';
import { Button } from '#src/web/ui/button.tsx';
import { OpenCommandMenu } from '#src/web/ui/command/open-command-menu.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { Chapter, Specimen } from '#src/web/ui/gallery/specimen.tsx';
import { ShortcutsDialog } from '#src/web/ui/shortcuts-dialog.tsx';
import { SidePanel } from '#src/web/ui/side-panel.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';
import { TypedConfirmDialog } from '#src/web/ui/typed-confirm-dialog.tsx';

const overlays = [
  'Dialog',
  'ConfirmDialog',
  'TypedConfirmDialog',
  'SidePanel',
  'CommandMenu',
  'ShortcutsDialog',
] as const;
type Overlay = (typeof overlays)[number];

const commands = [
  { id: 'week', label: 'Current week', group: 'Go to', shortcut: 'w', run: () => {} },
  { id: 'sources', label: 'Sources', group: 'Go to', run: () => {} },
  { id: 'settings', label: 'Organization settings', group: 'Go to', run: () => {} },
  { id: 'ask', label: 'Ask a question', group: 'Questions', shortcut: 'q', run: () => {} },
  { id: 'mar2', label: 'Week of Mar 2', group: 'Weeks', keywords: '2026-03-02', run: () => {} },
  { id: 'feb23', label: 'Week of Feb 23', group: 'Weeks', keywords: '2026-02-23', run: () => {} },
];

export function Overlays() {
  const [shown, setShown] = useState<Overlay | undefined>();
  const close = () => setShown(undefined);
  return (
    <Chapter id="overlays" title="Dialogs and panels">
      <Specimen name="Each closes with Escape and gives the focus back">
        {overlays.map((name) => (
          <Button key={name} onClick={() => setShown(name)}>
            {name}
          </Button>
        ))}
      </Specimen>
      <Dialog
        open={shown === 'Dialog'}
        onClose={close}
        title="Connect GA4"
        description="Weekwise reads reports of this property and changes nothing in it."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button tone="primary" onClick={close}>
              Connect
            </Button>
          </>
        }
      >
        <TextField label="Property id" placeholder="213025502" />
      </Dialog>
      <ConfirmDialog
        open={shown === 'ConfirmDialog'}
        onClose={close}
        title="Generate this week again?"
        confirmLabel="Generate"
        onConfirm={close}
      >
        <p className="text-soft">
          It takes about 5 minutes and 50 credits. The present cards stay until the new ones are there.
        </p>
      </ConfirmDialog>
      <TypedConfirmDialog
        open={shown === 'TypedConfirmDialog'}
        onClose={close}
        title="Delete Merchandise shop?"
        phrase="Merchandise shop"
        confirmLabel="Delete source"
        onConfirm={close}
        error="Failed to delete source"
      >
        <p className="text-soft">
          All 61 weeks of insights and the stored reports go with it. This cannot be undone.
        </p>
      </TypedConfirmDialog>
      {shown === 'SidePanel' && (
        <SidePanel label="Insight 3 of 9" onClose={close}>
          <h2 className="text-head font-semibold text-pretty">
            Paid search brought 38% fewer sessions, nearly all from mobile in Germany
          </h2>
          <p className="mt-3 text-read text-soft">
            It is very likely real (96%). The fall set in on Wednesday, March 4, and has not recovered.
          </p>
        </SidePanel>
      )}
      {shown === 'CommandMenu' && <OpenCommandMenu onClose={close} commands={commands} />}
      <ShortcutsDialog
        open={shown === 'ShortcutsDialog'}
        onClose={close}
        groups={[
          {
            title: 'Insights of a week',
            shortcuts: [
              { keys: ['j'], does: 'Next card' },
              { keys: ['k'], does: 'Previous card' },
              { keys: ['['], does: 'Previous week' },
              { keys: [']'], does: 'Next week' },
            ],
          },
          { title: 'Everywhere', shortcuts: [{ keys: ['Ctrl', 'K'], does: 'Command menu' }] },
        ]}
      />
    </Chapter>
  );
}
