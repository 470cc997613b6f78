import type { Reading } from './reading.ts';

/** "More sessions than average" */
export const hasMeanLimit = ({ limits }: Pick<Reading, 'limits'>): boolean =>
  limits.some(({ isMean }) => isMean === true);
