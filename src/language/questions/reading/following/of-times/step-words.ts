import { WEEKDAY_NAMES } from '../../../dates/calendar-words.ts';

/** "The month before that", "the previous 3 weeks": how many of what is stepped over, for patterns. */
export const UNIT = `(?<unit>days?|weeks?|months?|quarters?|years?|weekend|${WEEKDAY_NAMES}|period|time|stretch|one)`;
export const COUNT = `(?:(?<count>\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) )?`;
export const PREVIOUS = '(?:the |its )?(?:previous|prior|preceding) ';
export const BEFORE = '(?: right| just| directly| immediately)? (?:before|prior|earlier|preceding)';
export const THAT = '(?: (?:that|this|it|those|them|then|that one))?';
