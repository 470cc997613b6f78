import type { Day } from '#src/shared/week.ts';
import { plural } from '../../plural.ts';
import type { SourceView } from '../data/source-view.ts';
import { DEMANDS, demandsOf } from '../reading/demands.ts';
import type { ReadFilter, Reading } from '../reading/reading.ts';
import { whenInQuestion } from './as-question-when.ts';
import { blankWords, isOfBlank } from './blank-name.ts';
import { nounOf as fullNounOf } from './read-as-what.ts';

/**
 * A reading as the questions that somebody would ask for it, the plainest first: "Sessions by country on mobile in March
 * 2017". None where it holds what has no plain words here. Whoever offers one reads it back: what is not read as the same is
 * not offered.
 */
export function asQuestions(reading: Reading, view: SourceView, today: Day): readonly string[] {
  const what = whatAsked(reading, view);
  if (what === undefined) return [];
  const names = [...namesAsked(reading, view), ...limitsAsked(reading, view)];
  return [true, false].map((isRelative) => {
    const parts = [what, ...names, ...whenInQuestion(reading, isRelative ? today : undefined)];
    const text = parts.filter((part) => part !== '').join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}${isAsking(reading) ? '?' : ''}`;
  });
}

const isAsking = ({ intent, rank, shape }: Reading): boolean =>
  ['why', 'findings', 'advice', 'overview', 'audience'].includes(intent) ||
  (intent === 'numbers' && (shape === 'count' || (rank?.count === 1 && shape === 'value')));

const moved = { up: 'rise', down: 'fall', better: 'improve', worse: 'get worse', any: 'change' } as const;

/** What has no words here. */
const isBeyond = (reading: Reading): boolean =>
  demandsOf(reading).some((demand) => !DEMANDS[demand].isOffered);

function whatAsked(reading: Reading, view: SourceView): string | undefined {
  const { metrics, shape, grain, rank, dimensions, each } = reading;
  const nouns = joined(metrics.map((id) => nounOf(id, view)));
  switch (reading.intent) {
    case 'why':
      return nouns === '' ? undefined : `why did ${nouns} ${moved[reading.asks ?? 'any']}`;
    case 'findings':
      return nouns === '' ? 'what happened' : `what happened to ${nouns}`;
    case 'advice':
      return 'what should I do next';
    case 'audience':
      return 'who are our visitors';
    case 'overview':
      return 'how did we do';
    case 'numbers':
      break;
    default:
      return undefined;
  }
  if (isBeyond(reading) || nouns === '') return undefined;
  const split = splitAsked(reading, view);
  const unit = grain === null ? 'day' : grain;
  if (each !== null) return `${nouns}${split} of ${each.names.map(quotedName).join(' vs ')}`;
  if (rank !== null && shape === 'value') return rankAsked(reading, view, nouns);
  switch (shape) {
    case 'value':
      return `${nouns}${split}`;
    case 'change':
      return `change of ${nouns}${split}`;
    case 'share':
      if (dimensions.length > 0) return `share of ${nouns}${split}`;
      return reading.filters.length > 0 ? `share of ${nouns}` : undefined;
    case 'average':
    case 'median':
      return `${shape} ${nouns} per ${unit}${dimensions.length > 0 ? splitAsked({ ...reading, grain: null }, view) : ''}`;
    case 'cumulative':
      return `cumulative ${nouns}`;
    case 'trend':
      return `trend of ${nouns}${split}`;
    case 'count':
      return dimensions.length === 1
        ? `how many ${plural(labelOf(dimensions[0] as string, view))}`
        : undefined;
    default:
      return undefined;
  }
}

/** "top 5 countries by sessions", "which country had the most sessions", "countries that gained the most sessions" */
function rankAsked(reading: Reading, view: SourceView, nouns: string): string | undefined {
  const { rank, dimensions, grain } = reading;
  if (rank === null || rank.within !== null) return undefined;
  const one =
    rank.of === 'time' ? grain : dimensions.length === 1 ? labelOf(dimensions[0] as string, view) : null;
  if (one === null || one === 'weekday') return undefined;
  const rows = rank.count === 1 ? one : plural(one);
  const most = rank.direction === 'top' ? 'most' : 'least';
  switch (rank.by) {
    case 'value':
      if (rank.count === 1) return `which ${rows} had the ${most} ${nouns}`;
      return rank.count === null
        ? `${rows} with the ${most} ${nouns}`
        : `${rank.direction} ${rank.count} ${rows} by ${nouns}`;
    case 'gain':
    case 'loss':
      return `which ${rank.count === null || rank.count === 1 ? rows : `${rank.count} ${rows}`} ${rank.by === 'gain' ? 'gained' : 'lost'} the most ${nouns}`;
    case 'growth':
      return `which ${rows} grew fastest by ${nouns}`;
    default:
      return undefined;
  }
}

function splitAsked({ dimensions, grain }: Reading, view: SourceView): string {
  const by = dimensions.map((dimension) => labelOf(dimension, view));
  const time = grain === null ? [] : [grain === 'weekday' ? 'day of the week' : grain];
  const all = [...by, ...time];
  return all.length === 0 ? '' : ` by ${joined(all)}`;
}

const joints: Readonly<Record<string, string>> = {
  country: 'from',
  source: 'from',
  channel: 'from',
  campaign: 'from campaign',
  device: 'on',
  landing_page: 'on landing page',
  page: 'on page',
  query: 'for',
};

function namesAsked({ filters, each }: Reading, view: SourceView): string[] {
  return filters
    .filter(({ dimension }) => dimension !== each?.dimension)
    .map((filter) => nameAsked(filter, view));
}

function nameAsked(filter: ReadFilter, view: SourceView): string {
  const { dimension, is, members } = filter;
  const names = members.map(quotedName);
  const kind = view.kindOf(dimension);
  const label = labelOf(dimension, view);
  if (isOfBlank(filter)) return blankWords(filter, label);
  switch (is) {
    case 'one_of':
      if (kind === 'new_vs_returning') return `from ${joined(names)} visitors`;
      return `${(kind && joints[kind]) ?? `with ${label}`} ${joined(names)}`;
    case 'none_of':
      return `without ${joined(names)}`;
    case 'containing':
      return `where ${label} contains ${names.join(' or ')}`;
    case 'not_containing':
      return `where ${label} does not contain ${names.join(' or ')}`;
    case 'starting_with':
      return `where ${label} starts with ${names.join(' or ')}`;
    case 'not_starting_with':
      return `where ${label} does not start with ${names.join(' or ')}`;
  }
}

const compares = {
  above: 'above',
  below: 'below',
  at_least: 'of at least',
  at_most: 'of at most',
  equal: 'of exactly',
} as const;

function limitsAsked({ limits }: Reading, view: SourceView): string[] {
  const said = limits.map(({ metric, is, value, isShare, isMean, ofName }) => {
    if (is === 'equal' && value === 0) return `no ${nounOf(metric, view)}`;
    const unit = view.columnOf(metric) === undefined ? 'fraction' : 'count';
    const bound =
      ofName !== undefined
        ? `that of ${quotedName(ofName.member)}`
        : isMean === true
          ? 'average'
          : isShare === true || (unit === 'fraction' && value < 1)
            ? `${Number((value * 100).toPrecision(6))} %`
            : String(value);
    return `${nounOf(metric, view)} ${compares[is]} ${bound}`;
  });
  return said.length === 0 ? [] : [`with ${joined(said)}`];
}

/** Nobody who asks says where clicks come from. */
const nounOf = (id: string, view: SourceView): string =>
  fullNounOf(id, view).replace(/ (?:in|from) Google Search$/, '');

const labelOf = (dimension: string, view: SourceView): string => view.labelOf(dimension).toLowerCase();

/** Names that could be read as anything else stand in quotes. */
const quotedName = (text: string): string =>
  /^\p{Lu}[\p{L}]*(?: \p{Lu}[\p{L}]*)*$/u.test(text) || /^[\p{L}]+$/u.test(text) ? text : `"${text}"`;

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
