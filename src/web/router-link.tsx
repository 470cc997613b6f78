import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { LinkProps } from '#src/web/ui/link.tsx';

/** Links inside the product change the page without loading it anew; all others, and /api, are the browser's. */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, children, ...rest }: LinkProps) {
  const router = useRouter();
  const inside = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/api/');

  const preload = () => {
    if (!inside) return;
    const { pathname } = new URL(href, location.origin);
    // The screen's program is fetched while the pointer is on its way; a failure shows when the link is followed.
    router.preloadRoute({ to: pathname }).catch(() => undefined);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!inside || !plain || event.defaultPrevented || rest.target !== undefined) return;
    event.preventDefault();
    const now = location.pathname + location.search;
    if (href === now) router.history.replace(href);
    else router.history.push(href);
  };

  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload();
      }}
    >
      {children}
    </a>
  );
}
