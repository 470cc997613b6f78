import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '#src/web/ui/button.tsx';
import { dismissToast, type ToastMessage, toastStore } from '#src/web/ui/toast-store.ts';

const SHOWN_MS = 6000;

/**
 * Stands once at the root. Its place is the top layer, above dialogs; a failure stays until it is dismissed, anything
 * else goes by itself, but never while it is pointed at or holds the focus.
 */
export function Toaster() {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const region = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;

  useEffect(() => {
    // Shown anew with each message: what is shown last lies above a dialog that was opened meanwhile.
    if (region.current?.matches(':popover-open')) region.current.hidePopover();
    if (newest !== undefined) region.current?.showPopover();
  }, [newest]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no element for a region of notifications
    <div
      ref={region}
      role="region"
      aria-label="Notifications"
      popover="manual"
      data-toasts
      className="right-4 bottom-4 w-96 max-w-[calc(100vw-2rem)] border-0 bg-transparent shadow-none"
    >
      <ol aria-live="polite" className="grid gap-2">
        {messages.map((message) => (
          <Toast key={message.id} message={message} />
        ))}
      </ol>
    </div>
  );
}

function Toast({ message }: { message: ToastMessage }) {
  const [held, setHeld] = useState(false);
  const { id, tone, title, detail, action } = message;

  useEffect(() => {
    if (held || tone === 'danger') return;
    const timer = window.setTimeout(() => dismissToast(id), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [held, tone, id]);

  const Icon = tone === 'danger' ? CircleAlert : CircleCheck;
  return (
    <li
      className="flex items-start gap-3 rounded-box border border-line bg-raised p-3 shadow-2 transition-[opacity,translate] duration-(--calm) starting:translate-y-2 starting:opacity-0"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon
        aria-hidden="true"
        size={16}
        className={tone === 'danger' ? 'mt-0.5 text-danger' : 'mt-0.5 text-accent'}
      />
      <div className="min-w-0 flex-1">
        <p className="text-ui font-medium">{title}</p>
        {detail !== undefined && <p className="text-note text-soft">{detail}</p>}
      </div>
      {action !== undefined && (
        <Button
          size="small"
          onClick={() => {
            action.run();
            dismissToast(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <button
        type="button"
        aria-label={`Dismiss: ${title}`}
        onClick={() => dismissToast(id)}
        className="-m-1 grid size-7 shrink-0 place-items-center rounded-control text-faint hover:bg-hover hover:text-ink"
      >
        <X aria-hidden="true" size={14} />
      </button>
    </li>
  );
}
