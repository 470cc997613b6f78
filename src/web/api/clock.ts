/** Milliseconds since 1970: the one place where the browser's clock is read, so that tests can set it. */
// biome-ignore lint/plugin/no-ambient-clock: see above
export const now = (): number => Date.now();

let zone: string | undefined;

/** The zone that the reader lives in: asked once, because the answer costs as much as drawing a table. */
export function readersTimeZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
