import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Shows the dialog element of the component that calls this for as long as the component is there. Modal: the page
 * behind is inert, Tab stays inside, and on leaving the focus goes back to where it was; all by the browser.
 */
export function useDialog(modal: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  // Layout, not effect: its clean-up runs while the element is still in the page, and only then does focus go back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (modal) dialog.showModal();
    else dialog.show();
    // Where reading starts; without it the browser takes the first thing that can be pressed.
    dialog.querySelector<HTMLElement>('[data-start]')?.focus({ preventScroll: true });
    return () => dialog.close();
  }, [modal]);
  return ref;
}
