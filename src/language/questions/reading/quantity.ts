import { z } from 'zod';

/** Of how many of a kind something has to hold for a "yes": "any city", "most days", "half of the cities", "two stations". */
export const Quantity = z.union([z.enum(['any', 'half', 'most', 'all', 'none']), z.number()]);
export type Quantity = z.infer<typeof Quantity>;

/** Whether it holds of as many as were asked for; where nothing says of how many ("do cities have more …") only all or none decide it. */
export function isOfSoMany(quantity: Quantity | undefined, found: number, all: number): boolean | undefined {
  if (typeof quantity === 'number') return found >= quantity;
  const ofAll = all > 0 && found === all;
  switch (quantity) {
    case 'any':
      return found > 0;
    case 'half':
      return all > 0 && 2 * found >= all;
    case 'most':
      return 2 * found > all;
    case 'all':
      return ofAll;
    case 'none':
      return found === 0;
    default:
      return ofAll ? true : found === 0 ? false : undefined;
  }
}
