import type { QuestionContext } from '../../../question-context.ts';
import { asMeant } from '../../as-meant.ts';
import { type Assembled, assemble } from '../../assemble.ts';
import { knownSite } from '../../known-site.ts';
import { ifAnswerable, NotAnswerable } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { worded } from '../../worded.ts';
import { corrected } from '../in-whole-words/corrected.ts';
import { chosenOf } from './chosen-of.ts';
import { standingBefore, type Unanswered } from './unanswered.ts';

interface Read {
  readonly reading: Reading;
}

/**
 * A question behind one that was not answered. One that is whole is answered by itself, "the first" takes what was offered; what
 * leaves something out takes it from what was understood of the one before, which is said, and is asked back where that is in doubt.
 */
export function readBehindUnanswered<Known extends Read>(
  said: string,
  left: Unanswered,
  context: QuestionContext,
  read: (text: string, context: QuestionContext) => Known,
): Known {
  const text = corrected(said);
  const alone = { ...context, previous: left.before ?? undefined };
  const words = saidBy(text, context);
  if (words !== undefined && isWhole(words, said)) return read(text, alone);
  const own = wholeBehindLead(said, text, left);
  const ownWords = own === undefined ? undefined : saidBy(own, context);
  if (own !== undefined && ownWords !== undefined && isWhole(ownWords, own)) return read(own, alone);
  const choice = chosenOf(said, left);
  if (choice !== undefined) return read(choice, alone);
  const standing = standingBefore(left);
  const isOfNothing = left.kept === null && !left.isUnsure && left.before === null;
  if (isOfNothing && words?.has.metric === true && !GOES_ON.test(said)) return read(text, alone);
  if (standing === undefined || !isCertain(text, words, left))
    throw new NotAnswerable({
      type: 'behind_unanswered',
      kept: left.kept,
      isToldApart: left.isToldApart,
    });
  const made = read(text, { ...context, previous: standing });
  return { ...made, reading: { ...made.reading, assumptions: [saidOf(left), ...made.reading.assumptions] } };
}

/** Begins or ends like one that goes on, or speaks of what is not in it. */
const GOES_ON =
  /^(?:and|or|but|so|ok(?:ay)?|yes|no|hm+|then|now|just|only|same|instead|what about|how about)\b|\b(?:then|same|instead|too|as well)\b|\b(?:that|those|these) (?:day|week|weekend|month|quarter|year|time)s?\b/i;

/** Says no more than that somebody goes on talking. */
const FILLER = /^(?:(?:so|ok(?:ay)?|well|right|al ?right|fine|hm+|no|yes|now)\b[,.!:]? )+(?=\S)/i;
const JOINING = /^(?:(?:and|but)\b,? )(?=\S)/i;

/**
 * "Ok, sessions last week", "so how many orders in May?" are whole questions behind a word; "and" joins to the one before, unless that
 * named nobody and no word of it was left open: then a number and days of its own leave nothing to be taken from there.
 */
function wholeBehindLead(
  said: string,
  text: string,
  { isUnsure, hasNames, before }: Unanswered,
): string | undefined {
  const spoken = text.replace(FILLER, '');
  const isOfNobody = !isUnsure && !hasNames && before === null;
  const own = isOfNobody ? spoken.replace(JOINING, '') : spoken;
  return own === said ? undefined : own;
}

/** Rows that were never told. */
const OF_ROWS = /\b(?:them|those|these ones|they|their|the same ones|each of)\b/i;

const OF_ONE = /\bits\b/i;

/** A form that nobody knows. */
const OF_FORM =
  /\bsame (?:thing|question|breakdown|table|chart|list|split|trend|comparison|way|again)\b|^(?:the )?same\b/i;

function saidBy(text: string, context: QuestionContext): Assembled | undefined {
  const { views, site } = { ...knownSite(context), site: context.site };
  return ifAnswerable(() => {
    const marks = asMeant(worded(text, context).marks, views);
    return assemble(marks, { views, site, usual: undefined });
  });
}

/** A number and days of its own. */
const isWhole = ({ has, reading, isFollowOn }: Assembled, text: string): boolean =>
  !isFollowOn &&
  !GOES_ON.test(text) &&
  !OF_ROWS.test(text) &&
  (has.metric || reading.intent !== 'numbers') &&
  (has.period || reading.isAllData || isOfFindings(reading, text));

/** "What should I look at next?" is of the last week that was analysed; "what happened?" may be of the days before it. */
const isOfFindings = ({ intent }: Reading, text: string): boolean =>
  !/^(?:numbers|why|usual|overview)$/.test(intent) && text.trim().split(/\s+/).length > 3;

/** Whether all that the question leaves out was understood of the one before. */
function isCertain(text: string, words: Assembled | undefined, left: Unanswered): boolean {
  // "Its position" behind a list that was never told: of which row?
  const isOfOne = OF_ONE.test(text) && (left.kept?.dimensions.length ?? 0) > 0;
  if (left.isUnsure || isOfOne || OF_ROWS.test(text)) return false;
  if (left.kept === null) return true;
  const has = words?.has;
  const isOwnForm =
    has?.metric === true ||
    has?.dimension === true ||
    has?.rank === true ||
    has?.intent === true ||
    has?.time === true;
  if (!left.isPlain && (!isOwnForm || OF_FORM.test(text))) return false;
  // "What happened?" is asked of no one number, but of days
  const isOfAll =
    words !== undefined && !left.hasDays && !/^(?:numbers|why|usual)$/.test(words.reading.intent);
  return has?.metric === true || left.hasNumber || isOfAll;
}

const saidOf = ({
  question,
  kept,
  hasDays,
  hasNames,
  hasNumber,
}: Unanswered): Reading['assumptions'][number] => ({
  code: 'behind_unanswered',
  said: question,
  read:
    kept === null
      ? ''
      : [
          ...(hasNumber ? ['its number'] : []),
          ...(hasDays ? ['its days'] : []),
          ...(hasNames ? ['its names and parts'] : []),
        ].join(', '),
});
