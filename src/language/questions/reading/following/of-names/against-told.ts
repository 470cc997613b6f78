import { askedBack } from '../../problem.ts';
import type { Reading } from '../../reading.ts';
import { wholly } from '../in-whole-words/lead-and-tail.ts';

const IS_BETTER = wholly(
  '(?<asks>is|was|are|were) (?<name>(?!.*\\bthan\\b).+?) (?:(?:doing|performing) )?(?<more>better|worse)',
);

interface HeldAgainstTold {
  readonly text: string;
  readonly previous: Reading;
}

/**
 * "Is Germany better?" behind the country with the highest bounce rate, or behind France: held against the one that was told, and
 * never against its own past. Where none of its kind was told, nobody said against what. Undefined where no name is asked about.
 */
export function againstTold(
  text: string,
  before: Reading,
  read: (text: string) => Reading | undefined,
): HeldAgainstTold | undefined {
  const { asks, name, more } = IS_BETTER.exec(text)?.groups ?? {};
  if (asks === undefined || name === undefined || more === undefined || before.intent !== 'numbers')
    return undefined;
  const named = read(`and ${name}`);
  const own = named?.filters.find((one) => !before.filters.some((old) => isSame(one, old)));
  if (named === undefined || own === undefined || !isOneNumber(before, named)) return undefined;
  const told = toldOf(before, own.dimension);
  if (told === undefined || own.is !== 'one_of' || own.members.includes(told)) throw askedBack('versus_what');
  return {
    text: `${asks} ${name} ${more} than ${told}`,
    previous: {
      ...before,
      limits: [],
      moves: [],
      rank: null,
      dimensions: [],
      filters: before.filters.filter(({ dimension }) => dimension !== own.dimension),
      found: null,
    },
  };
}

const isSame = (one: Reading['filters'][number], other: Reading['filters'][number]): boolean =>
  one.dimension === other.dimension &&
  one.is === other.is &&
  one.members.join('\n') === other.members.join('\n');

const isOneNumber = (before: Reading, named: Reading): boolean =>
  before.metrics.length === 1 && before.metrics.join() === named.metrics.join() && before.each === null;

/** The first of a ranking, or the one name of that kind that the question before had. */
function toldOf({ rank, found, dimensions, filters }: Reading, dimension: string): string | undefined {
  if (rank?.of === 'members' && dimensions.length === 1 && found?.dimension === dimension)
    return rank.by === 'value' ? found.members[0] : undefined;
  const [only, ...others] = filters.filter((one) => one.dimension === dimension);
  const isOne = only?.is === 'one_of' && only.members.length === 1 && others.length === 0;
  return isOne && dimensions.length === 0 ? only.members[0] : undefined;
}
