/** What a number did, for patterns; each adds what else may be said where it stands ("were down", "slipped", "climbed"). */
export const FELL = 'fell|dropped|declined|decreased|shrank|went down';
export const ROSE = 'rose|grew|increased|gained|went up';

/** The same asked with "did": "did it fall". */
export const FALL = 'fall|drop|decline|decrease|shrink|go down';
export const RISE = 'rise|grow|increase|gain|go up';

/** A move as a thing: "the drop", "relative growth". */
export const MOVE = 'growth|increase|rise|gain|drop|decline|decrease|fall|loss';

/** Moves of several, and those that moved so: "only the falls", "decliners". */
export const FALLS = 'falls|drops|declines|decreases|losses|fallers|decliners';
export const RISES = 'rises|increases|gains|climbers|gainers|risers';

const COMPARATIVE = /^(?:more|less|fewer|higher|lower|greater|smaller|up|down)$/i;

/** "More", "lower", "up" are read as moves and hold one thing against another as well; "rose" is a move only. */
export const isComparative = ({ said }: { readonly said: string }): boolean => COMPARATIVE.test(said);
