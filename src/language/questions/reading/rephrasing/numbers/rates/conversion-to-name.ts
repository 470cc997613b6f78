import { isMetricId } from '#src/semantics/metric.ts';
import { plural } from '../../../../../plural.ts';
import { askMetric } from '../../../../data/ask-metric.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import { wordsOf } from '../../../../text/tokenize.ts';
import { inWords } from '../../../in-words.ts';
import type { Mark } from '../../../mark.ts';
import { asChoice, askedBack } from '../../../problem.ts';

const CONVERSION = /^(?:conversion rates?|conversions?|converts?|converting|converted|conv rates?|cvr)$/i;
const RATE = /\b(?:rates?|cvr)$/i;
const STEM = 5;

/**
 * "Our subscriber conversion rate" where subscriptions are counted: how many visits became one. Of subscribers, who have subscribed, it is
 * none whatever the site does, so "the conversion rate of subscribers" is asked back with that offered.
 */
export function conversionToName(marks: readonly Mark[], views: readonly SourceView[]): readonly Mark[] {
  const rate = marks.findIndex((mark) => mark.type === 'metric' && CONVERSION.test(mark.said));
  const name = marks.findIndex((mark) => becomesOf(mark, views) !== undefined);
  const [of, became] = [marks[name], marks[rate]];
  const column = of === undefined ? undefined : becomesOf(of, views);
  if (of === undefined || column === undefined || became === undefined) return marks;
  // "Do subscribers convert better than anonymous readers?" is asked of them
  const isAlone = marks.filter((mark) => mark.type === 'members' && isOfOneKind(mark, of)).length === 1;
  if (rate === name + 1 && isAlone && RATE.test(became.said) && !/s$/i.test(of.said)) {
    const said = inWords(marks.slice(name, rate + 1));
    const metric: Mark = {
      type: 'metric',
      metric: `ratio:${column}:sessions`,
      said,
      others: [],
      proper: false,
    };
    return [...marks.slice(0, name), metric, ...marks.slice(rate + 1)];
  }
  const visits = views.flatMap((view) => askMetric(view, 'sessions')?.noun ?? [])[0] ?? 'visits';
  throw askedBack('share_within', [
    asChoice(`${column.replaceAll('_', ' ')} per ${visits.replace(/s$/, '')}`),
    asChoice(`${visits} from ${/s$/i.test(of.said) ? of.said : plural(of.said)}`),
  ]);
}

const isOfOneKind = (one: Mark, other: Mark): boolean =>
  one.type === 'members' &&
  other.type === 'members' &&
  one.candidates.some(({ dimension }) => other.candidates.some((same) => same.dimension === dimension));

/** The event that makes somebody one of these: of "subscriber" the subscriptions, where visits are counted beside them. */
function becomesOf(mark: Mark, views: readonly SourceView[]): string | undefined {
  if (mark.type !== 'members') return undefined;
  const columns = views
    .filter((view) => askMetric(view, 'sessions')?.kind === 'additive')
    .flatMap(({ metricColumns }) => metricColumns)
    .filter((column) => !isMetricId(column));
  const names = mark.candidates.flatMap(({ members }) => (members.length === 1 ? members : []));
  return columns.find((column) => names.some((name) => isOneStem(name, column)));
}

function isOneStem(name: string, column: string): boolean {
  const [one, ...more] = wordsOf(name);
  const last = wordsOf(column).at(-1);
  if (one === undefined || last === undefined || more.length > 0 || wordsOf(column).length > 1) return false;
  const shared = [...one].findIndex((letter, at) => letter !== last[at]);
  return shared >= Math.max(STEM, 0.6 * one.length);
}
