/** So many are listed where a question ranks and does not say how many. */
export const USUAL_COUNT = 10;
