import { abbreviationRules } from './abbreviations.ts';
import { anyoneRules } from './anyone.ts';
import { asideRules } from './asides.ts';
import { reportAsideRules } from './asides-of-reports.ts';
import { askedColumnRules } from './asked-columns.ts';
import { politeRules } from './asked-politely.ts';
import { askedThenNamedRules } from './asked-then-named.ts';
import { averageDayRules } from './average-days.ts';
import { commonWordRules } from './common-words.ts';
import { comparisonRules } from './comparisons.ts';
import { definedDifferenceRules } from './defined-differences.ts';
import { engagementRules } from './engagement.ts';
import { everydayRules } from './everyday.ts';
import { existenceRules } from './existence.ts';
import { firstAndLastRules } from './first-and-last.ts';
import { firstRules } from './firsts.ts';
import { gainingOnRules } from './gaining-on.ts';
import { goodOrBadTimeRules } from './good-or-bad-times.ts';
import { halfRules } from './halves.ts';
import { twoTimeRules } from './in-two-times.ts';
import { isSoManyNormalRules } from './is-so-many-normal.ts';
import { limitRules } from './limits.ts';
import { highBesideLimitRules } from './limits-and-high.ts';
import { limitBehindRules } from './limits-behind.ts';
import { limitWithNotRules } from './limits-with-not.ts';
import { listedOtherwiseRules } from './listed-otherwise.ts';
import { listAndCountRules } from './lists-and-counts.ts';
import { nameRules } from './names-and-parts.ts';
import { largestRules } from './of-the-largest.ts';
import { twoNumberRules } from './of-two-numbers.ts';
import { orderRules } from './orders.ts';
import { ownersSearchRules } from './owners-searches.ts';
import { ownersSpeechRules } from './owners-speech.ts';
import { partRules } from './parts-of.ts';
import { phraseRules } from './phrases.ts';
import { searchPlaceRules } from './positions-in-search.ts';
import { purposeRules } from './purposes.ts';
import { rankedAmongRules } from './ranked-among.ts';
import { rankedAndClickedRules } from './ranked-and-clicked.ts';
import { rankingRules } from './rankings.ts';
import { ratioRules } from './ratios.ts';
import { reachedRules } from './reached.ts';
import { readerRules } from './readers-and-buyers.ts';
import { relationRules } from './relations.ts';
import type { Rule } from './rule.ts';
import { runningUnitRules } from './running-units.ts';
import { saidAgainRules } from './said-again.ts';
import { allOrEachRules } from './said-of-all-or-each.ts';
import { doneByEachRules } from './shares-done-by-each.ts';
import { shorthandRules } from './shorthand.ts';
import { someAndNoneRules } from './some-and-none.ts';
import { spanRules } from './spans.ts';
import { splitRules } from './splits.ts';
import { spokenRules } from './spoken.ts';
import { spokenShareRules } from './spoken-shares-and-moves.ts';
import { spreadRules } from './spreads.ts';
import { standingRules } from './standings.ts';
import { startedRules } from './started-and-stopped.ts';
import { steadinessRules } from './steadiness.ts';
import { stretchRules } from './stretches.ts';
import { timeRules } from './times.ts';
import { timesOfAnotherRules } from './times-of-another.ts';
import { stepRules } from './told-step-by-step.ts';
import { leaveOutRules } from './told-to-leave-out.ts';
import { twoClauseRules } from './two-clauses.ts';
import { verbRules } from './verbs.ts';
import { leftAndLostRules } from './what-is-left-and-lost.ts';
import { moverRules } from './who-moved.ts';
import { whoTheyAreRules } from './who-they-are.ts';
import { feastYearRules } from './years-of-feasts.ts';

/** What short speech leaves to the hearer, said in full: short rules first, so that longer ones see fewer ways of saying it. */
export const RULES: readonly Rule[] = [
  ...abbreviationRules,
  ...stepRules,
  ...politeRules,
  ...saidAgainRules,
  ...purposeRules,
  ...readerRules,
  ...leftAndLostRules,
  ...searchPlaceRules,
  ...allOrEachRules,
  ...isSoManyNormalRules,
  ...goodOrBadTimeRules,
  ...whoTheyAreRules,
  ...askedColumnRules,
  ...feastYearRules,
  ...runningUnitRules,
  ...averageDayRules,
  ...spreadRules,
  ...leaveOutRules,
  ...steadinessRules,
  ...rankedAndClickedRules,
  ...ownersSearchRules,
  ...anyoneRules,
  ...commonWordRules,
  ...listedOtherwiseRules,
  ...spokenRules,
  ...doneByEachRules,
  ...spokenShareRules,
  ...spanRules,
  ...nameRules,
  ...ownersSpeechRules,
  ...everydayRules,
  ...largestRules,
  ...partRules,
  ...twoClauseRules,
  ...listAndCountRules,
  ...moverRules,
  ...shorthandRules,
  ...askedThenNamedRules,
  ...splitRules,
  ...reportAsideRules,
  ...asideRules,
  ...someAndNoneRules,
  ...gainingOnRules,
  ...relationRules,
  ...twoTimeRules,
  ...comparisonRules,
  ...halfRules,
  ...reachedRules,
  ...existenceRules,
  ...firstAndLastRules,
  ...firstRules,
  ...highBesideLimitRules,
  ...limitWithNotRules,
  ...limitRules,
  ...limitBehindRules,
  ...standingRules,
  ...phraseRules,
  ...orderRules,
  ...startedRules,
  ...rankingRules,
  ...rankedAmongRules,
  ...timeRules,
  ...stretchRules,
  ...verbRules,
  ...engagementRules,
  ...definedDifferenceRules,
  ...ratioRules,
  ...timesOfAnotherRules,
  ...twoNumberRules,
];

export const inFull = (text: string): string =>
  RULES.reduce((said, { words, full }) => said.replace(words, full), text);

/** Latin letters take one byte each, and a text with any other sign two of them: a rule is compiled for each by itself. */
const [ONE_BYTE, TWO_BYTES] = ['how', 'how…'];

/**
 * Looks for the words of each rule, one after the other. A rule is compiled by its first use (all of them take seconds), for the
 * letters that the text is of, and a second time by its second; what was long of no use is forgotten. A word is enough for that: the
 * text itself may be long, and is read but once.
 */
export function* rehearseInFull(text: string): Generator<void> {
  const sample = /[^\p{ASCII}\u00a0-\u00ff]/u.test(text) ? TWO_BYTES : ONE_BYTE;
  for (const { words } of RULES) {
    sample.search(words);
    sample.search(words);
    yield;
  }
}
