import type { Day } from '#src/shared/week.ts';
import { type BoundText, sentence } from '../../../bound-text.ts';
import { singular } from '../../../plural.ts';
import type { AskMetric } from '../../data/asked-metric.ts';
import type { Inquiry } from '../../data/inquiry.ts';
import type { UnitOfTime } from '../../dates/units-of-time.ts';
import { isOfSoMany } from '../../reading/quantity.ts';
import { lessWord } from '../../wording/fewer-or-less.ts';
import { filterPhrase, periodPhrase, valueText, wholeNumber } from '../../wording/say.ts';
import type { Settled } from '../settling/settled.ts';
import { timePiece } from '../telling/time-piece.ts';
import { type ToldVerdict, yesIf } from '../telling/told-verdict.ts';
import { eachNames } from './each-names.ts';
import { type GapGroup, type GapSpec, ratioOf } from './gap-groups.ts';
import { sideOf } from './gap-order.ts';
import { namesOf } from './names-of.ts';

/** What came of it: how many groups there are, how many have both, in how many it is as asked, and those shown. */
interface Outcome {
  readonly groups: readonly GapGroup[];
  readonly both: readonly GapGroup[];
  readonly found: readonly GapGroup[];
  readonly shown: readonly GapGroup[];
  /** Units of time of which those that are cut at an end are left out. */
  readonly isOfWhole: boolean;
  /** Where the query stands among the plans of the answer. */
  readonly plan: number;
}

/** In how many it is so, and the first of them. */
export function gapHeadline(settled: Settled, spec: GapSpec, outcome: Outcome, inquiry: Inquiry): BoundText {
  const { metric, grain } = spec;
  const { currency } = settled.view.source;
  const lead = leadOf(settled, spec, outcome, inquiry);
  const [top] = outcome.shown;
  // Of time as it runs the first one is no example of what holds of others
  const isExample = grain === null || settled.reading.rank !== null || spec.gap.is === null;
  if (top === undefined || !(isExample || outcome.found.includes(top))) return sentence`${lead}.`;
  const [first, second] = [
    valueText(top.values[0], metric.unit, currency, 'tables.0.rows.0.1'),
    valueText(top.values[1], metric.unit, currency, 'tables.0.rows.0.2'),
  ];
  const { endOfTime } = settled.reading;
  if (endOfTime !== null)
    return sentence`${firstOrLast(settled, spec, outcome, top, inquiry)}: ${first} against ${second}.`;
  if (spec.gap.isRatio === true) {
    const ratio = valueText(ratioOf(top), 'per_session', null, 'tables.0.rows.0.3');
    return sentence`${lead}; ${topWords(grain, top)} comes first with ${ratio}: ${first} against ${second}.`;
  }
  return sentence`${lead}; ${topWords(grain, top)} comes first: ${first} against ${second}.`;
}

/** "The first day on which e-bikes had more hires than city bikes … was Dec 23, 2025" */
function firstOrLast(
  settled: Settled,
  { gap, metric, grain }: GapSpec,
  { plan }: Outcome,
  top: GapGroup,
  inquiry: Inquiry,
): BoundText {
  const { reading, view, period } = settled;
  const path = `plans.${plan}.plan`;
  const where = filterPhrase(reading.filters, view, path);
  const unit = grain ?? 'day';
  return sentence`The ${reading.endOfTime ?? ''} ${unit} ${unit === 'day' ? 'on' : 'in'} which ${hadMore(gap, metric, where, inquiry)} ${periodPhrase(period, path)} was ${topWords(grain, top)}`;
}

