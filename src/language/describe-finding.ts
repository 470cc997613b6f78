import type { Finding } from '#src/engine/finding.ts';
import type { Metric } from '#src/semantics/metric.ts';
import { alikeClause, pageClause } from './alike-clause.ts';
import { type BoundText, join, name, sentence } from './bound-text.ts';
import { guardSentence, HARDLY_ANYTHING, ordersTitle } from './describe-guard.ts';
import type { FindingContext } from './finding-context.ts';
import { plural, wasOf } from './plural.ts';
import {
  about,
  amount,
  atMostPercent,
  daysText,
  dayText,
  difference,
  percent,
  points,
  signedPoints,
} from './quantity.ts';
import { memberName, segmentPhrase } from './segment-phrase.ts';
import { stopOf } from './stop-of.ts';
import { afterMove, weeksBefore } from './weeks-before.ts';

/** A contribution of at least this share of the change "makes" it; below the second, it is spread. */
const NEARLY_ALL = 0.7;
const SPREAD = 0.3;
/** A part is worth naming when it makes this many times more of the change than of what was expected. */
const TELLING = 1.2;
const MANY_TIMES = 2;
/** Of findings this clear, a larger part may be chance than "very likely" bears. */
const VERY_LIKELY_BELOW = 0.05;

const isRate = (metric: Metric): boolean =>
  metric.kind.type === 'ratio' || metric.kind.type === 'weighted_mean';

/** The finding in one plain sentence: subject, direction, size, where. */
export function findingTitle(finding: Finding, context: FindingContext): BoundText {
  const order = finding.guards.find((guard) => guard.type === 'single_order');
  if (finding.kind === 'need_more_data' && order) return ordersTitle(finding.segment, order, context);
  const silence = finding.guards.find((guard) => guard.type === 'silent_days');
  if (silence)
    return sentence`No ${context.metric.noun} ${wasOf(context.metric.noun)} recorded on ${daysText(silence.days, 'guards.silent_days.days')}, where about ${about(silence.expected, 'guards.silent_days.expected')} were expected`;
  const moved = finding.guards.find((guard) => guard.type === 'moved_page');
  if (moved)
    return sentence`${segmentPhrase(finding.segment, 'start', finding.metric)} seems to have moved to ${memberName(moved.to, 'page', 'guards.moved_page.to')}, with its ${context.metric.noun}`;
  const unengaged = finding.guards.some((guard) => guard.type === 'unengaged_rise');
  const kind = unengaged ? ', hardly any of them engaged: likely bots' : '';
  // What is known of the change itself comes before what merely went along with it.
  const clauses = [alikeClause(finding), whereClause(finding), pageClause(finding)];
  const where = clauses.find(({ text }) => text !== '') ?? '';
  return join([change(finding, context), where, kind], '');
}

