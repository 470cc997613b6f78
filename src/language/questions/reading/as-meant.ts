import type { SourceView } from '../data/source-view.ts';
import type { Mark } from './mark.ts';
import { notButThis } from './rephrasing/asides/not-but-this.ts';
import { withoutContext } from './rephrasing/asides/remarks-and-labels.ts';
import { inPlainWords } from './rephrasing/in-plain-words.ts';
import { absentAsParts } from './rephrasing/names/absent-as-parts.ts';
import { anyoneOfPersons } from './rephrasing/names/anyone-of-persons.ts';
import { appNames } from './rephrasing/names/app-names.ts';
import { brandOfCampaigns } from './rephrasing/names/brand-of-campaigns.ts';
import { comparedByParts } from './rephrasing/names/compared-by-parts.ts';
import { countriesAsWords } from './rephrasing/names/countries-as-words.ts';
import { driversAsPeople } from './rephrasing/names/drivers-as-people.ts';
import { leftOutOfOneKind } from './rephrasing/names/left-out-of-one-kind.ts';
import { namesAsTold } from './rephrasing/names/names-as-told.ts';
import { namesBesideNames } from './rephrasing/names/names-beside-names.ts';
import { namesByAWord } from './rephrasing/names/names-by-a-word.ts';
import { namesByTheirStart } from './rephrasing/names/names-by-their-start.ts';
import { namesLikeMonths } from './rephrasing/names/names-like-months.ts';
import { namesOfHalfNumbers } from './rephrasing/names/names-of-half-numbers.ts';
import { namesOfOneList } from './rephrasing/names/names-of-one-list.ts';
import { notThere } from './rephrasing/names/not-there.ts';
import { nounsOfNames } from './rephrasing/names/nouns-of-names.ts';
import { othersOfNames } from './rephrasing/names/others-of-names.ts';
import { pagesOfTwoWords } from './rephrasing/names/pages-of-two-words.ts';
import { postsOfWords } from './rephrasing/names/posts-of-words.ts';
import { queriesOfWords } from './rephrasing/names/queries-of-words.ts';
import { queriesThatAsk } from './rephrasing/names/queries-that-ask.ts';
import { readersAsVisits } from './rephrasing/names/readers-as-visits.ts';
import { sectionsWithLimits } from './rephrasing/names/sections-with-limits.ts';
import { textsHeldUp } from './rephrasing/names/texts-held-up.ts';
import { thingsOfKinds } from './rephrasing/names/things-of-kinds.ts';
import { unitsAsNames } from './rephrasing/names/units-as-names.ts';
import { webNames } from './rephrasing/names/web-names.ts';
import { whereOfPlaces } from './rephrasing/names/where-of-places.ts';
import { whoOfPersons } from './rephrasing/names/who-of-persons.ts';
import { wordsHeldByNames } from './rephrasing/names/words-held-by-names.ts';
import { besideOfTwoSources } from './rephrasing/numbers/beside/beside-of-two-sources.ts';
import { engagedBesideNumbers } from './rephrasing/numbers/beside/engaged-beside-numbers.ts';
import { gainedAndLost } from './rephrasing/numbers/beside/gained-and-lost.ts';
import { gapsOfNumbers } from './rephrasing/numbers/beside/gaps-of-numbers.ts';
import { lessCosts } from './rephrasing/numbers/beside/less-costs.ts';
import { moreOfOneNumber } from './rephrasing/numbers/beside/more-of-one-number.ts';
import { numberLessAnother } from './rephrasing/numbers/beside/number-less-another.ts';
import { numberWithAnother } from './rephrasing/numbers/beside/number-with-another.ts';
import { otherPartOfNumber } from './rephrasing/numbers/beside/other-part-of-number.ts';
import { columnsInParts } from './rephrasing/numbers/columns/columns-in-parts.ts';
import { columnsInTwoWords } from './rephrasing/numbers/columns/columns-in-two-words.ts';
import { countedNotPages } from './rephrasing/numbers/columns/counted-not-pages.ts';
import { eventsByGerunds } from './rephrasing/numbers/columns/events-by-gerunds.ts';
import { eventsByVerbs } from './rephrasing/numbers/columns/events-by-verbs.ts';
import { eventsOfThings } from './rephrasing/numbers/columns/events-of-things.ts';
import { eventsOfWhoDoesIt } from './rephrasing/numbers/columns/events-of-who-does-it.ts';
import { givingAsMoney } from './rephrasing/numbers/columns/giving-as-money.ts';
import { hoursWorked } from './rephrasing/numbers/columns/hours-worked.ts';
import { howOftenSearched } from './rephrasing/numbers/columns/how-often-searched.ts';
import { lostOn } from './rephrasing/numbers/columns/lost-on.ts';
import { movedThings } from './rephrasing/numbers/columns/moved-things.ts';
import { newOnes } from './rephrasing/numbers/columns/new-ones.ts';
import { nounsOfParticiples } from './rephrasing/numbers/columns/nouns-of-participles.ts';
import { readAsOpened } from './rephrasing/numbers/columns/read-as-opened.ts';
import { verbsOfNouns } from './rephrasing/numbers/columns/verbs-of-nouns.ts';
import { limitsOfFates } from './rephrasing/numbers/limits/limits-of-fates.ts';
import { lengthsOfEvents } from './rephrasing/numbers/of-one/lengths-of-events.ts';
import { priceAsked } from './rephrasing/numbers/of-one/price-asked.ts';
import { priceOfOne } from './rephrasing/numbers/of-one/price-of-one.ts';
import { timeOfOneEvent } from './rephrasing/numbers/of-one/time-of-one-event.ts';
import { conversionToName } from './rephrasing/numbers/rates/conversion-to-name.ts';
import { howHappy } from './rephrasing/numbers/rates/how-happy.ts';
import { rateBesideRatio } from './rephrasing/numbers/rates/rate-beside-ratio.ts';
import { seatsTaken } from './rephrasing/numbers/rates/seats-taken.ts';
import { kindsDoneTo } from './rephrasing/numbers/shares/kinds-done-to.ts';
import { oneOutOfAnother } from './rephrasing/numbers/shares/one-out-of-another.ts';
import { ownShares, passiveEvents } from './rephrasing/numbers/shares/own-shares.ts';
import { partOfDone } from './rephrasing/numbers/shares/part-of-done.ts';
import { sharesWithinRows } from './rephrasing/numbers/shares/shares-within-rows.ts';
import { aheadOfLastYear } from './rephrasing/time/ahead-of-last-year.ts';
import { improvedThanThen } from './rephrasing/time/improved-than-then.ts';
import { namedByTheirDays } from './rephrasing/time/named-by-their-days.ts';
import { notSinceDay } from './rephrasing/time/not-since-day.ts';
import { sameDaysOf } from './rephrasing/time/same-days-of.ts';
import { weekdayOfNumbers } from './rephrasing/time/weekday-of-numbers.ts';
import { weekdaysWithin } from './rephrasing/time/weekdays-within.ts';
import { whenItsBest } from './rephrasing/time/when-its-best.ts';

