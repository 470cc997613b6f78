import { lazy } from 'react';

/** The panel's program, which brings the charts; fetched when somebody is about to open a card. */
export const loadCardPanel = () => import('./card-panel.tsx');

export const CardPanel = lazy(async () => ({ default: (await loadCardPanel()).CardPanel }));

const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** At the first sign of somebody who may open a card: before, it would only make the page heavier. Answers how to take it back. */
export function loadCardPanelSoon(): () => void {
  const load = () => {
    stop();
    // A failure is told where the panel itself is loaded.
    loadCardPanel().catch(() => undefined);
  };
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, load);
  };
  for (const sign of signs) window.addEventListener(sign, load, { passive: true });
  return stop;
}
