/**
 * The share of findings that may be chance, controlled by Benjamini and Hochberg over all tests of a run and shown with it:
 * one promise, wherever something is tested.
 */
export const FALSE_DISCOVERY_RATE = 0.1;
