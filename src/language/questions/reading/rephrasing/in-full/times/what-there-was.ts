import { FALLS, MOVE, RISES } from '../../../../vocabulary/moving-words.ts';

/** What a number did, as a thing: of it there is no first day and no last one with so many. */
const MOVED = `(?:${MOVE}|${FALLS}|${RISES}|dips?|slumps?|crash(?:es)?|plunges?|downturns?|jumps?|spikes?|surges?|peaks?|highs?|lows?|records?|upturns?|changes?|outliers?|trends?)`;
const JUDGED =
  '(?:good|bad|great|terrible|strong|weak|poor|decent|solid|fine|normal|usual|typical|unusual|slow|busy|quiet|better|worse|best|worst|successful|rough|awful|nice|high|low|big|small)';

/** "A drop", "a sudden fall in visits", "a really good day" say how it went, and not of what there was any. */
const HOW_IT_WENT = `(?:[\\p{L}-]+ ){0,3}?${MOVED}(?= ?[?.!]| ?$| (?:in|of|for|on|at|from|to|since|during|by)\\b)|(?:really |very |pretty |rather |quite |particularly )?${JUDGED} (?:day|week|weekend|month|quarter|year|time|one)\\b`;

export const SOME = '(?:an?|any|some|one) ';

/** What there was of it: no number of them, which would be a limit, no time, and not how it went. */
export const THING = `((?!more\\b|fewer\\b|less\\b|over\\b|under\\b|days?\\b|weeks?\\b|months?\\b|times?\\b|\\d|${HOW_IT_WENT})[\\p{L}-][^,?\\d]{1,50}?)`;
