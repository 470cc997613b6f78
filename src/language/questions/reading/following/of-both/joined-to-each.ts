import type { Reading } from '../../reading.ts';
import { toldAnew } from '../told-anew.ts';

const AND =
  /^and (?:(?:to|with|also) )?(?!what\b|how\b|which\b|who\b|in\b|on\b|by\b|the (?:rest|others?)\b)(?=\p{L})/iu;

/** "And Switzerland" behind Germany against Austria stands beside both. Undefined where it names more than one of their kind, or anything else. */
export function joinedToEach(
  text: string,
  before: Reading,
  read: (text: string) => Reading | undefined,
): Reading | undefined {
  const { each, intent, shape, filters } = before;
  if (each === null || intent !== 'numbers' || shape !== 'value' || !AND.test(text)) return undefined;
  const other = read(text.replace(AND, ''));
  const [put, ...more] = (other?.filters ?? []).filter((one) => !filters.some((old) => same(old, one)));
  const isSame =
    other !== undefined &&
    other.each === null &&
    other.dimensions.length === 0 &&
    same(other.metrics, before.metrics) &&
    same(other.periods, before.periods) &&
    other.grain === before.grain &&
    other.shape === shape;
  const [name] = put?.members ?? [];
  const isOne = put?.dimension === each.dimension && put.is === 'one_of' && put.members.length === 1;
  if (!isSame || more.length > 0 || !isOne || name === undefined) return undefined;
  if (each.members.some((members) => members.includes(name))) return undefined;
  return toldAnew({
    ...before,
    each: { ...each, members: [...each.members, [name]], names: [...each.names, name] },
    isYesNo: false,
    asks: null,
  });
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
