import { MONTH_NAMES } from '../dates/calendar-words.ts';
import { hideLiterals } from './hide-literals.ts';
import { once } from './pattern.ts';

/** What stands before a question and asks nothing; each is taken away, again and again, until none is left. */
const OPENINGS: readonly RegExp[] = [
  // A list's mark: "2. ", "- ", "Q: "; "1. April" is a day
  /^(?:\(?\d{1,2}[.)](?! ?(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz]))|[-*•–—]|q:|question(?: \d{1,2})?[:.)]) /i,
  // "@anna what were …", "Hi David, …", "Chief, …", "standup: …", "for the ops checklist: …"
  /^@[\p{L}\p{N}_.-]+[,:]? /iu,
  /^(?:hi|hello|hey|dear) \p{L}+ ?[,!] ?/iu,
  /^(?:chief|boss|team|folks|guys|mate|colleagues),? (?=(?:what|which|how|who|where|when|why|did|do|is|are|can|could|show|give)\b)/i,
  /^(?:stand-?up|for (?:the|my|our) (?:\p{L}+ ){0,2}(?:checklist|report|deck|meeting|stand-?up|newsletter|board|review|call)) ?: /iu,
  // "First, show sessions by week", "next: …"; "first and last week", "second quarter" are no places in a list of questions
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|next(?: up)?|then|finally|lastly|additionally|also|to (?:start|begin)(?: with)?|for starters|last (?:thing|one|question)|one more(?: thing)?) ?[,:;] (?!last\b|second\b|third\b|next\b)/i,
  // "Email me the revenue": nobody asks for what came by email
  /^(?:please )?(?:(?:can|could|would|will) you )?(?:please )?(?:e-?mail|text|slack|message) me (?:the |a list of |a report (?:of|on) )?/iu,
  // "Seasonality check: …"
  /^(?:(?:seasonality|sanity|quick|reality|fact|health) )?check ?: /iu,
  // "Hi all,", "good morning!", "hey team, quick question:"
  /^(?:hi|hello|hey|hiya|dear|hallo|moin|good (?:morning|afternoon|evening|day)|guten (?:morgen|tag)|morning|ok|okay|alright|right|sorry)(?: (?:there|all|team|guys|everyone|everybody|folks|again|both|zusammen|weekwise))? ?[,:;!.–—-]+ /i,
  /^(?:(?:just )?(?:a|one|another) )?(?:(?:very |really |more |last |other |small |little )*)(?:quick (?:question|one|check|thing)|short question|question|request) ?[,:;!–—-]+ /i,
  /^(?:(?:just|only) )?(?:wondering|curious|checking) ?[,:;–—-]+ /i,
  // "My boss is asking: …"
  /^(?:my|our|the) (?:\p{L}+ )?\p{L}+ (?:is asking|keeps asking|asks|asked|wants to know|wanted to know|needs to know|would like to know|wonders) ?[,:;–—-]+ /iu,
  // "I'd like to know how many …", "can you tell me which …", "please show me the …"
  /^(?:please )?(?:i|we)(?:['’]d| would)? (?:just |really |also )?(?:like|love|want|need) to (?:know|see|find out|learn|hear)[,:]? (?!if\b|whether\b|more\b|that\b|about\b)/i,
  /^(?:please )?(?:can|could|would|will) you (?:please )?(?:tell|show|give) (?:me|us)(?: please)?[,:]? (?!if\b|whether\b|more\b|that\b|about\b|an? )/i,
  /^(?:please )?(?:show|give|tell) (?:me|us)(?: please)?[,:]? (?:the |our )?(?!if\b|whether\b|more\b|that\b|about\b|an? )/i,
];

/** What stands behind it. */
const CLOSINGS: readonly RegExp[] = [
  /[,.!?;]? (?:many )?(?:thanks|thank you|thx|ty|cheers|danke)(?: (?:a lot|so much|very much|a bunch|in advance|all|again|team))?[ .!]*$/i,
  /[,.!?;]? (?:please|pls|plz|bitte)[ .!?]*$/i,
  // "Post the comparison in #finance."
  /[.!?;] (?:please )?(?:post|put|share|send|drop) (?:it|this|that|the (?:answer|comparison|numbers?|figures?|result|table|chart)) (?:in|to|into|on) (?:#[\p{L}\p{N}_-]+|(?:the |our )?(?:slack|teams|chat|channel))[ .!]*$/iu,
  // "I need it for a board meeting."; "I need it by channel" asks for more
  /[,;.?!]? (?:i|we) need (?:it|this|that|them|these|the (?:answer|number|figure)s?) (?:for|before) (?:a|an|the|my|our|this|tomorrow['’]?s|today['’]?s) (?:(?:board|team|client|weekly|monthly|management|sales|marketing|quarterly) )*(?:meeting|presentation|report|deck|call|review|slides?|newsletter|boss|client|manager|team|board|budget|planning|pitch)[ .!]*$/i,
];

/** Fewer capitals may be a name: "CTR GSC". */
const FEWEST_CAPITALS = 12;

/**
 * A question without what is typed around it: blanks in rows, the marks of a list, quotes around the whole, greetings, "I'd
 * like to know", thanks. What stands first then is what is asked, wherever it stood. One all in capitals is read as in small
 * letters: its WHO, ARE and US are no abbreviations.
 */
export function bareQuestion(text: string): string {
  const whole = quieted(unquoted(hyphened(text.replace(/\s+/g, ' ').trim())));
  const bare = taken(OPENINGS, taken(CLOSINGS, whole, stop(whole)), '');
  return /\p{L}{2}/u.test(bare) ? timeLast(bare) : whole;
}

const UNIT = '(?:days?|weeks?|months?|quarters?|years?)';
const MONTH = `(?:${MONTH_NAMES})(?: 20\\d\\d)?`;
const LEADING_TIME = once`^((?:(?:in|for|during|over) )?(?:${MONTH}|(?:the )?(?:last|this|past|previous) (?:\d+ )?${UNIT}|q[1-4](?: 20\d\d)?|yesterday))[,:] (.+)$`;
const ANY_TIME = once`\b(?:${MONTH}|${UNIT}|(?:to|yester)day|(?:dai|week|month|quarter|year)ly|q[1-4]|20\d\d|before|after|since|until|ago|mon|tue|wed|thu|fri|sat|sun\p{L}*)\b|[.!?] `;

/** "In February, average position for garden keywords": the one time that is named stands last, as it mostly does. */
function timeLast(text: string): string {
  const [, time = '', asked = ''] = LEADING_TIME.exec(text) ?? [];
  if (time === '' || ANY_TIME.test(asked)) return text;
  const [, bare = asked, end = ''] = /^(.*?) ?([.!?]+)$/.exec(asked) ?? [];
  const when = /^(?:in|for|during|over|yesterday|last|this)\b/i.test(time) ? time : `in ${time}`;
  return `${bare} ${when.charAt(0).toLowerCase()}${when.slice(1)}${end}`;
}

/** Without its end, a question still ends as one. */
const stop = (text: string): string => (text.includes('?') ? '?' : '');

function taken(frames: readonly RegExp[], text: string, left: string): string {
  const frame = frames.find((one) => one.test(text));
  if (frame === undefined) return text;
  const rest = text.replace(frame, left).trim();
  return taken(frames, rest, left);
}

/** A name alone in quotes is a name. */
function unquoted(text: string): string {
  const inner = /^["“„«]([^"“”„«»]*)["”“»][.?!]?$/u.exec(text)?.[1]?.trim();
  const isSentence =
    inner !== undefined &&
    (/\?$/.test(inner) ||
      /^(?:how|what|which|who|where|when|why|show|compare|is|are|did|does|do) .* /i.test(inner));
  return isSentence ? inner : text;
}

/** "Positions 8–20" is typed with any dash; a name that is quoted has its own. */
function hyphened(text: string): string {
  const literals = hideLiterals(text);
  return literals.back(literals.text.replace(/(?<=\d)[\u2010-\u2014\u2212](?=\d)/gu, '-'));
}

function quieted(text: string): string {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const isShouted = capitals >= FEWEST_CAPITALS && !/\p{Ll}/u.test(text) && text.split(' ').length > 2;
  return isShouted ? text.toLowerCase() : text;
}