function change(finding: Finding, { metric, currency }: FindingContext): BoundText {
  const { effect, direction, segment } = finding;
  if (isRate(metric)) return rateChange(finding, metric);
  const subject = segmentPhrase(segment, 'start', finding.metric);
  // Less than the weeks before is no fall of the part alone where the site fell, and the other way round.
  const asMoved = afterMove(finding, metric);
  const isFromNothing = !(effect.expected >= HARDLY_ANYTHING) && direction === 'up';
  if (isFromNothing && Object.keys(segment).length > 0 && hadNone(finding))
    return sentence`${subject} is new and brought ${amount(effect.observed, metric.unit, currency, 'effect.observed')} ${metric.noun}`;
  if (effect.relative === null)
    return sentence`${subject} brought ${amount(effect.observed, metric.unit, currency, 'effect.observed')} ${metric.noun} where none were expected`;
  // Beyond three times the usual, percentages stop telling anything.
  if (effect.relative > MANY_TIMES) {
    const expected = amount(effect.expected, metric.unit, currency, 'effect.expected');
    return sentence`${subject} brought ${amount(effect.observed, metric.unit, currency, 'effect.observed')} ${metric.noun} where ${expected} ${expected.text === '1' ? 'was' : 'were'} expected${asMoved}`;
  }
  const none = noneAnyMore(finding, { metric, currency });
  if (none)
    // A campaign that brings nobody any more was stopped, as a rule; its tag may have been lost too.
    return Object.keys(segment).join() === 'campaign'
      ? sentence`${subject} seems to have ended: ${none}`
      : sentence`${subject} brought ${none}`;
  const size = percent(effect.relative, 'effect.relative');
  const word = direction === 'up' ? 'more' : metric.unit === 'count' ? 'fewer' : 'less';
  if (finding.shape === 'ramp')
    return sentence`${subject} ${/\b(visitors|searches)\b/i.test(sentence`${subject}`.text) ? 'keep' : 'keeps'} ${direction === 'up' ? 'gaining' : 'losing'} ${metric.noun}: ${size} ${word} than its trend had ${windowOf(finding)} ago`;
  return Object.keys(segment).length === 0
    ? sentence`The site had ${size} ${word} ${metric.noun} than expected`
    : sentence`${subject} brought ${size} ${word} ${metric.noun}${asMoved === '' ? '' : ` than expected${asMoved}`}`;
}

/** What had some in a week that is told beside it came again, and is not new. */
const hadNone = ({ baseline, week }: Finding): boolean =>
  baseline.weeks.every((one) => one.week >= week || (one.observed ?? 0) < HARDLY_ANYTHING);

/** "no sessions, where 713 were expected" · "no sessions from Nov 17 on, where about 200 were expected" */
function noneAnyMore(
  finding: Finding,
  { metric, currency }: Pick<FindingContext, 'metric' | 'currency'>,
): BoundText | undefined {
  const { effect, segment, shape } = finding;
  const stop = stopOf(finding);
  if (stop)
    return sentence`no ${metric.noun} from ${dayText(stop.day, 'days.stop')} on, where about ${about(stop.missing, 'days.missing')} were expected`;
  if (effect.observed !== 0 || shape === 'ramp' || Object.keys(segment).length === 0) return undefined;
  return sentence`no ${metric.noun}, where ${amount(effect.expected, metric.unit, currency, 'effect.expected')} were expected${afterMove(finding, metric)}`;
}

/** Weeks from the first one that a trend was fitted to until the week itself. */
export function windowOf({ baseline }: Finding): BoundText {
  const first = baseline.weeks.findIndex((week) => week.expected !== null);
  const weeks = baseline.weeks.length - 1 - Math.max(0, first);
  return sentence`${{ text: String(weeks), path: 'baseline.weeks.length', value: weeks }} ${weeks === 1 ? 'week' : 'weeks'}`;
}

function rateChange(finding: Finding, metric: Metric): BoundText {
  const { effect, direction, segment } = finding;
  const of = join(['of', segmentPhrase(segment, 'within', finding.metric)]);
  if (metric.unit === 'position') {
    // The first place is the best one: "fell" beside a larger number would be read either way.
    const word = direction === 'up' ? 'worsened' : 'improved';
    return sentence`${metric.label} ${of} ${word} from ${amount(effect.expected, 'position', null, 'effect.expected')} to ${amount(effect.observed, 'position', null, 'effect.observed')}`;
  }
  const size =
    metric.unit === 'fraction'
      ? points(effect.absolute, 'effect.absolute')
      : effect.relative === null
        ? amount(Math.abs(effect.absolute), metric.unit, null, 'effect.absolute')
        : percent(effect.relative, 'effect.relative');
  return sentence`${metric.label} ${of} ${direction === 'up' ? 'rose' : 'fell'} by ${size}`;
}

