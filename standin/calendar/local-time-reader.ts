import { type LocalTime, localTime } from './local-time.ts';

/**
 * A fast `localTime` for many instants of one zone. It asks for the offset from universal time at both ends of a
 * day and, only where they differ, at every hour: exact for zones that change their offset on full hours.
 */
export function localTimeReader(zone: string): (unixSeconds: number) => LocalTime {
  const known = new Map<number, number>();
  const offsetAt = (hour: number): number => {
    let offset = known.get(hour);
    if (offset === undefined) {
      const { day, second } = localTime(hour * 3_600_000, zone);
      offset = day * 86_400 + second - hour * 3600;
      known.set(hour, offset);
    }
    return offset;
  };
  return (unixSeconds) => {
    const midnight = Math.floor(unixSeconds / 86_400) * 24;
    const offset = offsetAt(midnight);
    const isSteady = offset === offsetAt(midnight + 24);
    const local = unixSeconds + (isSteady ? offset : offsetAt(Math.floor(unixSeconds / 3600)));
    const day = Math.floor(local / 86_400);
    return { day, second: local - day * 86_400 };
  };
}
