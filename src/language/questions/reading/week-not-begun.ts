import { addDays, type Day } from '#src/shared/week.ts';
import type { SourceView } from '../data/source-view.ts';
import { periodBefore } from '../dates/period.ts';
import type { Reading } from './reading.ts';

interface Asked {
  readonly text: string;
  readonly today: Day;
  readonly view: SourceView;
}

/**
 * "Clicks this week" on its Monday, while the data end with the Sunday: the week that is just over, which is said. Where two weeks are
 * held against each other the other one was named, and would be this one; yes or no, and what it had so far, are of this week alone.
 */
export function weekNotBegun(reading: Reading, { text, today, view }: Asked): Reading {
  const { lastDay } = view.source;
  const [period, ...others] = reading.periods;
  const isAlone = others.length === 0 && reading.versus === null && !reading.isYesNo && !SO_FAR.test(text);
  const isNotBegun =
    period?.words === 'this week' && period.isRunning === true && period.from === today && lastDay !== null;
  if (!isAlone || !isNotBegun || lastDay !== addDays(period.from, -1)) return reading;
  const { from, to } = periodBefore({ ...period, to: addDays(period.from, 6), isRunning: false });
  return {
    ...reading,
    periods: [{ from, to, unit: 'week', count: 1, words: 'last week', reading: 'week_not_begun' }],
  };
}

const SO_FAR = /\b(?:so far|to date|until now|up to now|wtd|already|yet)\b/iu;
