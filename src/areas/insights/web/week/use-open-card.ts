import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useShortcuts } from '#src/web/ui/use-shortcuts.ts';
import type { Card } from '../../contract.ts';

export interface OpenCard {
  readonly open: (cardId: string) => void;
  readonly close: () => void;
  /** "2 of 9"; undefined for a card that is not in the list. */
  readonly place: string | undefined;
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/** The card that the address names, and j and k: they walk the list, and the open card where one is open. */
export function useOpenCard(insights: readonly Card[], cardId: string | undefined): OpenCard {
  const navigate = useNavigate();
  const show = useCallback(
    (id: string | undefined, replace: boolean) =>
      void navigate({
        to: '.',
        search: ({ cardId: _, ...rest }: Record<string, unknown>) =>
          id === undefined ? rest : { ...rest, cardId: id },
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
  const isOpen = cardId !== undefined;
  // Read when it is pressed: the same function for every row, open or not, so that opening one draws no other anew.
  const hasOpen = useRef(isOpen);
  useEffect(() => {
    hasOpen.current = isOpen;
  }, [isOpen]);
  // What the browser gives the focus back to: the card that was open first, whichever came after it.
  const first = useRef<string>(undefined);
  const open = useCallback(
    (id: string) => {
      if (!hasOpen.current) first.current = id;
      show(id, hasOpen.current);
    },
    [show],
  );
  const close = useCallback(() => show(undefined, true), [show]);
  const shown = useRef(cardId);
  useEffect(() => {
    const closed = shown.current;
    shown.current = cardId;
    if (cardId !== undefined || closed === undefined) return;
    if (first.current !== closed || isNowhere()) rowOf(closed)?.focus();
    first.current = undefined;
  }, [cardId]);

  const at = insights.findIndex((card) => card.id === cardId);
  const before = at > 0 ? insights[at - 1]?.id : undefined;
  const after = at >= 0 ? insights[at + 1]?.id : undefined;
  const previous = useMemo(
    () => (before === undefined ? undefined : () => show(before, true)),
    [before, show],
  );
  const next = useMemo(() => (after === undefined ? undefined : () => show(after, true)), [after, show]);

  const shortcuts = useMemo(
    () => ({
      j: () => (isOpen ? next?.() : walk(1)),
      k: () => (isOpen ? previous?.() : walk(-1)),
    }),
    [isOpen, next, previous],
  );
  useShortcuts(shortcuts);

  const place = at < 0 ? undefined : `${at + 1} of ${insights.length}`;
  return { open, close, place, previous, next };
}

/** A card that was opened by its address has nothing to give the focus back to. */
const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

const rowOf = (cardId: string) =>
  document.querySelector<HTMLElement>(`[data-insight="${CSS.escape(cardId)}"]`);

/** Moves the focus among the cards of the list; Enter then opens, as it does with any button. */
function walk(step: 1 | -1): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-insight]')];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const target = at < 0 ? cards[0] : cards[at + step];
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}
