import type { LabelColumn } from '../../session-table.ts';
import { places } from '../catalogue/places.ts';
import { type Source, sources } from '../catalogue/sources.ts';
import { mixSeed } from '../randomness/random.ts';
import { relabelled } from './relabelled.ts';

/** Something of the user's place, which is drawn once a user and country. */
export function ofPlace(
  country: LabelColumn,
  user: Uint32Array,
  read: (place: (typeof places)[string], draw: number) => string,
): LabelColumn {
  const labels: string[] = [];
  const codeOf = new Map<string, number>();
  const known = new Map<number, number>();
  const codes = new Uint8Array(user.length);
  for (let row = 0; row < user.length; row += 1) {
    const [where, who] = [country.codes[row] as number, user[row] as number];
    const key = who * country.labels.length + where;
    let code = known.get(key);
    if (code === undefined) {
      const place = places[country.labels[where] as string];
      const label = place === undefined ? '(not set)' : read(place, mixSeed(who, where));
      code = codeOf.get(label) ?? labels.push(label) - 1;
      codeOf.set(label, code);
      known.set(key, code);
    }
    codes[row] = code;
  }
  return { codes, labels };
}

/** Something of the source that a user first came from, as far back as there are sessions, in the order of time. */
export function ofFirstSource(
  source: LabelColumn['codes'],
  user: Uint32Array,
  userCount: number,
  read: (source: Source) => string,
): LabelColumn {
  const first = new Int16Array(userCount).fill(-1);
  const codes = new Uint8Array(user.length);
  for (let row = 0; row < user.length; row += 1) {
    const who = user[row] as number;
    if (first[who] === -1) first[who] = source[row] as number;
    codes[row] = first[who] as number;
  }
  return relabelled(codes, sources.map(read));
}
