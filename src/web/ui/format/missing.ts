/** What stands where a value is unknown. Missing is never 0 and never a dash that could be read as a minus. */
export const noData = 'no data';

export type Maybe<Value> = Value | null | undefined;

export function isMissing(value: Maybe<number>): value is null | undefined {
  return value === null || value === undefined || Number.isNaN(value);
}
