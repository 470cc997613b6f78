import type { ReactNode } from 'react';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { Notice } from '#src/web/ui/notice.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What will happen, and what will not. */
  readonly children: ReactNode;
  /** Names the deed: "Delete source", never "OK". */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly error?: string | undefined;
  /** Given, it cannot be confirmed yet, and this says why. */
  readonly confirmDisabledReason?: string | undefined;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, confirmLabel, onConfirm, danger = false, busy = false } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      locked={busy}
      footer={
        <>
          <Button onClick={onClose} disabledReason={busy ? 'Please wait' : undefined}>
            Cancel
          </Button>
          <Button
            tone={danger ? 'danger' : 'primary'}
            busy={busy}
            disabledReason={props.confirmDisabledReason}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {props.error !== undefined && <Notice tone="danger">{props.error}</Notice>}
    </Dialog>
  );
}
