import { ownOf } from '#src/shared/own-of.ts';
import { camelCaseApart } from '../text/camel-case-apart.ts';
import { wordsOf } from '../text/tokenize.ts';
import type { SourceView } from './source-view.ts';

/** What is there to be taken, and what came of it. */
export interface Supply {
  /** "seats_offered" */
  readonly offered: string;
  /** "admissions", "seats_sold" */
  readonly taken: string;
  /** "seat"; undefined where nothing but a capacity is named. */
  readonly thing: string | undefined;
}

const SEAT = 'seat|place|space|spot|slot|table|desk|court|lane|bay|pitch|stall';
const ROOM = 'room|bed|berth|cabin';
const THING = `(?<thing>${SEAT}|${ROOM})(?: night)?`;
const OFFERED = '(?:offered|available|provided|total|capacity|on sale)';
const SUPPLY = [
  new RegExp(`^${THING} ${OFFERED}$`),
  new RegExp(`^(?:available|offered|total) ${THING}$`),
  new RegExp(`^(?:(?<thing>${SEAT}|${ROOM}) )?capacity$`),
];
/** Free ones may be meant, of which those that were taken are no part. */
const MAY_BE_FREE = /\bavailable\b/;

const DONE = '(?:sold|occupied|taken|filled|booked|used|reserved|let)';
const PEOPLE = /^(?:admission|attendance|attendee|attended|ticket sold|passenger|spectator|booking)$/;
const NIGHTS = /^(?:night|room night|bed night)(?: (?:sold|stayed|booked))?$/;

const ANY = `(?:${SEAT}|${ROOM})`;

const donePattern = (thing: string): RegExp =>
  new RegExp(`^${thing}(?: night)? ${DONE}$|^${DONE} ${thing}(?: night)?$`);

const nameOf = (column: string): string => wordsOf(camelCaseApart(column)).join(' ');

const onlyOne = ([column, ...others]: readonly string[]): string | undefined =>
  others.length === 0 ? column : undefined;

/** Of which thing a column says how many there were; undefined where it says of none. */
const thingOf = (column: string): Pick<Supply, 'thing'> | undefined =>
  SUPPLY.flatMap((pattern) => {
    const match = pattern.exec(nameOf(column));
    return match === null ? [] : [{ thing: match.groups?.['thing'] }];
  })[0];

/** How many seats, rooms or places there were: "seats_offered", "roomsAvailable", "capacity". */
export const isSupply = (column: string): boolean => thingOf(column) !== undefined;

/** The same of anything: appointments_offered, the hours that were available. */
export const isOffered = (column: string): boolean =>
  isSupply(column) ||
  /(?:^| )(?:offered|available|capacity|on sale)$|^(?:offered|available) /.test(nameOf(column));

/** Those who came, or what was taken of anything: "admissions", "seats_sold". */
export const isTaken = (column: string): boolean =>
  [donePattern(ANY), PEOPLE, NIGHTS].some((pattern) => pattern.test(nameOf(column)));

/** What was taken of it: what is called so ("seats_sold"), else the only column of those who came. */
function takenOf(thing: string | undefined, columns: readonly string[]): string | undefined {
  const [own, kin] = [
    // "Capacity" is of whatever was sold
    donePattern(thing ?? ANY),
    new RegExp(`^(?:${ROOM})$`).test(thing ?? '') ? NIGHTS : PEOPLE,
  ];
  const named = columns.filter((column) => own.test(nameOf(column)));
  return named.length > 0 ? onlyOne(named) : onlyOne(columns.filter((column) => kin.test(nameOf(column))));
}

/** The one pair of columns that tells how full it was; undefined where several may, or none. */
export function supplyOf(views: readonly SourceView[]): Supply | undefined {
  const found = views.flatMap((view): readonly Supply[] => {
    const offered = onlyOne(view.metricColumns.filter(isSupply));
    const known = offered === undefined ? undefined : thingOf(offered);
    if (offered === undefined || known === undefined) return [];
    const taken = takenOf(known.thing, view.metricColumns);
    if (taken === undefined) return [];
    const isPart = ownOf(view.source.wholes, taken)?.includes(offered) === true;
    return MAY_BE_FREE.test(nameOf(offered)) && !isPart ? [] : [{ offered, taken, thing: known.thing }];
  });
  const [supply, ...others] = found;
  return others.length === 0 ? supply : undefined;
}
