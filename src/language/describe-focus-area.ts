import type { FocusTheme } from '#src/engine/explored.ts';
import type { Finding } from '#src/engine/finding.ts';
import { type BoundText, join, name, type Piece, sentence } from './bound-text.ts';
import { findingTitle } from './describe-finding.ts';
import type { FindingContext } from './finding-context.ts';
import { followUpActions } from './next-steps.ts';
import { amount, dayText, percent } from './quantity.ts';
import { segmentPhrase } from './segment-phrase.ts';
import { hasEnded } from './stop-of.ts';

type ContextOf = (finding: Finding) => FindingContext;

/** A theme in one sentence: that of the finding that is worth most, and in how many weeks it was seen. */
export function focusTitle({ lead, evidence }: FocusTheme, contextOf: ContextOf): BoundText {
  const title = findingTitle(lead, contextOf(lead));
  const weeks = new Set(evidence.map(({ week }) => week)).size;
  if (weeks < 2) return title;
  return sentence`${title}; seen in ${{ text: String(weeks), path: 'evidence.weeks', value: weeks }} weeks`;
}

/** A part of the change that is at least so large may be where its cause is. */
const LARGE_PART = 0.5;
/** It is only where all others moved by at most this part of what would be in proportion: else they share the cause. */
const HARDLY_MOVED = 1 / 3;

/** What may stand behind it, from the evidence alone: where it sits, when it began, whether it lasts. */
export function focusHypothesis({ lead, kind }: FocusTheme): BoundText {
  const whole = segmentPhrase(lead.segment, 'within', lead.metric);
  const sentences = [whereItSits(lead, whole), whenItBegan(lead), whatItIs(kind)];
  return join(sentences.filter((one) => one !== null));
}

function whereItSits(finding: Finding, whole: Piece): BoundText {
  const { attributions } = finding;
  if (hasEnded(finding))
    return sentence`All of ${whole} came to an end, so its cause is most likely one that all of it shares.`;
  const large = attributions.flatMap((attribution, index) => largePart(attribution, index) ?? []);
  const cause = large.find(({ isApart }) => isApart) ?? large[0];
  if (cause)
    return cause.base === null
      ? // Of a rate, a large part may move it by its mere size.
        sentence`${cause.share} of the change of ${whole} sits in ${cause.member}: look there first, and at whether the others moved as much.`
      : cause.isApart
        ? sentence`${cause.share} of the change of ${whole} sits in ${cause.member}, where ${cause.base} of the whole was expected, and the rest hardly moved: look there first.`
        : sentence`${cause.share} of the change of ${whole} sits in ${cause.member}, where ${cause.base} of the whole was expected anyway; the rest moved as well, so its cause is most likely one that all of it shares.`;
  if (
    attributions.every(
      ({ dimension, contributions }) => dimension === null || namedOf(contributions).length < 2,
    )
  )
    return sentence`The change of ${whole} was not taken apart any further, so nothing tells where in it the cause lies.`;
  return sentence`No single part holds the change of ${whole}, so its cause is most likely one that all of it shares.`;
}

type Attribution = Finding['attributions'][number];

const namedOf = (contributions: Attribution['contributions']) =>
  contributions.filter(({ remainder }) => !remainder);

/** The member that holds most of the change, beside what of the whole was to be expected there. */
function largePart({ method, dimension, total, contributions }: Attribution, index: number) {
  const named = namedOf(contributions);
  const largest = named.find(
    ({ member, change }) => member !== '(mix)' && change / total >= LARGE_PART && change / total <= 1.3,
  );
  if (dimension === null || total === 0 || largest === undefined || named.length < 2) return undefined;
  const all = contributions.reduce((sum, { expected }) => sum + (expected ?? 0), 0);
  const share = largest.change / total;
  const base = method === 'by_dimension' && all > 0 ? (largest.expected ?? 0) / all : null;
  return {
    share: percent(share, `attributions.${index}.share`),
    base: base === null ? null : percent(base, `attributions.${index}.base`),
    member: name(largest.member, `attributions.${index}.member`),
    // In proportion, the rest would hold as much of the change as of what was expected.
    isApart: base !== null && 1 - share <= HARDLY_MOVED * (1 - base),
  };
}