/** ", nearly all from mobile": said only when the attribution says so clearly. */
function whereClause(finding: Finding): BoundText {
  const index = finding.attributions.findIndex(
    (part) => part.method === 'by_dimension' && tellingPart(part) !== undefined,
  );
  const attribution = finding.attributions[index];
  const top = attribution && tellingPart(attribution);
  if (!top || !attribution?.dimension) return sentence``;
  return sentence`, nearly all from ${name(top.member, `attributions.${index}.${attribution.dimension}`)}`;
}

type Attribution = Finding['attributions'][number];

export function nearlyAll(attribution: Attribution) {
  if (attribution.total === 0) return undefined;
  const named = attribution.contributions.filter((part) => !part.remainder);
  // One member of one is no news.
  if (named.length < 2) return undefined;
  return named.find(
    (part) => part.change / attribution.total >= NEARLY_ALL && part.change / attribution.total <= 1.3,
  );
}

/** A member that always had nearly all of it says nothing about where the change came from. */
function tellingPart(attribution: Attribution) {
  const part = nearlyAll(attribution);
  if (part === undefined) return undefined;
  const expected = attribution.contributions.reduce((sum, { expected }) => sum + (expected ?? 0), 0);
  const usual = expected > 0 ? (part.expected ?? 0) / expected : 0;
  return part.change / attribution.total >= TELLING * usual ? part : undefined;
}

/** Dimensions over which the change is spread: no member makes more than a part of it. */
function spreadOver(finding: Finding): string[] {
  return finding.attributions.flatMap((part) => {
    if (part.method !== 'by_dimension' || part.dimension === null || part.total === 0) return [];
    const shares = part.contributions
      .filter((member) => !member.remainder)
      .map((member) => Math.abs(member.change / part.total));
    return shares.length >= 4 && Math.max(...shares) <= SPREAD ? [part.dimension] : [];
  });
}

/** Two lines: observed against expected, and how sure. */
export function findingSummary(finding: Finding, context: FindingContext): BoundText {
  const { metric, currency } = context;
  const { effect } = finding;
  const show = (value: number, path: string) => amount(value, metric.unit, currency, path);
  const now = show(effect.observed, 'effect.observed');
  const before = show(effect.expected, 'effect.expected');
  const first =
    finding.shape === 'ramp'
      ? sentence`From about ${before} to about ${now} ${metric.noun} a week, within ${windowOf(finding)}.`
      : isRate(metric)
        ? sentence`${metric.label}: ${now} against ${before} expected.`
        : sentence`${now} ${metric.noun} against ${before} expected${beforeWords(finding, context)}.`;
  return join([
    first,
    sureSentence(finding),
    ...finding.guards.slice(0, 1).map((guard) => guardSentence(guard, context)),
  ]);
}

/** " after the whole site’s fall, and 61 a week in the 8 weeks before (median)" */
function beforeWords(finding: Finding, { metric, currency }: FindingContext): BoundText {
  const before = weeksBefore(finding, metric);
  if (before === undefined) return sentence``;
  const usual = amount(before.median, metric.unit, currency, 'baseline.weeks.median');
  const weeks = { text: String(before.weeks), path: 'baseline.weeks.used', value: before.weeks };
  return sentence`${afterMove(finding, metric)}, and ${usual} a week in the ${weeks} weeks before (median)`;
}

/** How sure, as the family of tests says it: the same measure that the overview promises for all of them. */
function sureSentence(finding: Finding): BoundText {
  const { test, kind } = finding;
  const words = test.q < VERY_LIKELY_BELOW ? 'ery likely real' : 'ikely real';
  const letter = test.q < VERY_LIKELY_BELOW ? 'v' : 'l';
  const chance = sentence`of findings this clear, at most ${atMostPercent(test.q, 'test.q')} are chance`;
  if (kind !== 'need_more_data') return sentence`${letter.toUpperCase()}${words}: ${chance}.`;
  return sentence`The movement itself is ${letter}${words} (${chance}). ${whyMoreData(finding)}`;
}

