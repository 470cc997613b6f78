import { list } from './list.ts';

/** The names of columns, and the words of their trade that may mean a little more or less. */
interface NearNames {
  readonly columns: readonly string[];
  readonly words: readonly string[];
}

const hired = list(`
  hires, rentals, trips, bike hires, bike rentals, bike rides, bike trips, car hires, car rentals, boat hires, boat rentals`);
const seen = list(
  'viewings, appointments, showings, property viewings, house viewings, viewing appointments',
);

const invoiced = list(`
  invoiced, amount invoiced, invoiced amount, total invoiced, invoiced total, invoiced value, invoice amount, invoice value, invoice total,
  billed, amount billed, billed amount, total billed, billings, charged, amount charged, total charged`);

/**
 * What a file counts, by the words of its trade: understood where one column alone can be meant and nothing else is called so,
 * and how they were read is said. None is a word that is said of the whole business ("our shop") or that is a verb as well.
 */
export const nearMetricNames: readonly NearNames[] = [
  // Of "ride" it is not known whether it is what they did
  { columns: [...hired, 'rides'], words: hired },
  { columns: seen, words: seen },
  {
    columns: list(
      'lessons booked, classes booked, seats booked, rooms booked, tables booked, appointments booked, tickets booked',
    ),
    words: list('bookings, reservations'),
  },
  { columns: list('bookings, reservations'), words: list('reservations, bookings, appointments') },
  {
    columns: list('loans, borrowings'),
    words: list('lendings, borrowings, loans, items lent, items borrowed'),
  },
  { columns: list('lessons'), words: list('classes, driving lessons') },
  {
    columns: list('memberships started, membership starts, new memberships'),
    words: list('new members, membership sign ups'),
  },
  {
    columns: list('breakages, damage reports, damages'),
    words: list(
      'damages, damaged, breakages, damaged items, broken items, reports of damage, damage reports',
    ),
  },
  { columns: list('late returns'), words: list('overdue returns, overdue items') },
  { columns: list('tickets opened, tickets created'), words: list('support cases, cases opened, new cases') },
  {
    columns: list('first reply minutes, first response minutes, first reply hours, first response hours'),
    words: list(`
      first response time, first reply time, response time, reply time, time to first response, time to first reply, time to reply,
      time to respond, minutes to first reply, minutes to first response, minutes to reply, hours to first reply`),
  },
  {
    columns: list('listing views, job views, property views, product views, article views'),
    words: list('viewed, listing views, job views, property views, product views, article views'),
  },
  { columns: list('sorties'), words: list('flights, missions') },
  { columns: list('admissions'), words: list('entries, footfall') },
  {
    columns: list('litres drawn, liters drawn, litres used, liters used, water litres, water liters'),
    words: list(
      'water, water used, water drawn, water use, water usage, water consumption, litres of water, liters of water',
    ),
  },
  {
    columns: invoiced,
    words: [...invoiced, ...list('invoice, invoices, invoicing, bill, bills, billing, charge, charges')],
  },
  { columns: list('no shows'), words: list('missed bookings, missed appointments, missed classes') },
];

const booking = list('booking channel, booking method, booking platform, channel');

export const nearDimensionNames: readonly NearNames[] = [
  {
    columns: list('station, dock, docking station'),
    words: list(
      'dock, docking station, bike station, hire station, rental station, station, pick up point, pickup point',
    ),
  },
  { columns: list('depot, warehouse, branch'), words: list('branch, location, depot, warehouse') },
  { columns: list('hotel, hotel name'), words: list('property') },
  {
    columns: list('site, location, venue, studio, store, washhouse'),
    words: list('location, venue, branch'),
  },
  { columns: list('instructor'), words: list('teacher, trainer, coach, tutor') },
  { columns: list('handler'), words: list('falconer, trainer') },
  { columns: list('membership'), words: list('membership plan, membership level, member type') },
  { columns: list('plan'), words: list('membership, membership plan, member type, pass type, tariff') },
  { columns: list('cuisine'), words: list('food type, type of food, kind of food') },
  { columns: list('route'), words: list('crossing') },
  { columns: list('exhibition'), words: list('exhibit') },
  { columns: list('strain'), words: list('variety') },
  { columns: list('daypart, boarding time'), words: list('time of day, part of the day, part of day') },
  { columns: list('booked via, booked by, booking channel, sales channel'), words: booking },
  { columns: list('topic'), words: list('subject, issue type, kind of issue, type of issue') },
];
