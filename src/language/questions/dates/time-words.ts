import type { UnitOfTime } from './units-of-time.ts';

export const unitWords = new Map<string, UnitOfTime>(
  Object.entries({
    day: 'day',
    week: 'week',
    month: 'month',
    quarter: 'quarter',
    year: 'year',
    yr: 'year',
    wk: 'week',
    tag: 'day',
    tage: 'day',
    tagen: 'day',
    woche: 'week',
    wochen: 'week',
    monat: 'month',
    monate: 'month',
    monaten: 'month',
    jahr: 'year',
    quartal: 'quarter',
  } satisfies Record<string, UnitOfTime>),
);

/** "Days", and no "day": words are cut to their stems elsewhere. */
export const isUnitOfSeveral = (text: string): boolean => /(?:s|tagen?|wochen|monaten?)$/i.test(text);

export const LAST = new Set([
  'last',
  'past',
  'previou',
  'previous',
  'prior',
  'preceding',
  'latest',
  'recent',
  'letzte',
  'letzten',
  'letzter',
  'letztem',
  'letztes',
  'vergangene',
  'vergangenen',
]);

/** Of two times side by side, the one before the other. */
export const PREVIOUS = new Set(['previou', 'previous', 'prior', 'preceding']);

export const THIS = new Set([
  'this',
  'current',
  'ongoing',
  'diese',
  'dieser',
  'diesen',
  'diesem',
  'dieses',
  'running',
  'present',
]);

export const NEXT = new Set(['next', 'coming', 'upcoming', 'following', 'nachste', 'nachsten', 'nachster']);

export const WHOLE = new Set([
  'full',
  'complete',
  'completed',
  'calendar',
  'whole',
  'entire',
  'finished',
  'closed',
]);

export const FEASTS = new Set([
  'easter',
  'christma',
  'xma',
  'christmas',
  'thanksgiving',
  'halloween',
  'ramadan',
  'diwali',
  'hanukkah',
  'pentecost',
  'ostern',
  'weihnachten',
  'prime',
  'cyber',
  'mother',
  'father',
  'labour',
  'independence',
]);

export const WEEKDAYS = [0, 1, 2, 3, 4];

export const WEEKEND = [5, 6];
