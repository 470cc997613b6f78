/** Milliseconds since 1970: the one place where the browser's clock is read, so that tests can set it. */
// biome-ignore lint/plugin/no-ambient-clock: see above
export const now = (): number => Date.now();

/** The zone that the reader lives in. */
export const readersTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
