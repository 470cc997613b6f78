import { stepsPerWeek } from '../../explorer-range.ts';

/** How much less a scan looks at than a run of the week: what it does not find may be there all the same. */
export const scanDepth = (includeTopN: boolean): string =>
  `A scan is a first look: it takes ${stepsPerWeek(includeTopN)} steps a week, where a usual run of the week takes more and finds what the scan passed by. A week without a card here is no quiet week for sure.`;

/** Where a week is run in full. */
export const fullRunPath = (week: string, sourceId: string): string =>
  `/insights/generate?week=${week}&source=${sourceId}`;
