/**
 * "What percentage of visitors buy": as many ways as there are words for each part. "Of those who bought" is another question:
 * it has the buyers as the whole.
 */
const PARTS = ['percentage', 'percent', 'share', 'proportion', '%'];
const PEOPLE = ['visitor', 'user', 'people', 'visit', 'session'];
const BUYING = ['buy', 'buy something', 'buy anything', 'purchase', 'purchase something', 'make a purchase'];

export const buyingRateWords: readonly string[] = PARTS.flatMap((part) =>
  PEOPLE.flatMap((one) => BUYING.map((buys) => `${part} of ${one} ${buys}`)),
);

const BUYS = /^(?:(?:(?:do|did|does) )?people )?(?:buys?|bought|buying|purchase[ds]?)$/i;

/** What says that something was bought, and no order: where a file counts items alone, they are meant. */
export const isBuying = (said: string): boolean => BUYS.test(said);
