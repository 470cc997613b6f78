import type { Rule } from '../rule.ts';

/** What is said better at once, and what is said of each of two in turn. */
export const saidAgainRules: readonly Rule[] = [
  {
    said: 'bookings in Vienna, or rather Graz, last week',
    becomes: 'bookings in Graz last week',
    also: { 'sessions from google, I mean bing': 'sessions from bing' },
    words:
      /(\b(?:in|from|on|of|for|at|by|with) )[\p{L}\d.-]+,? (?:or rather|no wait,?|sorry,?|i mean(?:t)?) (?:\1)?([\p{L}\d.-]+)(?:, (?=\p{L}))?/giu,
    full: '$1$2 ',
  },
  {
    said: 'sessions where app version is not set last week',
    becomes: 'sessions where app version is "(not set)" last week',
    words: /\b(is|are|was) (?:not set|unset)(?! (?:up|off|on|to|by)\b)/giu,
    full: '$1 "(not set)"',
  },
  {
    said: 'top page for mobile and top page for desktop last week',
    becomes: 'top page for each of mobile and desktop last week',
    words:
      /\b((?:top|best|worst|biggest|main) \p{L}+(?: by \p{L}+)?) (?:for|on|in|from) ([\p{L}\d.-]+) and (?:the |a )?\1 (?:for|on|in|from) (?=[\p{L}\d.-]+)/giu,
    full: '$1 for each of $2 and ',
  },
  {
    said: 'the smallest source but one last week',
    becomes: 'the second smallest source last week',
    words: /\b(biggest|largest|smallest|lowest|highest|best|worst|longest|shortest) (\p{L}+) but one\b/giu,
    full: 'second $1 $2',
  },
  {
    said: 'lowest but one source by sessions last week',
    becomes: 'second lowest source by sessions last week',
    words: /\b(biggest|largest|smallest|lowest|highest|best|worst|longest|shortest) but one(?= \p{L})/giu,
    full: 'second $1',
  },
  {
    said: 'when did sessions first fall below 1000 in february',
    becomes: 'first day with sessions below 1000 in february',
    words:
      /^(?:when|on (?:which|what) day) did (?:our |the )?([\p{L} ]{3,40}?) (?:first |for the first time )(?:fall|drop|go|get|sink|dip|slip) (?:below|under) (?=\d)/giu,
    full: 'first day with $1 below ',
  },
  {
    said: 'when did revenue first rise above 500 in march',
    becomes: 'first day with revenue above 500 in march',
    words:
      /^(?:when|on (?:which|what) day) did (?:our |the )?([\p{L} ]{3,40}?) (?:first |for the first time )(?:rise|go|get|climb|jump|come|be) (?:above|over|past) (?=\d)/giu,
    full: 'first day with $1 above ',
  },
];
