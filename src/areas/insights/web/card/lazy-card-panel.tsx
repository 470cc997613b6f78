import { lazy } from 'react';

/** The panel's program, which brings the charts; fetched when somebody is about to open a card. */
export const loadCardPanel = () => import('./card-panel.tsx');

export const CardPanel = lazy(async () => ({ default: (await loadCardPanel()).CardPanel }));