function whenItBegan({ shape, onset }: Finding): BoundText | null {
  if (shape === 'ramp') return sentence`It grew over many weeks, which speaks against a single event.`;
  if (onset === null) return null;
  const lasting = shape === 'spike' ? 'and looks like a one-off' : 'and looks like a new level';
  return shape === 'unclear'
    ? sentence`It set in on ${dayText(onset, 'onset')}.`
    : sentence`It set in on ${dayText(onset, 'onset')} ${lasting}.`;
}

const whatItIs = (kind: FocusTheme['kind']): BoundText =>
  kind === 'problem'
    ? sentence`If that cause is found and undone, the numbers should return to what was expected before.`
    : sentence`If that cause is known, it can be kept up and tried elsewhere.`;

/** What a week is worth, with its interval; an estimate says so. */
export function worthSentence({ worth, kind, lead }: FocusTheme, contextOf: ContextOf): BoundText {
  if (worth === null) return sentence`What it is worth cannot be told from these numbers.`;
  const context = contextOf(lead);
  const metric = context.metricOf(worth.metric);
  const show = (value: number, path: string) => amount(value, metric.unit, context.currency, `worth.${path}`);
  const range = sentence`between ${show(worth.low, 'low')} and ${show(worth.high, 'high')}`;
  const noun = metric.unit === 'currency' ? 'a week' : `${metric.noun} a week`;
  const verb = kind === 'problem' ? 'was lost' : 'was won';
  if (worth.direct) return sentence`About ${show(worth.value, 'value')} ${noun} ${verb}, ${range}.`;
  return sentence`About ${show(worth.value, 'value')} ${noun} ${verb}, ${range}, counting ${context.metric.noun} at what the site usually gets for one.`;
}

/** Which number to look at, and where it lies when the theme is done with. */
export function watchSentence({ lead, kind }: FocusTheme, contextOf: ContextOf): BoundText {
  const { metric, currency } = contextOf(lead);
  const of = segmentPhrase(lead.segment, 'within', lead.metric);
  if (lead.shape === 'ramp') {
    // The usual range of a drift is that of the level it has come to: what counts is where it came from.
    const before = amount(lead.effect.expected, metric.unit, currency, 'effect.expected');
    return kind === 'problem'
      ? sentence`Watch ${metric.noun} of ${of}: near ${before} a week again, as before it began, it is mended.`
      : sentence`Watch ${metric.noun} of ${of}: as long as it does not go back to ${before} a week, it holds.`;
  }
  const last = lead.baseline.weeks.at(-1);
  if (last?.low == null || last.high === null)
    return sentence`Watch ${metric.noun} of ${of}; its usual range is not known.`;
  const low = amount(last.low, metric.unit, currency, 'baseline.low');
  const high = amount(last.high, metric.unit, currency, 'baseline.high');
  return kind === 'problem'
    ? sentence`Watch ${metric.noun} of ${of}: back between ${low} and ${high} a week, it is mended.`
    : sentence`Watch ${metric.noun} of ${of}: outside ${low} to ${high} a week, it holds.`;
}

/** The next steps of all of its findings, each once. */
export function focusActions({ lead, evidence }: FocusTheme, contextOf: ContextOf): BoundText[] {
  const all = [lead, ...evidence].flatMap((finding) => followUpActions(finding, contextOf(finding)));
  const seen = new Set<string>();
  return all.filter(({ text }) => !seen.has(text) && seen.add(text)).slice(0, 4);
}

/** @param unusual how many numbers of the whole site lay outside their usual range, and are no finding */
export function focusSummary(themes: number, weeks: number, tested: number, unusual = 0): BoundText {
  const whole = (value: number, path: string) => ({ text: value.toLocaleString('en-US'), path, value });
  if (weeks === 0)
    return sentence`No week of this range was analysed yet. Generate its insights or explore the range first.`;
  const over = sentence`${whole(weeks, 'weeks')} analysed ${weeks === 1 ? 'week' : 'weeks'} with ${whole(tested, 'tested')} tests`;
  if (themes === 0 && unusual > 0)
    return sentence`Nothing certain to plan: ${over} show no change that holds, yet ${whole(unusual, 'unusual')} ${unusual === 1 ? 'number' : 'numbers'} of the whole site lay outside the usual range. Look at the pages of these weeks before calling them quiet.`;
  if (themes === 0)
    return sentence`Nothing to plan: ${over} show no change that holds. A quiet time is good news.`;
  return sentence`${whole(themes, 'themes')} ${themes === 1 ? 'theme' : 'themes'} from ${over}, by what a week of each is worth.`;
}
