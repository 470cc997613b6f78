import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The title is set by the new screen's own effect, which may come a moment after the page changed. */
const SETTLE_MS = 120;

/**
 * What a browser does when it loads a page, done when a screen replaces another: the focus starts at the content, and
 * the new title is read out. A panel that opens on the same page is left alone.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(() => {
    let timer: number | undefined;
    const stop = router.subscribe('onResolved', ({ fromLocation, toLocation }) => {
      if (fromLocation === undefined || fromLocation.pathname === toLocation.pathname) return;
      const content = document.getElementById('content');
      // A screen that put the focus somewhere itself, say into its first field, knows better.
      if (content !== null && !content.contains(document.activeElement))
        content.focus({ preventScroll: true });
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setTitle(document.title), SETTLE_MS);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [router]);

  return (
    <div aria-live="polite" className="sr-only">
      {title}
    </div>
  );
}
