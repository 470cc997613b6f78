import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '#src/web/ui/confirm-dialog.tsx';
import { TextField } from '#src/web/ui/text-field.tsx';

export interface TypedConfirmDialogProps
  extends Omit<ConfirmDialogProps, 'danger' | 'confirmDisabledReason'> {
  /** What must be typed, to the letter: the name of what goes. */
  readonly phrase: string;
}

/** For what cannot be undone: the name is typed, so the hand knows what the eye skipped. */
export function TypedConfirmDialog({ open, ...props }: TypedConfirmDialogProps) {
  // Mounted anew each time, so that an old answer never counts.
  return open ? <OpenTypedConfirmDialog {...props} /> : null;
}

function OpenTypedConfirmDialog({
  phrase,
  children,
  onConfirm,
  ...props
}: Omit<TypedConfirmDialogProps, 'open'>) {
  const [typed, setTyped] = useState('');
  const matches = typed.trim() === phrase;
  return (
    <ConfirmDialog
      {...props}
      open
      danger
      onConfirm={onConfirm}
      confirmDisabledReason={matches ? undefined : `Type ${phrase} first`}
    >
      {children}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (matches && props.busy !== true) onConfirm();
        }}
      >
        <TextField
          label={`Type ${phrase} to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </form>
    </ConfirmDialog>
  );
}
