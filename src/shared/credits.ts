/** One credit buys five exploration steps. Browser and server count alike. */
export const STEPS_PER_CREDIT = 5;
export const creditsForSteps = (steps: number): number => Math.ceil(steps / STEPS_PER_CREDIT);
