/** Work that has said nothing for so long is taken to be lost. */
export const STALE_AFTER_MS = 15 * 60_000;
