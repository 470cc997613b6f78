import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { askMetric, metricLabel } from '../../data/ask-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { Assumption } from '../../reading/reading.ts';
import { dayPiece, periodPhrase, valueText, wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settle.ts';

/** How the question was read where it could be read otherwise, sentence by sentence. */
export function assumptionWords(
  { assumptions, period, view, reading }: Settled,
  inquiry: Inquiry,
): BoundText[] {
  const { chosen } = reading;
  // A rolling mean and steps ask for days before the period, too.
  const plan = inquiry.plans[0]?.plan;
  const days = plan?.from === period.from && plan.to === period.to ? 'plans.0.plan' : 'reading.periods.0';
  return assumptions.flatMap((assumption) => wordsFor(assumption) ?? []);

  /** The value that "average" stands for, which the rows are held against. */
  function meanWords(id: string, value: number): BoundText | undefined {
    const metric = askMetric(view, id);
    if (metric === undefined) return undefined;
    const piece = valueText(value, metric.unit, view.source.currency, inquiry.keep('mean', value));
    return metric.kind === 'additive'
      ? sentence`As the average of ${metric.noun} counts ${piece}: all of them by how many there are.`
      : sentence`As the average counts the ${metric.noun} of everything together: ${piece}.`;
  }

  function wordsFor({ code, said = '', read = '' }: Assumption): BoundText | undefined {
    const quoted = (text: string, name: string) => ({
      text: `“${text}”`,
      path: inquiry.keep(name, text),
      value: text,
    });
    const label = (id: string) => (askMetric(view, id)?.label ?? metricLabel(id)).toLowerCase();
    switch (code) {
      case 'spelling':
        return sentence`${quoted(said, 'said')} is read as ${quoted(read, 'read')}.`;
      case 'told':
        return sentence`${quoted(said, 'told')} is taken as what happened; it limits no number.`;
      case 'metric_default':
        return sentence`No metric was named: these are ${label(read)}.`;
      case 'substitute':
        return sentence`${quoted(said, 'said')} is read as ${label(read)}.`;
      case 'visitors_as_sessions':
        return sentence`People are counted by their sessions here: users do not add up over parts of the site or of time.`;
      case 'persons_added':
        return sentence`The ${label(read)} of each day and row are added up: who came on several days counts on each of them.`;
      case 'member':
        return sentence`${quoted(said, 'said')} is read as ${quoted(read, 'read')}.`;
      case 'not_tested':
        return sentence`Whether this is more than chance is not tested here: the insights of a week test it, and “why did it change” weighs one change.`;
      case 'placeholder':
        return sentence`${quoted(read, 'read')} ${said} no campaign, and left out.`;
      case 'absent':
        return sentence`${quoted(said, 'said')} is not among the values of ${read.toLowerCase()} in the data.`;
      case 'where_from':
        return sentence`${quoted(said, 'said')} is read as a question by ${quoted(read, 'read')}.`;
      case 'dimension':
        return sentence`The data are not split by ${quoted(said, 'said')}; the nearest that they have is ${quoted(read, 'read')}.`;
      case 'section':
        return sentence`${quoted(said, 'said')} is read as all pages below ${quoted(read, 'read')}.`;
      case 'containing':
        return sentence`${quoted(said, 'said')} is read as a part of the name.`;
      case 'question_queries':
        return sentence`Queries that begin with a word of asking (how, what, why, where, can and such) are read as questions.`;
      case 'brand':
        return sentence`Queries of the brand are those that hold ${quoted(read, 'brandTerms')}.`;
      case 'chosen':
        return sentence`Chosen first, as those with the ${chosen?.direction === 'bottom' ? 'least' : 'most'} ${said} ${chosen?.periods[0] === undefined ? '' : periodPhrase(chosen.periods[0], 'reading.chosen.periods.0')}: ${quoted(read, 'chosen')}.`;
      case 'left_out':
        return sentence`Left out as those with the most ${said}: ${quoted(read, 'leftOut')}.`;
      case 'mean_limit':
        return meanWords(said, Number(read));
      case 'chosen_days':
        return sentence`The limits choose ${wholeNumber(Number(read), inquiry.keep('chosenDays', Number(read)))} ${said}${read === '1' ? '' : 's'} of the whole site; the numbers are those of ${read === '1' ? 'it' : 'these together'}.`;
      case 'data_end':
        return sentence`The data end on ${dayPiece(read as Day, inquiry.keep('lastDay', read))}: only days up to then count.`;
      case 'days_left_out':
        return sentence`These are the numbers ${periodPhrase(period, days)}.`;
      case 'against_before':
        return sentence`Compared with the same stretch of days right before.`;
      case 'same_days':
        return sentence`The current period is not over: only as many days of the other one are compared.`;
      case 'average_per_day':
        return sentence`An average without a unit is read as one of days.`;
      case 'period_default':
        return sentence`No period was named: these are the numbers ${periodPhrase(period, days)}.`;
      case 'period_complete_months':
        return sentence`Only months (or quarters, years) that are over are counted, from ${dayPiece(period.from, `${days}.from`)} to ${dayPiece(period.to, `${days}.to`)}.`;
      case 'period_complete_weeks':
        return sentence`Weeks run from Monday to Sunday, and only those that are over are counted.`;
      case 'period_without_today':
        return sentence`Today is not over and does not count.`;
      case 'period_month_first':
        return sentence`The date is read with the month first.`;
      case 'period_day_first':
        return sentence`The date is read with the day first.`;
      case 'period_monday_week':
        return sentence`Weeks run from Monday to Sunday: this is the one that holds that day.`;
      case 'period_first_monday':
        return sentence`The first week of a month is read as the one that begins with its first Monday.`;
      case 'period_around':
        return sentence`As many days before as since, the day itself among those since.`;
      case 'period_all_data':
        return sentence`All days with data are counted, from ${dayPiece(period.from, `${days}.from`)} to ${dayPiece(period.to, `${days}.to`)}.`;
      default:
        return undefined;
    }
  }
}