/** What is missing before a rise can be called an opportunity. */
function whyMoreData({ guards, shape }: Finding): string {
  const has = (type: Finding['guards'][number]['type']) => guards.some((guard) => guard.type === type);
  if (has('moved_page')) return 'Whether all of it moved needs more data.';
  if (has('unengaged_rise')) return 'Who these visitors are needs more data.';
  if (has('single_order')) return 'Whether it will be so again needs more data.';
  if (has('no_year_before')) return 'Whether it is the season needs more data.';
  if (has('small_base')) return 'Whether it stays needs more data: it has hardly any past.';
  if (has('no_business_effect')) return 'Whether it is worth anything needs more data.';
  if (shape === 'spike')
    return 'It was over within the week and brought no more of what the site lives on: whether anything stays of it needs more data.';
  return 'Whether it stays needs more data.';
}

const shapeWords: Record<Finding['shape'], string> = {
  spike: 'The days look like a one-off, not a new level.',
  level_shift: 'The days look like a new level that holds.',
  ramp: 'It is a drift over many weeks rather than an event of this one.',
  unclear: '',
};

/** The whole story of a finding, sentence by sentence. */
export function findingDescription(finding: Finding, context: FindingContext): BoundText {
  const { metric, currency } = context;
  const { effect } = finding;
  const signed = (value: number, path: string) =>
    metric.unit === 'fraction' ? signedPoints(value, path) : difference(value, metric.unit, currency, path);
  const pieces: BoundText[] = [
    sentence`The change lies between ${signed(effect.low, 'effect.low')} and ${signed(effect.high, 'effect.high')} ${changeNoun(metric)}, with ${percent(effect.level, 'effect.level')} confidence.`,
  ];
  if (finding.onset) pieces.push(sentence`It set in on ${dayText(finding.onset, 'onset')}.`);
  // What ended has no level.
  if (shapeWords[finding.shape] && stopOf(finding) === undefined)
    pieces.push(sentence`${shapeWords[finding.shape]}`);
  const events = eventsSentence(finding);
  if (events) pieces.push(events);
  const spread = spreadOver(finding);
  if (spread.length > 0)
    pieces.push(
      sentence`It is spread over ${spread.map((id) => plural(context.dimensionLabel(id).toLowerCase())).join(' and ')}, not the work of one.`,
    );
  for (const [index, companion] of finding.companions.entries()) {
    const other = context.metricOf(companion.metric);
    const at = `companions.${index}`;
    pieces.push(
      sentence`${other.label} moved with it: ${amount(companion.observed, other.unit, currency, `${at}.observed`)} against ${amount(companion.expected, other.unit, currency, `${at}.expected`)}.`,
    );
  }
  pieces.push(...finding.guards.map((guard) => guardSentence(guard, context)));
  return join(pieces);
}

/** What a difference is counted in: of positions, ranks; of shares, percentage points. */
function changeNoun(metric: Metric): string {
  if (metric.unit === 'position') return 'ranks';
  return metric.unit === 'fraction' ? 'percentage points' : metric.noun;
}

const MOST_EVENTS_NAMED = 3;

/** What is known to have happened on the same days. Dates alone prove nothing, and the sentence says so. */
function eventsSentence({ events, onset }: Finding): BoundText | undefined {
  if (events.length === 0) return undefined;
  const named = events.slice(0, MOST_EVENTS_NAMED).map((event, index) => {
    const at = `events.${index}`;
    const days =
      event.from === event.to
        ? sentence`${dayText(event.from, `${at}.from`)}`
        : sentence`${dayText(event.from, `${at}.from`)} to ${dayText(event.to, `${at}.to`)}`;
    return sentence`${name(event.label, `${at}.label`)} (${days})`;
  });
  const list = named.slice(1).reduce((all, one) => sentence`${all}, ${one}`, named[0] as BoundText);
  return onset === null
    ? sentence`Known of these days: ${list}. A possible explanation, not a proven one.`
    : sentence`Known of the days on which it set in: ${list}. A possible explanation, not a proven one.`;
}
