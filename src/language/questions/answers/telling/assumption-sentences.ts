import { addDays, type Day, weekday, weekOf } from '#src/shared/week.ts';
import { type Binding, type BoundText, sentence } from '../../../bound-text.ts';
import { percent } from '../../../quantity.ts';
import { askMetric } from '../../data/ask-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import { weekdayNames } from '../../dates/calendar-words.ts';
import { lengthOf, type Period } from '../../dates/period.ts';
import type { Assumption } from '../../reading/assumption.ts';
import type { Reading } from '../../reading/reading.ts';
import { isStable } from '../../reading/shape/stable-move.ts';
import { dayPiece, listed, periodPhrase, valueText, wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { bestPagesWords } from './best-pages-words.ts';

/** An assumption with all that its sentence may name. */
interface Told {
  /** The words of the question, and what they were taken for; empty where the assumption has none. */
  readonly said: string;
  readonly read: string;
  readonly settled: Settled;
  readonly inquiry: Inquiry;
  /** A name in quotation marks, kept as evidence under the second. */
  readonly quoted: (text: string, name: string) => Binding;
  /** What a metric is called in the middle of a sentence. */
  readonly label: (metric: string) => string;
}

type SentenceOf = (told: Told) => BoundText | undefined;

/** Whose days were chosen. */
function whoseDays(filters: Reading['filters'] | undefined, quoted: Told['quoted']): BoundText {
  const names = (filters ?? []).flatMap(({ members }) => members);
  const told = names.map((name, at) => quoted(name, `whoseDays${at}`));
  return names.length === 0 ? sentence`of the whole site` : sentence`of ${listed(told, ' or ')}`;
}

const asSessions = sentence`People are counted by their sessions here: users do not add up over parts of the site or of time.`;

/** Nothing is assumed without being told. */
export const assumptionSentences: Readonly<Record<Assumption['code'], SentenceOf>> = {
  spelling: ({ said, read, quoted }) => sentence`${quoted(said, 'said')} is read as ${quoted(read, 'read')}.`,
  stable_move: ({ said, quoted, settled: { reading, view }, inquiry }) => {
    const move = reading.moves.find(isStable);
    if (move?.metric === undefined) return undefined;
    const metric = askMetric(view, move.metric);
    if (metric === undefined) return undefined;
    const kept = inquiry.keep('stable', move.value);
    const far = move.isRelative ? percent(move.value, kept) : valueText(move.value, metric.unit, null, kept);
    return sentence`${quoted(said, 'stableWord')} is read as moved by at most ${far}${move.isRelative ? '' : ' places'}, either way.`;
  },
  standing: ({ said, quoted }) =>
    sentence`${quoted(said, 'standing')} is read of where the two stood in these days; how they stood before is not looked at.`,
  told: ({ said, quoted }) =>
    sentence`${quoted(said, 'told')} is read as told beside the question; it limits no number.`,
  asked_anew: ({ read, quoted }) =>
    sentence`${quoted(read, 'read')} of the question before is not kept: this one says for itself what it is of.`,
  behind_unanswered: ({ said, read, quoted }) =>
    read === ''
      ? sentence`The question before, ${quoted(said, 'unanswered')}, was not answered: this one goes on from the last that was.`
      : sentence`The question before, ${quoted(said, 'unanswered')}, was not answered; what was understood of it is kept: ${read}.`,
  chart_kind: ({ said, quoted }) =>
    sentence`A chart of the kind ${quoted(said, 'chart')} is not drawn: charts are of bars or lines.`,
  metric_default: ({ said, read, label, settled }) =>
    said === ''
      ? (bestPagesWords(settled, read, label) ?? sentence`No metric was named: these are ${label(read)}.`)
      : asSessions,
  substitute: ({ said, read, quoted, label }) => sentence`${quoted(said, 'said')} is read as ${label(read)}.`,
  shown_not_searched: () =>
    sentence`How often something is searched for is not counted, only how often the site was shown for it.`,
  visitors_as_sessions: () => asSessions,
  visitors_of_weeks: () =>
    sentence`People are counted by their sessions here: the source counts users of whole weeks only.`,
  persons_added: ({ read, label }) =>
    sentence`The ${label(read)} of each day and row are added up: who is in several of them counts in each.`,
  persons_of_a_day: ({ read, label }) =>
    sentence`Who came on several days cannot be told apart, so the ${label(read)} are those of an average day.`,
  persons_of_rows: ({ read, label }) =>
    sentence`The ${label(read)} of all rows of a day are added up: who is in several of them counts in each.`,
  total_and_rate: ({ read, label }) =>
    sentence`More may be meant of all or of each, and the two are not of the same size: ${label(read)} stands beside it.`,
  hours_of_minutes: ({ read, label }) => sentence`Hours are made of the ${label(read)}, sixty to each.`,
  member: ({ said, read, quoted }) => sentence`${quoted(said, 'said')} is read as ${quoted(read, 'read')}.`,
  whole_business: ({ said, read, quoted }) =>
    sentence`${quoted(said, 'said')} is read as all that the data hold, and not as ${quoted(read, 'read')} alone.`,
  not_tested: () =>
    sentence`Whether this is more than chance is not tested here: the insights of a week test it, and “why did it change” weighs one change.`,
  placeholder: ({ said, read, quoted }) =>
    sentence`${quoted(read, 'read')} ${said} no campaign, and left out.`,
  absent: ({ said, read, quoted }) =>
    sentence`${quoted(said, 'said')} is not among the values of ${read.toLowerCase()} in the data.`,
  where_from: ({ said, read, quoted }) =>
    sentence`${quoted(said, 'said')} is read as a question by ${quoted(read, 'read')}.`,
  dimension: ({ said, read, quoted }) =>
    sentence`The data are not split by ${quoted(said, 'said')}; the nearest that they have is ${quoted(read, 'read')}.`,
  column: ({ said, read, quoted }) => sentence`${quoted(said, 'said')} is read as ${quoted(read, 'read')}.`,
  end_taken: ({ said, read, quoted }) =>
    sentence`Whether more of it is better is not known: ${quoted(said, 'said')} is read as the ${read} number.`,
  abandonment: ({ said, read, quoted }) =>
    sentence`${quoted(said, 'said')} is one minus ${quoted(read, 'read')}.`,
  top_of_less: ({ said, read, quoted }) =>
    sentence`Less of it is better, and ${quoted(said, 'said')} is read as the ${read} number; for the other end ask for the lowest.`,
  fewer_better: ({ said, read, quoted }) =>
    sentence`The fewer it takes for one, the better: ${quoted(said, 'said')} is read as the ${read} number.`,
  section: ({ said, read, quoted }) =>
    sentence`${quoted(said, 'said')} is read as all pages below ${quoted(read, 'read')}.`,
  containing: ({ said, quoted }) => sentence`${quoted(said, 'said')} is read as a part of the name.`,
  name_alone: ({ said, quoted }) =>
    sentence`${quoted(said, 'said')} is read as this name alone; others that hold the word are counted.`,
  question_queries: () =>
    sentence`Queries that begin with a word of asking (how, what, why, where, can and such) are read as questions.`,
  brand: ({ read, quoted }) =>
    sentence`Queries of the brand are those that hold ${quoted(read, 'brandTerms')}.`,
  chosen: ({
    said,
    read,
    quoted,
    settled: {
      reading: { chosen },
      view,
    },
  }) => {
    const isRate = chosen !== null && askMetric(view, chosen.metric)?.kind !== 'additive';
    const [more, less] = isRate ? ['highest', 'lowest'] : ['most', 'least'];
    const most = chosen?.direction === 'bottom' ? less : more;
    const period = chosen?.periods[0];
    const when = period === undefined ? '' : periodPhrase(period, 'reading.chosen.periods.0');
    return sentence`Chosen first, as those with the ${most} ${said} ${when}: ${quoted(read, 'chosen')}.`;
  },
  left_out: ({ said, read, quoted, settled: { reading } }) => {
    const most = reading.leftOut?.direction === 'bottom' ? 'least' : 'most';
    return sentence`Left out as those with the ${most} ${said}: ${quoted(read, 'leftOut')}.`;
  },
  mean_limit: ({ said, read, settled, inquiry }) => meanWords(said, Number(read), settled, inquiry),
  chosen_days: ({ said, read, quoted, inquiry, settled: { reading } }) => {
    const whose = whoseDays(reading.chosenDays?.filters, quoted);
    const days = wholeNumber(Number(read), inquiry.keep('chosenDays', Number(read)));
    return read === '1'
      ? sentence`The limits choose ${days} ${said} ${whose}; the numbers are those of it.`
      : sentence`The limits choose ${days} ${said}s ${whose}; the numbers are those of these together.`;
  },
  best_days: ({ said, read, quoted, inquiry, settled: { reading, period } }) => {
    const { unit = 'day', best } = reading.chosenDays ?? {};
    const most = best?.direction === 'bottom' ? 'lowest' : 'highest';
    const whose = whoseDays(best?.filters, quoted);
    const found = read.split(', ').map((day, at) => dayPiece(day as Day, inquiry.keep(`bestDay${at}`, day)));
    return found.length === 1
      ? sentence`These are the numbers ${periodPhrase(period, inquiry.keepDays(period))}: ${whose}, the ${unit} with the ${most} ${said}.`
      : sentence`Found first, ${whose}, as the ${unit}s with the ${most} ${said}: ${unit === 'day' ? '' : 'those from '}${listed(found, ' and ')}.`;
  },
  common_days: ({ read, settled: { view }, inquiry }) =>
    sentence`The data ${read === view.source.lastDay ? 'end' : 'begin'} on ${dayPiece(read as Day, inquiry.keep('commonDays', read))}: only the days that both sides have are compared.`,
  data_begin: ({ read, inquiry }) =>
    sentence`The data begin on ${dayPiece(read as Day, inquiry.keep('firstDay', read))}: only days from then on count.`,
  data_end: ({ read, inquiry }) =>
    sentence`The data end on ${dayPiece(read as Day, inquiry.keep('lastDay', read))}: only days up to then count.`,
  days_left_out: ({ settled: { period }, inquiry }) =>
    sentence`These are the numbers ${periodPhrase(period, inquiry.keepDays(period))}.`,
  week_left_out: () =>
    sentence`Weeks run from Monday to Sunday and belong to the month that they begin in, so does the one that is left out.`,
  against_before: ({ settled: { period, other }, inquiry }) =>
    other !== null && period.isRunning === true && other.from.slice(5) === period.from.slice(5)
      ? sentence`Compared with the same days of the year before.`
      : other !== null && lengthOf(other) !== lengthOf(period)
        ? sentence`Compared with ${unitsBefore(period, other, inquiry)}.`
        : sentence`Compared with the same stretch of days right before.`,
  same_days: () => sentence`The current period is not over: only as many days of the other one are compared.`,
  same_weekdays: () => sentence`Compared with the same days of the week a year before, so the dates differ.`,
  period_default: ({ settled: { period }, inquiry }) =>
    sentence`No period was named: these are the numbers ${periodPhrase(period, inquiry.keepDays(period))}.`,
  period_complete_months: ({ settled: { period }, inquiry }) =>
    sentence`Only months (or quarters, years) that are over are counted, ${spanOf(period, inquiry)}.`,
  period_complete_weeks: () =>
    sentence`Weeks run from Monday to Sunday, and only those that are over are counted.`,
  period_without_today: () => sentence`Today is not over and does not count.`,
  period_week_not_begun: () =>
    sentence`This week begins today and has no day with data yet: these are the numbers of last week.`,
  period_month_first: () => sentence`The date is read with the month first.`,
  period_day_first: () => sentence`The date is read with the day first.`,
  period_monday_week: () => sentence`Weeks run from Monday to Sunday: this is the one that holds that day.`,
  period_third_of_month: () =>
    sentence`Of a month the first ten days are its early ones, the next ten its middle, the rest its late ones.`,
  period_fiscal: ({ settled: { period }, inquiry }) =>
    sentence`When a fiscal year begins is not known: the years of the calendar are counted, ${spanOf(period, inquiry)}.`,
  period_first_monday: ({ settled: { period }, inquiry }) =>
    sentence`Weeks run from Monday to Sunday and belong to the month that they begin in: this one runs ${spanOf(wholeWeek(period), inquiry)}.`,
  period_last_weekday: ({ settled: { period }, inquiry }) =>
    sentence`“${weekdayNames[weekday(period.from)] ?? ''}” is read as the last one, ${dayPiece(period.from, inquiry.keepDays(period).from)}.`,
  period_near: ({ settled: { period }, inquiry }) =>
    sentence`Around a day are the three days before it, the day itself and the three after it, ${spanOf(period, inquiry)}.`,
  period_last_whole: ({ settled: { period, other }, inquiry }) =>
    other === null
      ? sentence`The last one that is over is counted, ${spanOf(period, inquiry)}.`
      : sentence`What is still running is not held against what is over: the last whole ones are counted, ${spanOf(period, inquiry)} and ${spanOf(other, inquiry)}.`,
  period_same_part: ({ settled: { period }, inquiry }) =>
    sentence`As much of it is counted as of the one that is not over, ${spanOf(period, inquiry)}.`,
  period_turned: () =>
    sentence`The later end is named first: it is read from the earlier one to the later one.`,
  period_after_day: () =>
    sentence`What has not been since a day may have been on it: only the days after it are counted.`,
  period_around: () => sentence`As many days before as since, the day itself among those since.`,
  period_all_data: ({ settled: { period }, inquiry }) =>
    sentence`All days with data are counted, ${spanOf(period, inquiry)}.`,
};

/** The week as it was asked about, also where only some of its days have data. */
function wholeWeek(period: Period): Period {
  const from = weekOf(period.from);
  const to = addDays(from, 6);
  return period.to <= to ? { ...period, from, to } : period;
}

/** "from Jan 1, 2017 to Mar 31, 2017", with both years. */
function spanOf(period: Period, inquiry: Inquiry): BoundText {
  const days = inquiry.keepDays(period);
  return sentence`from ${dayPiece(period.from, days.from)} to ${dayPiece(period.to, days.to)}`;
}

/** The value that "average" stands for, which the rows are held against. */
function meanWords(id: string, value: number, { view }: Settled, inquiry: Inquiry): BoundText | undefined {
  const metric = askMetric(view, id);
  if (metric === undefined) return undefined;
  const piece = valueText(value, metric.unit, view.source.currency, inquiry.keep('mean', value));
  return metric.kind === 'additive'
    ? sentence`As the average of ${metric.noun} counts ${piece}: all of them by how many there are.`
    : sentence`As the average counts the ${metric.noun} of everything together: ${piece}.`;
}

/** "The month right before, which is longer", "the 6 months right before, which have fewer days". */
function unitsBefore(period: Period, other: Period, inquiry: Inquiry): BoundText {
  const isLonger = lengthOf(other) > lengthOf(period);
  if (period.unit !== 'range' && period.count > 1)
    return sentence`the ${wholeNumber(period.count, inquiry.keep('unitsBefore', period.count))} ${period.unit}s right before, which have ${isLonger ? 'more' : 'fewer'} days`;
  return period.unit === 'range'
    ? sentence`the days right before, which are ${isLonger ? 'more' : 'fewer'}`
    : sentence`the ${period.unit} right before, which is ${isLonger ? 'longer' : 'not as long'}`;
}
