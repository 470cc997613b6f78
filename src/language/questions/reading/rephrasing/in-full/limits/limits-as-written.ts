import { everywhere, once } from '../../../../text/pattern.ts';
import { FELL, ROSE } from '../../../../vocabulary/moving-words.ts';
import { type Rule, WEEKDAY } from '../rule.ts';

const NUMBER = String.raw`(\d[\d.,]*(?: ?%)?)`;
const MOVED = `(?:${FELL}|${ROSE}|rise|fall|grow|drop|up|down|more|less)`;
const FROM_BELOW = '(at least|more than|over|above|a minimum of)';
const FROM_ABOVE = '(at most|fewer than|less than|under|below|no more than|up to)';

/** Limits in the words that people use for them: "not above 900", "at least 150 but fewer than 200 hires". */
export const writtenLimitRules: readonly Rule[] = [
  // "10 and below" is a limit of its own, "at least 150 and below 200" a second one
  {
    said: 'days with hires of at least 150 and below 200',
    becomes: 'days with hires of at least 150 and less than 200',
    words: everywhere`(?<=\d ?%? ?)(?:,? (?:and|but|yet)) (?:below|under) (?=\d)`,
    full: ' and less than ',
  },
  {
    said: 'days with hires of less than 200 and above 150',
    becomes: 'days with hires of less than 200 and more than 150',
    words: everywhere`(?<=\d ?%? ?)(?:,? (?:and|but|yet)) (?:above|over) (?=\d)`,
    full: ' and more than ',
  },
  {
    said: 'days with at least 150 but fewer than 200 hires last month',
    becomes: 'days with hires of at least 150 and fewer than 200 last month',
    also: {
      'stations with more than 900 and less than 1200 hires by plan':
        'stations with hires of more than 900 and less than 1200 by plan',
    },
    words: everywhere`\b(with|having|that had|which had|had) ${FROM_BELOW} ${NUMBER},? (?:but|and|yet) ${FROM_ABOVE} ${NUMBER} ((?!in\b|on\b|of\b|by\b|per\b|last\b|this\b)\p{L}+)\b`,
    full: '$1 $6 of $2 $3 and $4 $5',
  },
  {
    said: 'days with hires on top of 500',
    becomes: 'days with hires above 500',
    words: everywhere`\bon top of (?=[$€£]?\d)`,
    full: 'above ',
  },
  {
    said: 'stations with not above 900 hires',
    becomes: 'stations with at most 900 hires',
    also: { 'pages with not over 50 clicks': 'pages with at most 50 clicks' },
    words: everywhere`\b(?:not|never) (?:above|over|more than|exceeding) (?=\d)`,
    full: 'at most ',
  },
  {
    said: 'stations with not below 900 hires',
    becomes: 'stations with at least 900 hires',
    words: everywhere`\b(?:not|never) (?:below|under|less than|fewer than) (?=\d)`,
    full: 'at least ',
  },
  {
    said: 'did hires beat 1000 in any week',
    becomes: 'did hires exceed 1000 in any week',
    words: once`^(did|has|have) (.{2,40}?) (?:ever )?(?:beat|topped) (?=\d)`,
    full: '$1 $2 exceed ',
  },
  {
    said: 'nothing but e-bikes last month',
    becomes: 'only e-bikes last month',
    words: everywhere`\b(?:nothing|no one|nobody|none) (?:else )?but (?=\p{L})`,
    full: 'only ',
  },
  {
    said: 'lowest hires on a Sunday',
    becomes: 'which Sunday had the lowest hires',
    also: {
      'what were the most bookings on a Monday last month': 'which Monday had the most bookings last month',
    },
    words: once`^(?:what (?:was|is|were|are) )?(?:the |our )?(highest|lowest|fewest|most|least) (\p{L}+) on an? (${WEEKDAY})\b`,
    full: 'which $3 had the $1 $2',
  },
  {
    said: 'at most 5 countries by sessions',
    becomes: 'top 5 countries by sessions',
    also: { 'show me no more than 3 shops by revenue': 'top 3 shops by revenue' },
    words: once`^(?:(?:show|list|give)(?: me)? )?(?:at most|up to|no more than|a maximum of) (\d+) (?=[\p{L}-]+(?: [\p{L}-]+)? by )`,
    full: 'top $1 ',
  },
  {
    said: 'hires neither from Oban nor Deal',
    becomes: 'hires excluding Oban and Deal',
    also: {
      'sessions that came neither from the US nor from Canada': 'sessions excluding the US and Canada',
    },
    words: once`^(.{4,50}?)(?: (?:that|which|who)(?: are| were| came| come)?| coming)? neither (?:from|in|on|via) (.{2,30}?),? nor (?:(?:from|in|on|via) )?(?=\p{L})`,
    full: '$1 excluding $2 and ',
  },
  {
    said: 'garments neither shirts nor suits last month',
    becomes: 'garments excluding shirts and suits last month',
    words: everywhere`(?<!\b(?:had|have|has|having|is|are|was|were|did|do|does|with|but|that|which|who),? )\bneither (?!${MOVED}\b)([\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?) nor (?!${MOVED}\b)(?=\p{L})`,
    full: 'excluding $1 and ',
  },
];
