/** What is said, of a mark as of a piece. */
interface Said {
  readonly said: string;
}

const BUSY =
  /^(?:the )?(?:busy|busiest|busier|quiet|quietest|quieter|calmest|calmer|liveliest|livelier|emptiest|fullest)$/i;
const BUSIER = /^(?:busier|livelier)$/i;
const QUIETER = /^(?:quieter|calmer|slower)$/i;
const POPULAR = /^(?:the )?(?:(?:most|least) )?popular$/i;

/** Many or few of those who came, whatever is counted of them. */
export const isBusyWord = ({ said }: Said): boolean => BUSY.test(said);

/** More of them than another. */
export const isBusierWord = ({ said }: Said): boolean => BUSIER.test(said);

/** Fewer of them than another; "slower" may be said of how long something took, too. */
export const isQuieterWord = ({ said }: Said): boolean => QUIETER.test(said);

export const isPopularWord = ({ said }: Said): boolean => POPULAR.test(said);
