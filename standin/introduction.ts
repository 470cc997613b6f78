import { people } from './identity/people.ts';

/** What somebody at a terminal may want to know next. */
export function introduction(url: string): string {
  return `
  people        ${people.map(({ email }) => email).join(', ')}
  properties    200000001 Google Merchandise Store (sample), 200000002 Northwind Garden (simulated)
  site          sc-domain:northwind-garden.example
  misbehaviour  POST ${url}/__standin/faults
  calls so far  GET ${url}/__standin/calls
  stop          Ctrl+C
`;
}
