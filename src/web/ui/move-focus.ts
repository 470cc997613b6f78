import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Arrow keys, Home, End and the first letter of a name move the focus among the items inside the element that hears the
 * key. Returns the item that got it.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | undefined {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = nextItem(event, items, at);
  if (next === undefined) return undefined;
  event.preventDefault();
  next.focus();
  return next;
}

function nextItem(event: KeyboardEvent, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const step = steps[event.key];
  if (step !== undefined) return items[step(at, items.length)];
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey || event.key === ' ')
    return undefined;
  // From the one after the present one, round to it again.
  const round = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  const letter = event.key.toLowerCase();
  return round.find((item) => item.textContent.trim().toLowerCase().startsWith(letter));
}
