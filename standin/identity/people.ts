/** Somebody with a Google account on the stand-in. */
export interface Person {
  readonly email: string;
  /** Google's stable subject identifier: 21 digits. */
  readonly sub: string;
  readonly givenName: string;
  readonly familyName: string;
  /** One line for the sign-in page. */
  readonly about: string;
}

export const people: readonly Person[] = [
  {
    email: 'owner@example.test',
    sub: '100000000000000000101',
    givenName: 'Olivia',
    familyName: 'Owner',
    about: 'Sees the Google Merchandise Store sample and the simulated Northwind Garden.',
  },
  {
    email: 'admin@example.test',
    sub: '100000000000000000102',
    givenName: 'Adam',
    familyName: 'Admin',
    about: 'Sees the Google Merchandise Store sample and the simulated Northwind Garden too.',
  },
  {
    email: 'member@example.test',
    sub: '100000000000000000103',
    givenName: 'Mia',
    familyName: 'Member',
    about: 'Has an Analytics account without a property.',
  },
  {
    email: 'stranger@example.test',
    sub: '100000000000000000104',
    givenName: 'Sam',
    familyName: 'Stranger',
    about: 'An outsider. Has an Analytics account without a property.',
  },
  {
    email: 'nogoogle@example.test',
    sub: '100000000000000000105',
    givenName: 'Noa',
    familyName: 'Nogoogle',
    about: 'Has no Analytics account at all.',
  },
];

export function findPerson(email: string | undefined): Person | undefined {
  return people.find((person) => person.email === email);
}
