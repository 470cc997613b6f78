import type { TimeText } from './time-text.ts';

/** Between the first and the last of a stretch. */
const TO = /^(?:to|until|till|through|thru|-|–|bis)$/;

/** Ways of saying "to" in several words: "from April through to the 5th of May", "from April 20 onwards to May 5". */
const LONG: readonly (readonly string[])[] = [
  ['all', 'the', 'way', 'up', 'to'],
  ['all', 'the', 'way', 'through', 'to'],
  ['all', 'the', 'way', 'until'],
  ['all', 'the', 'way', 'to'],
  ['right', 'through', 'to'],
  ['right', 'up', 'to'],
  ['through', 'to'],
  ['up', 'to'],
  ['up', 'until'],
  ['up', 'till'],
  ['onward', 'to'],
  ['onward', 'until'],
  ['and', 'ending', 'on'],
  ['and', 'ending', 'in'],
  ['and', 'ending'],
];

/** How many words from here on say "to"; 0 where none do. */
export function toLength(time: TimeText, at: number): number {
  const long = LONG.find((words) => time.is(at, ...words));
  if (long !== undefined) return long.length;
  return TO.test(time.word(at)) ? 1 : 0;
}
