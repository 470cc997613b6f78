import { type BoundText, type Piece, sentence } from '../../bound-text.ts';
import { askMetric, metricLabel } from '../data/ask-metric.ts';
import type { SourceView } from '../data/source-view.ts';
import type { Reading } from '../reading/reading.ts';
import type { PartWords, WordsOf } from './read-as-context.ts';
import { listed, periodPhrase, wholeNumber } from './say.ts';

export const nounOf = (id: string, view: SourceView): string => {
  const metric = askMetric(view, id);
  if (metric !== undefined) return metric.noun;
  return metricLabel(id).toLowerCase();
};

const intents: Readonly<Partial<Record<Reading['intent'], string>>> = {
  why: 'what made the change of',
  usual: 'whether it is usual, of',
  onset: 'when the change began, of',
  findings: 'what the analysis of the week found',
  advice: 'what to do next',
  overview: 'an overview',
  audience: 'who they are, by all that tells them apart, of',
  striking: 'queries within striking distance',
  cannibal: 'queries that several pages compete for',
  low_ctr: 'results that are seen often and clicked seldom',
  new_members: 'what is new, by',
  lost_members: 'what is gone, by',
  only_members: 'what is there in the first time and not in the second, by',
  kept_members: 'what is there in both times, by',
  data: 'the data that are connected',
  gaps: 'days without data',
  meaning: 'the meaning of',
  help: 'what can be asked',
};

const isAboutMetrics = (intent: Reading['intent']): boolean =>
  [
    'why',
    'usual',
    'onset',
    'audience',
    'new_members',
    'lost_members',
    'only_members',
    'kept_members',
    'meaning',
  ].includes(intent);

/** Of causes, findings and whole pictures it is told which one it is, and nothing beside it. */
const besideNumbers =
  (words: (reading: Reading) => BoundText | null): WordsOf =>
  (reading) => {
    const said = reading.intent === 'numbers' ? words(reading) : null;
    return said === null ? [] : [said];
  };

/** Which number is told, and what is made of it: a total, a share, a mean, how many there are. */
export const whatWords = {
  intent: (reading, { view }) => {
    const { intent } = reading;
    if (intent === 'numbers') return [];
    const nouns = metricNouns(reading, view);
    const said = intents[intent] ?? intent;
    return [nouns === undefined || !isAboutMetrics(intent) ? sentence`${said}` : sentence`${said} ${nouns}`];
  },
  shape: (reading, { view }) =>
    reading.intent === 'numbers' ? [shapeWords(reading, metricNouns(reading, view) ?? sentence`rows`)] : [],
  beside: besideNumbers(
    ({ beside }) =>
      beside &&
      sentence`beside ${listed(
        beside.metrics.map((id) => metricLabel(id).toLowerCase()),
        ' and ',
      )} of the other source`,
  ),
  shareOfTime: besideNumbers(
    ({ shareOfTime: share }) =>
      share &&
      (share.whole === null
        ? sentence`of those of all data`
        : sentence`of those ${periodPhrase(share.whole, 'reading.shareOfTime.whole')}`),
  ),
  isPartOfWeek: besideNumbers(({ isPartOfWeek }) => (isPartOfWeek ? sentence`of the week of each` : null)),
  isOfChange: besideNumbers(({ isOfChange }) =>
    isOfChange ? sentence`with the share of each in the change of all` : null,
  ),
  isWithTotal: besideNumbers(({ isWithTotal }) => (isWithTotal ? sentence`with the number in all` : null)),
  isTogether: besideNumbers(({ isTogether }) => (isTogether ? sentence`of these together` : null)),
  isWithMean: besideNumbers(({ isWithMean }) => (isWithMean ? sentence`with the mean` : null)),
  isRanking: besideNumbers(({ isRanking }) => (isRanking ? sentence`with the place of each` : null)),
} satisfies PartWords;

function metricNouns({ metrics, limits }: Reading, view: SourceView): BoundText | undefined {
  const ids = metrics.length > 0 ? metrics : limits.map(({ metric }) => metric);
  if (ids.length === 0) return undefined;
  return listed(
    [...new Set(ids.map((id) => nounOf(id, view)))].map((noun): Piece => noun),
    ' and ',
  );
}

function shapeWords(reading: Reading, nouns: BoundText): BoundText {
  const { shape, quantile, isCountShare, rolling, rollingUnit, isStepwise, grain, metrics } = reading;
  const unit = grain === null || grain === 'weekday' ? 'day' : grain;
  const one = reading.versus === 'year_before' ? 'that of the year before' : 'the one before';
  if (rolling !== null)
    return sentence`rolling mean of ${nouns} over ${wholeNumber(rolling, 'reading.rolling')} ${rollingUnit}s`;
  switch (shape) {
    case 'value':
      return isStepwise ? sentence`${nouns}, each ${unit} against ${one}` : nouns;
    case 'share':
      return sentence`share of ${nouns}`;
    case 'count': {
      const counted = isCountShare ? 'share of those with' : 'how many, by';
      return metrics.length === 0
        ? sentence`${isCountShare ? 'share of all' : 'how many'}`
        : sentence`${counted} ${nouns}`;
    }
    case 'average':
      return sentence`average ${nouns} per ${unit}`;
    case 'median':
      return quantile === 0.5
        ? sentence`median of ${nouns} per ${unit}`
        : sentence`${nouns} that ${{ text: `${Math.round(quantile * 1000) / 10} %`, path: 'reading.quantile', value: quantile }} of the ${unit}s stay below`;
    case 'cumulative':
      return sentence`${nouns}, added up over time`;
    case 'trend':
      return sentence`course of ${nouns}`;
    case 'ratio':
      return sentence`ratio of ${nouns}`;
    case 'change':
      return isStepwise
        ? sentence`change of ${nouns} from each ${unit} to the next`
        : sentence`change of ${nouns}`;
    case 'standing':
      return sentence`place among all by ${nouns}`;
    case 'relation':
      return sentence`how ${nouns} go together, ${unit} by ${unit}`;
    case 'against_rest':
      return sentence`${nouns} against everything else`;
    case 'against_all':
      return sentence`${nouns} against everything together`;
  }
}