/** "In 3 of 12 countries mobile had a lower conversion rate than desktop", or only of how many it is told. */
function leadOf(
  settled: Settled,
  { gap, metric, grain }: GapSpec,
  { both, found, isOfWhole, plan }: Outcome,
  inquiry: Inquiry,
): BoundText {
  const { reading, view, period } = settled;
  const path = `plans.${plan}.plan`;
  const when = periodPhrase(period, path);
  const where = filterPhrase(reading.filters, view, path);
  const nouns = `${isOfWhole ? 'whole ' : ''}${nounOf(settled, grain, both.length)}`;
  const name = (at: 0 | 1): BoundText => nameIn(gap, at, inquiry);
  const count = (value: number, key: string) => wholeNumber(value, inquiry.keep(key, value));
  if (gap.isRatio === true)
    return sentence`${metric.label}${where} of ${name(0)} divided by those of ${name(1)} in ${count(both.length, 'groups')} ${nouns} ${when}`;
  if (gap.is === null)
    return sentence`${metric.label}${where} of ${name(0)} and ${name(1)} in ${count(both.length, 'groups')} ${nouns} ${when}`;
  return sentence`${grain === 'day' ? 'on' : 'in'} ${count(found.length, 'found')} of ${count(both.length, 'groups')} ${nouns} ${hadMore(gap, metric, where, inquiry)} ${when}`;
}

/** "Mobile had a lower conversion rate than desktop" */
function hadMore(gap: GapSpec['gap'], metric: AskMetric, where: BoundText, inquiry: Inquiry): BoundText {
  const side = sideWords(sideOf(gap.is, metric) ?? 0, metric);
  const times = gap.factor === undefined ? '' : sentence`${factorPiece(gap.factor, inquiry)} times `;
  const had = gap.isDenied === true ? 'did not have' : 'had';
  return sentence`${nameIn(gap, 0, inquiry)} ${had} ${articleOf(metric)}${side} ${metric.noun}${where} than ${times}${nameIn(gap, 1, inquiry)}`;
}

function nameIn(gap: GapSpec['gap'], at: 0 | 1, inquiry: Inquiry): BoundText {
  const { [at]: text = '' } = eachNames(gap);
  return sentence`${{ text, path: inquiry.keep(at === 0 ? 'first' : 'second', text), value: text }}`;
}

/** "Do most cities have more of one than of the other?" */
export function gapVerdict(
  { reading }: Settled,
  { gap }: GapSpec,
  { both, found }: Outcome,
): ToldVerdict | undefined {
  const isAsked = reading.isYesNo && reading.endOfTime === null && gap.isRatio !== true && gap.is !== null;
  const isSo = isAsked ? isOfSoMany(gap.quantity, found.length, both.length) : undefined;
  return isSo === undefined ? undefined : yesIf(isSo);
}

/** What is left out, and what the numbers rest on. */
export function gapNotes(
  settled: Settled,
  { metric, weight, grain }: GapSpec,
  { groups, both }: Outcome,
  inquiry: Inquiry,
): BoundText[] {
  const without = groups.length - both.length;
  const leftOut = () =>
    sentence`${wholeNumber(without, inquiry.keep('withoutOne', without))} other ${nounOf(settled, grain, without)} have no ${metric.noun} of one of the two and are left out.`;
  return [
    ...(without === 0 ? [] : [leftOut()]),
    ...(weight === undefined || settled.reading.limits.length > 0
      ? []
      : [
          sentence`Small numbers of ${weight.noun} make large differences by chance: they stand beside them.`,
        ]),
  ];
}

/** "Countries", "weeks"; of a single one "country", "week". */
function nounOf(settled: Settled, grain: UnitOfTime | null, many: number): string {
  const noun = grain === null ? namesOf(settled.reading.dimensions[0] ?? '', settled) : `${grain}s`;
  return many === 1 ? singular(noun) : noun;
}

/** "A lower bounce rate", but "lower purchases per session". */
const articleOf = ({ kind, noun }: AskMetric): string =>
  kind === 'quotient' && !/s per /.test(noun) ? 'a ' : '';

const sideWords = (side: number, metric: AskMetric): string =>
  metric.unit === 'position'
    ? side < 0
      ? 'better'
      : 'worse'
    : metric.kind === 'quotient'
      ? side < 0
        ? 'lower'
        : 'higher'
      : side > 0
        ? 'more'
        : lessWord(metric);

const factorPiece = (factor: number, inquiry: Inquiry) => ({
  text: new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(factor),
  path: inquiry.keep('factor', factor),
  value: factor,
});

const topWords = (grain: UnitOfTime | null, { key }: GapGroup): BoundText =>
  grain === null
    ? sentence`${{ text: key === '' ? '(empty)' : key, path: 'tables.0.rows.0.0', value: key }}`
    : timePiece(key as Day, grain, 'tables.0.rows.0.0');
