import { anyoneRules } from './limits/anyone.ts';
import { daysInWhichRules } from './limits/days-in-which.ts';
import { everOfDaysRules } from './limits/ever-of-days.ts';
import { everyUnitRules } from './limits/every-unit.ts';
import { existenceRules } from './limits/existence.ts';
import { isSoManyNormalRules } from './limits/is-so-many-normal.ts';
import { limitRules } from './limits/limits.ts';
import { highBesideLimitRules } from './limits/limits-and-high.ts';
import { writtenLimitRules } from './limits/limits-as-written.ts';
import { limitBehindRules } from './limits/limits-behind.ts';
import { limitOfAllRules } from './limits/limits-of-all.ts';
import { limitWithNotRules } from './limits/limits-with-not.ts';
import { neverPaidRules } from './limits/never-paid.ts';
import { reachedRules } from './limits/reached.ts';
import { someAndNoneRules } from './limits/some-and-none.ts';
import { targetRules } from './limits/targets.ts';
import { leaveOutRules } from './limits/told-to-leave-out.ts';
import { unitsThatMovedRules } from './limits/units-that-moved.ts';
import { allButTheTopRules } from './parts/all-but-the-top.ts';
import { askedColumnRules } from './parts/asked-columns.ts';
import { engagementRules } from './parts/engagement.ts';
import { listedOtherwiseRules } from './parts/listed-otherwise.ts';
import { listAndCountRules } from './parts/lists-and-counts.ts';
import { nameRules } from './parts/names-and-parts.ts';
import { pagesBelowRules } from './parts/pages-below.ts';
import { partRules } from './parts/parts-of.ts';
import { readerRules } from './parts/readers-and-buyers.ts';
import { allOrEachRules } from './parts/said-of-all-or-each.ts';
import { doneByEachRules } from './parts/shares-done-by-each.ts';
import { shareOfAPartRules } from './parts/shares-of-a-part.ts';
import { shareOfItsOwnRules } from './parts/shares-of-its-own.ts';
import { shareOfSoManyRules } from './parts/shares-of-so-many.ts';
import { splitRules } from './parts/splits.ts';
import { spokenShareRules } from './parts/spoken-shares-and-moves.ts';
import { totalAndMeanRules } from './parts/total-and-mean.ts';
import { whoTheyAreRules } from './parts/who-they-are.ts';
import { bestOfTwoNamesRules } from './ranks/best-of-two-names.ts';
import { largestRules } from './ranks/of-the-largest.ts';
import { orderRules } from './ranks/orders.ts';
import { ownersSearchRules } from './ranks/owners-searches.ts';
import { searchPlaceRules } from './ranks/positions-in-search.ts';
import { rankedAmongRules } from './ranks/ranked-among.ts';
import { rankedAndClickedRules } from './ranks/ranked-and-clicked.ts';
import { rankingRules } from './ranks/rankings.ts';
import { recordTimeRules } from './ranks/record-times.ts';
import { standingRules } from './ranks/standings.ts';
import { moverRules } from './ranks/who-moved.ts';
import type { Rule } from './rule.ts';
import { abbreviationRules } from './speech/abbreviations.ts';
import { asideRules } from './speech/asides.ts';
import { reportAsideRules } from './speech/asides-of-reports.ts';
import { askedCauseRules } from './speech/asked-causes.ts';
import { politeRules } from './speech/asked-politely.ts';
import { askedThenNamedRules } from './speech/asked-then-named.ts';
import { commonWordRules } from './speech/common-words.ts';
import { doneMoreOftenRules } from './speech/done-more-often.ts';
import { everydayRules } from './speech/everyday.ts';
import { fromOneToTheNextRules } from './speech/from-one-to-the-next.ts';
import { hadCausedRules } from './speech/had-caused.ts';
import { leadInRules } from './speech/lead-ins.ts';
import { moneyMadeRules } from './speech/money-made.ts';
import { ownersSpeechRules } from './speech/owners-speech.ts';
import { phraseRules } from './speech/phrases.ts';
import { purposeRules } from './speech/purposes.ts';
import { saidAgainRules } from './speech/said-again.ts';
import { saidBehindRules } from './speech/said-behind.ts';
import { saidByVerbRules } from './speech/said-by-verbs.ts';
import { shorthandRules } from './speech/shorthand.ts';
import { spokenRules } from './speech/spoken.ts';
import { timeSpentRules } from './speech/time-spent.ts';
import { stepRules } from './speech/told-step-by-step.ts';
import { verbRules } from './speech/verbs.ts';
import { verbsForNumbersRules } from './speech/verbs-for-numbers.ts';
import { averageDayRules } from './times/average-days.ts';
import { boundAsSaidRules } from './times/bounds-as-said.ts';
import { cameAndLeftRules } from './times/came-and-left.ts';
import { firstAndLastRules } from './times/first-and-last.ts';
import { firstRules } from './times/firsts.ts';
import { firstOfMonthRules } from './times/firsts-of-months.ts';
import { firstOfUnitRules } from './times/firsts-of-units.ts';
import { goneAfterRules } from './times/gone-after.ts';
import { goodOrBadTimeRules } from './times/good-or-bad-times.ts';
import { halfRules } from './times/halves.ts';
import { twoTimeRules } from './times/in-two-times.ts';
import { lastSoldRules } from './times/last-sold.ts';
import { lastWithoutRules } from './times/last-without.ts';
import { ofNowRules } from './times/of-now.ts';
import { openDayRules } from './times/open-days.ts';
import { ownersTimeRules } from './times/owners-times.ts';
import { runningUnitRules } from './times/running-units.ts';
import { runWithoutRules } from './times/runs-without.ts';
import { spanRules } from './times/spans.ts';
import { startedRules } from './times/started-and-stopped.ts';
import { steadinessRules } from './times/steadiness.ts';
import { stillThereRules } from './times/still-there.ts';
import { stretchRules } from './times/stretches.ts';
import { thanAverageUnitRules } from './times/than-an-average-unit.ts';
import { timeRules } from './times/times.ts';
import { writtenTimeRules } from './times/times-as-written.ts';
import { whenItWasRules } from './times/when-it-was.ts';
import { feastYearRules } from './times/years-of-feasts.ts';
import { asMuchAsRules } from './two/as-much-as.ts';
import { beatenByRules } from './two/beaten-by.ts';
import { betterAndWorseRules } from './two/better-and-worse.ts';
import { biggerThanRules } from './two/bigger-than.ts';
import { comparisonRules } from './two/comparisons.ts';
import { definedDifferenceRules } from './two/defined-differences.ts';
import { fullerThanRules } from './two/fuller-than.ts';
import { gainingOnRules } from './two/gaining-on.ts';
import { gapOverTimeRules } from './two/gaps-over-time.ts';
import { growthByUnitRules } from './two/growth-by-unit.ts';
import { madeMoreRules } from './two/made-more.ts';
import { twoNumberRules } from './two/of-two-numbers.ts';
import { rateMoreOftenRules } from './two/rates-more-often.ts';
import { ratioRules } from './two/ratios.ts';
import { relationRules } from './two/relations.ts';
import { spendingRules } from './two/spending.ts';
import { spreadRules } from './two/spreads.ts';
import { timesOfAnotherRules } from './two/times-of-another.ts';
import { twoClauseRules } from './two/two-clauses.ts';
import { leftAndLostRules } from './two/what-is-left-and-lost.ts';
import { whileTheOtherRules } from './two/while-the-other.ts';

