import { type SourceView, viewSource } from '../data/source-view.ts';
import { isMonthFirst } from '../dates/is-month-first.ts';
import { refuseNoSuchDay } from '../dates/refuse-no-such-day.ts';
import { refuseWrongWeekday } from '../dates/refuse-wrong-weekday.ts';
import type { Calendar } from '../dates/time-text.ts';
import type { QuestionContext } from '../question-context.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { withSigns } from '../text/with-signs.ts';
import { keptByContext } from './kept-by-context.ts';
import type { Mark } from './mark.ts';
import { type MarkedQuestion, markQuestion } from './marking/mark-question.ts';
import { makeVocabulary, type Vocabulary } from './marking/vocabulary.ts';

/** What questions to a site can be about, and how it is called there. */
interface KnownSite {
  readonly views: readonly SourceView[];
  readonly vocabulary: Vocabulary;
}

const MOST_BRANDS = 4;

/** Names of a site are thousands: their index is kept as long as the list it was made of, for each brand that is asked about. */
const known = new WeakMap<QuestionContext['sources'], Map<string, KnownSite>>();

export function knownSite({ sources, site }: QuestionContext): KnownSite {
  const ofBrands = known.get(sources) ?? new Map<string, KnownSite>();
  known.set(sources, ofBrands);
  const brand = JSON.stringify(site?.brandTerms ?? []);
  const kept = ofBrands.get(brand);
  if (kept) return kept;
  const views = sources
    .filter(({ firstDay, reports }) => firstDay !== null && reports.length > 0)
    .map(viewSource);
  const made = { views, vocabulary: makeVocabulary(views, site?.brandTerms ?? []) };
  // A question may define a brand of its own: those of strangers' questions are not kept for ever
  if (ofBrands.size >= MOST_BRANDS) ofBrands.clear();
  ofBrands.set(brand, made);
  return made;
}

/** A text by what each stretch of it means on this site, and how what was misspelled was read. */
export const markedBySite = keptByContext((text, context): MarkedQuestion => {
  const { views, vocabulary } = knownSite(context);
  const tokens = withSigns(tokenize(text));
  const calendar = calendarOf(context, views, tokens);
  refuseNoSuchDay(tokens, calendar);
  refuseWrongWeekday(tokens, calendar);
  return markQuestion(tokens, vocabulary, calendar);
});

/** What each stretch of a text means by itself. */
export const marksOf = (text: string, context: QuestionContext): readonly Mark[] =>
  markedBySite(text, context).marks;

function calendarOf(
  { today }: QuestionContext,
  views: readonly SourceView[],
  tokens: readonly Token[],
): Calendar {
  const lasts = views.flatMap(({ source }) => source.lastDay ?? []).sort();
  return {
    today,
    firstDay: firstDayOf(views) ?? today,
    lastDay: lasts.at(-1) ?? today,
    monthFirst: isMonthFirst(
      tokens,
      today,
      views.flatMap(({ source }) => source.currency ?? []),
    ),
  };
}

/** The first day of any of them. */
export const firstDayOf = (views: readonly SourceView[]) =>
  views.flatMap(({ source }) => source.firstDay ?? []).sort()[0];
