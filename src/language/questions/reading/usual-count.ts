/** So many are listed where a question ranks and does not say how many. */
export const USUAL_COUNT = 10;

/** So few more are told with them: a ranking that lacks one of eleven would only hide it. */
const ALMOST_ALL = 2;

export const usualCount = (all: number): number => (all <= USUAL_COUNT + ALMOST_ALL ? all : USUAL_COUNT);