/** What short speech leaves to the hearer, said in full: short rules first, so that longer ones see fewer ways of saying it. */
export const RULES: readonly Rule[] = [
  ...abbreviationRules,
  ...leadInRules,
  ...stepRules,
  ...politeRules,
  // Before "for … and for" is made of each, and a second "how many" is held against the first
  ...bestOfTwoNamesRules,
  ...writtenTimeRules,
  ...ownersTimeRules,
  ...firstOfMonthRules,
  ...firstOfUnitRules,
  ...boundAsSaidRules,
  ...lastSoldRules,
  ...lastWithoutRules,
  ...timeSpentRules,
  ...totalAndMeanRules,
  ...saidAgainRules,
  ...saidBehindRules,
  ...purposeRules,
  ...readerRules,
  ...leftAndLostRules,
  ...whileTheOtherRules,
  ...rateMoreOftenRules,
  ...neverPaidRules,
  ...pagesBelowRules,
  ...searchPlaceRules,
  ...allOrEachRules,
  ...thanAverageUnitRules,
  ...isSoManyNormalRules,
  ...goodOrBadTimeRules,
  ...whoTheyAreRules,
  ...askedColumnRules,
  ...feastYearRules,
  ...openDayRules,
  ...runWithoutRules,
  ...runningUnitRules,
  ...averageDayRules,
  ...spreadRules,
  ...leaveOutRules,
  ...steadinessRules,
  ...rankedAndClickedRules,
  ...ownersSearchRules,
  ...beatenByRules,
  ...asMuchAsRules,
  ...saidByVerbRules,
  ...daysInWhichRules,
  ...everyUnitRules,
  ...unitsThatMovedRules,
  ...limitOfAllRules,
  ...anyoneRules,
  ...verbsForNumbersRules,
  // Before a comparison without its time becomes one of all days
  ...ofNowRules,
  ...commonWordRules,
  ...doneMoreOftenRules,
  ...listedOtherwiseRules,
  ...fromOneToTheNextRules,
  ...hadCausedRules,
  ...moneyMadeRules,
  ...spokenRules,
  ...shareOfItsOwnRules,
  ...shareOfSoManyRules,
  ...doneByEachRules,
  ...spokenShareRules,
  ...spanRules,
  ...nameRules,
  ...ownersSpeechRules,
  ...spendingRules,
  ...growthByUnitRules,
  ...everydayRules,
  ...largestRules,
  ...partRules,
  ...shareOfAPartRules,
  ...twoClauseRules,
  ...listAndCountRules,
  ...moverRules,
  ...shorthandRules,
  ...askedCauseRules,
  ...askedThenNamedRules,
  ...splitRules,
  ...reportAsideRules,
  ...asideRules,
  ...someAndNoneRules,
  ...betterAndWorseRules,
  ...gainingOnRules,
  ...gapOverTimeRules,
  ...relationRules,
  ...goneAfterRules,
  ...twoTimeRules,
  ...madeMoreRules,
  ...fullerThanRules,
  ...comparisonRules,
  ...halfRules,
  ...targetRules,
  ...reachedRules,
  ...existenceRules,
  ...everOfDaysRules,
  ...cameAndLeftRules,
  ...stillThereRules,
  ...firstAndLastRules,
  ...firstRules,
  ...whenItWasRules,
  ...highBesideLimitRules,
  ...limitWithNotRules,
  ...limitRules,
  ...limitBehindRules,
  ...writtenLimitRules,
  ...recordTimeRules,
  ...standingRules,
  ...phraseRules,
  ...allButTheTopRules,
  ...orderRules,
  ...startedRules,
  ...rankingRules,
  ...rankedAmongRules,
  ...timeRules,
  ...stretchRules,
  ...biggerThanRules,
  ...verbRules,
  ...engagementRules,
  ...definedDifferenceRules,
  ...ratioRules,
  ...timesOfAnotherRules,
  ...twoNumberRules,
];
