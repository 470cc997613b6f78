import { sentence } from '../../../bound-text.ts';
import { viewSource } from '../../data/source-view.ts';
import type { QuestionContext } from '../../question-context.ts';
import type { AskedPart } from '../../reading/asked-part.ts';
import { asChoice, type Untold } from '../../reading/problem.ts';
import type { Reading } from '../../reading/reading.ts';
import { capitalized } from '../../text/capitalized.ts';
import { listed } from '../../wording/say.ts';
import type { Words } from './problem-words.ts';
import { sayWhole } from './whole-questions.ts';

interface Offer {
  readonly said: string;
  /** The reading without it. */
  readonly leave: (reading: Reading) => Partial<Reading>;
  /** The same, for each other time that was named. */
  readonly leaveAlso?: (reading: Reading) => readonly Partial<Reading>[];
}

const asValue = (): Partial<Reading> => ({ shape: 'value' });

/** None where a question with nothing but this part has no plain words. */
const offers: Readonly<Record<AskedPart, Offer | null>> = {
  split: { said: 'rows for each part of the site', leave: () => ({ dimensions: [], rank: null }) },
  each: { said: 'names side by side', leave: () => ({ each: null }) },
  limits: { said: 'a limit on the number', leave: () => ({ limits: [] }) },
  moves: { said: 'a limit on the change', leave: () => ({ moves: [] }) },
  rank: { said: 'a ranking', leave: () => ({ rank: null }) },
  order: { said: 'an order of its own', leave: () => ({ order: null, orderBy: null }) },
  course: {
    said: 'the course over time',
    leave: ({ shape }) => ({ grain: null, shape: /^(?:trend|cumulative)$/.test(shape) ? 'value' : shape }),
  },
  comparison: {
    said: 'a comparison of two periods',
    leave: ({ periods, shape }) => ({
      periods: periods.slice(0, 1),
      versus: null,
      shape: shape === 'change' ? 'value' : shape,
    }),
    leaveAlso: ({ periods, shape }) =>
      periods.slice(1).map((period) => ({
        periods: [period],
        versus: null,
        shape: shape === 'change' ? ('value' as const) : shape,
      })),
  },
  weekdays: { said: 'days of the week side by side', leave: () => ({ weekdays: [] }) },
  brands: { said: 'brand against non-brand', leave: () => ({ brandSplit: null }) },
  share: { said: 'shares', leave: asValue },
  mean: { said: 'an average', leave: asValue },
  median: { said: 'a median', leave: asValue },
  count: { said: 'how many there are', leave: asValue },
  place: { said: 'a place further down the list', leave: () => ({ place: 1 }) },
  end: { said: 'the first or the last of them', leave: () => ({ endOfTime: null }) },
  ratio: null,
  total: { said: 'the number in all', leave: () => ({ isWithTotal: false }) },
};

/** Which two of the things that were asked for stand on no table together, and each of them as a question of its own. */
export function notAtOnce({ reading, part, others }: Untold, context: QuestionContext): Partial<Words> {
  const source = context.sources.find(({ id }) => id === reading.sourceId);
  const own = offers[part];
  if (source === undefined || own === null) return {};
  const view = viewSource(source);
  // Of a mean the unit of time is what it is a mean of.
  const isMean = [part, ...others].some((one) => one === 'mean' || one === 'median');
  const rest = others
    .filter((other) => !isMean || other !== 'course')
    .flatMap((other) => offers[other] ?? []);
  const left = [own, ...rest].flatMap(({ leave, leaveAlso }) => [
    leave(reading),
    ...(leaveAlso?.(reading) ?? []),
  ]);
  const choices = left.flatMap((parts) => {
    const question = sayWhole({ ...reading, isWithTotal: false, ...parts }, view, context);
    return question === undefined ? [] : [asChoice(question)];
  });
  return {
    ...(rest.length > 0 && {
      headline: () =>
        sentence`${listed(
          [capitalized(own.said), ...rest.map(({ said }) => said)],
          ' and ',
        )} do not go together in one table: which of these would you like to see?`,
    }),
    ...(choices.length > 0 && { choices }),
  };
}