/**
 * What the words mean beside what is connected, in this order: each step sees what the one before made of them. Where it
 * shows, `order-of-steps.test.ts` fails if two are swapped.
 */
export function asMeant(said: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const steps: readonly ((marks: readonly Mark[]) => readonly Mark[])[] = [
    withoutContext,
    notButThis,
    (marks) => namesOfHalfNumbers(marks, views),
    // Before "demo" is a page to every other step
    (marks) => countedNotPages(marks, views),
    (marks) => queriesThatAsk(marks, views),
    namedByTheirDays,
    sameDaysOf,
    weekdaysWithin,
    notSinceDay,
    whenItsBest,
    weekdayOfNumbers,
    aheadOfLastYear,
    improvedThanThen,
    (marks) => pagesOfTwoWords(marks, views),
    (marks) => textsHeldUp(marks, views),
    (marks) => postsOfWords(marks, views),
    (marks) => queriesOfWords(marks, views),
    (marks) => countriesAsWords(marks, views),
    wordsHeldByNames,
    (marks) => howOftenSearched(marks, views),
    (marks) => othersOfNames(marks, views),
    (marks) => absentAsParts(marks, views),
    (marks) => webNames(marks, views),
    sectionsWithLimits,
    (marks) => appNames(marks, views),
    // Before `namesByAWord`: of two first names it would find the one that is no month
    (marks) => namesLikeMonths(marks, views),
    // Before `namesByAWord`: each word of "green and gray" may be one of two names
    (marks) => namesByTheirStart(marks, views),
    (marks) => brandOfCampaigns(marks, views),
    (marks) => namesByAWord(marks, views),
    (marks) => namesBesideNames(marks, views),
    (marks) => namesOfOneList(marks, views),
    namesAsTold,
    // "The stove instead of the lantern": once both are known as names
    notButThis,
    // "Who moved the most birds": before `whoOfPersons` looks for what they had the most of
    movedThings,
    (marks) => anyoneOfPersons(marks, views),
    (marks) => whoOfPersons(marks, views),
    (marks) => whereOfPlaces(marks, views),
    (marks) => notThere(marks, views),
    driversAsPeople,
    (marks) => nounsOfNames(marks, views),
    leftOutOfOneKind,
    // "Breached the SLA": before `columnsInParts` puts the words of a column together
    (marks) => eventsOfThings(marks, views),
    (marks) => lostOn(marks, views),
    (marks) => hoursWorked(marks, views),
    // "Minutes of mending per breakage": before anything is told per another
    columnsInParts,
    (marks) => conversionToName(marks, views),
    // "Share of seats sold": before `ownShares` asks whose share it is
    (marks) => seatsTaken(marks, views),
    // "Refunded out of all sold": before `ownShares` takes what stands first for the whole
    (marks) => oneOutOfAnother(marks, views),
    // "Where more than 12 % of bookings were cancelled": before `columnsInTwoWords` makes the cancellations of them
    (marks) => limitsOfFates(marks, views),
    // "Share of emails opened that were in Norway": before `ownShares` takes the emails for the whole
    partOfDone,
    // "What percentage of orders gets cancelled": before `passiveEvents` takes its verb for no number
    ownShares,
    (marks) => sharesWithinRows(marks, views),
    (marks) => kindsDoneTo(marks, views),
    (marks) => howHappy(marks, views),
    (marks) => newOnes(marks, views),
    (marks) => nounsOfParticiples(marks, views),
    engagedBesideNumbers,
    verbsOfNouns,
    (marks) => eventsByVerbs(marks, views),
    (marks) => eventsOfWhoDoesIt(marks, views),
    (marks) => eventsByGerunds(marks, views),
    // "How many dozens did we lift": before `inPlainWords` takes what stands between its two words
    (marks) => columnsInTwoWords(marks, views),
    (marks) => givingAsMoney(marks, views),
    (marks) => readAsOpened(marks, views),
    passiveEvents,
    (marks) => unitsAsNames(marks, views),
    (marks) => otherPartOfNumber(marks, views),
    // "Difference between sales and refunds by month": before `numberLessAnother` looks for both
    gapsOfNumbers,
    // Gross profit is read there: before `lessCosts` takes it for all that is left
    (marks) => numberLessAnother(marks, views),
    (marks) => lessCosts(marks, views),
    (marks) => moreOfOneNumber(marks, views),
    (marks) => numberWithAnother(marks, views),
    (marks) => rateBesideRatio(marks, views),
    // Before `thingsOfKinds` asks for their kinds
    (marks) => readersAsVisits(marks, views),
    (marks) => thingsOfKinds(marks, views),
    (marks) => lengthsOfEvents(marks, views),
    (marks) => timeOfOneEvent(marks, views),
    (marks) => priceAsked(marks, views),
    (marks) => priceOfOne(marks, views),
    (marks) => gainedAndLost(marks, views),
    comparedByParts,
    (marks) => besideOfTwoSources(marks, views),
    (marks) => inPlainWords(marks, views),
  ];
  return steps.reduce((marks, step) => step(marks), said);
}
