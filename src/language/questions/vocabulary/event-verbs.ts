import { list } from './list.ts';

/** Verbs of the events that files count, by the nouns that their columns are called: who "signed up" is one of the sign-ups. */
export const eventVerbs: readonly { readonly nouns: readonly string[]; readonly verbs: readonly string[] }[] =
  [
    {
      nouns: list('signups, sign ups, signup count, new signups, registrations, user signups'),
      verbs: list('sign up, signed up, signs up, signing up'),
    },
    {
      nouns: list('registrations, signups, sign ups, registered users'),
      verbs: list('register, registered, registers, registering'),
    },
    {
      nouns: list('enrolments, enrollments'),
      verbs: list('enrol, enroll, enrolled, enrols, enrolls, enrolling'),
    },
    { nouns: list('bookings, reservations'), verbs: list('book, booked, booking, books') },
    { nouns: list('reservations, bookings'), verbs: list('reserve, reserved, reserving') },
    {
      nouns: list('attended, attendance, attendances, attendees, check ins'),
      verbs: list('attend, attended, attends, attending, came, turned up, showed up'),
    },
    { nouns: list('admissions'), verbs: list('visited, visiting, came, turned up, showed up') },
    { nouns: list('downloads, installs, app downloads'), verbs: list('download, downloaded, downloading') },
    { nouns: list('installs, app installs'), verbs: list('install, installed, installing') },
    {
      nouns: list('subscriptions, new subscriptions, subscribes'),
      verbs: list('subscribe, subscribed, subscribing'),
    },
    { nouns: list('donations'), verbs: list('donate, donated, donating') },
    {
      nouns: list(`
        cancellations, cancelations, cancelled orders, canceled orders, cancelled bookings, canceled bookings`),
      verbs: list(`
        cancel, cancelled, canceled, cancelling, canceling, fell through, fall through, fallen through, falling through, fell thru,
        called off`),
    },
    { nouns: list('applications, job applications'), verbs: list('apply, applies, applied, applying') },
    { nouns: list('renewals'), verbs: list('renew, renewed, renewing') },
    { nouns: list('opens, email opens, unique opens'), verbs: list('opened') },
    { nouns: list('passes, tests passed, exams passed'), verbs: list('passed') },
    { nouns: list('sorties, flights'), verbs: list('fly, flew, flown, flying') },
    {
      nouns: list('tickets solved, tickets closed, tickets resolved'),
      verbs: list('close, closed, closing, solve, solving, resolve, resolved, resolving'),
    },
    { nouns: list('upgrades'), verbs: list('upgrade, upgraded, upgrading') },
    { nouns: list('downgrades'), verbs: list('downgrade, downgraded, downgrading') },
    {
      nouns: list('trials, trial starts, trials started, free trials'),
      verbs: list(`
        start a trial, started a trial, starts a trial, starting a trial, start a free trial, started a free trial,
        begin a trial, began a trial`),
    },
    {
      nouns: list('memberships started, membership starts, new memberships, new members'),
      verbs: list(`
        start a membership, started a membership, starts a membership, starting a membership, begin a membership, began a membership,
        take out a membership, took out a membership, become members, became members, becoming members, become a member, became a member`),
    },
    { nouns: list('activations'), verbs: list('activate, activated, activating') },
    { nouns: list('submissions, form submissions'), verbs: list('submit, submitted, submitting') },
    {
      nouns: list('enquiries, inquiries'),
      verbs: list('enquire, enquired, enquiring, inquire, inquired, inquiring'),
    },
    {
      nouns: list('loans, lendings, borrowings'),
      verbs: list('lend, lent, lent out, lend out, borrow, borrowed, borrowing'),
    },
    {
      nouns: list('rentals, hires'),
      verbs: list('rent, rented, rent out, rented out, hire, hired, hire out, hired out'),
    },
    { nouns: list('shipments'), verbs: list('ship, shipped, shipping') },
    { nouns: list('repairs'), verbs: list('repair, repaired, repairing') },
    { nouns: list('complaints'), verbs: list('complain, complained, complaining') },
    {
      nouns: list('searches, site searches, search count'),
      verbs: list('search, search for, searched, searched for, searching for'),
    },
    { nouns: list('breaches'), verbs: list('breach, breached, breaching') },
    { nouns: list('violations'), verbs: list('violate, violated, violating') },
    { nouns: list('escalations'), verbs: list('escalate, escalated, escalating') },
    { nouns: list('comments'), verbs: list('comment, commented, commenting') },
    { nouns: list('votes'), verbs: list('vote, voted, voting') },
    { nouns: list('unsubscribes, unsubscriptions'), verbs: list('unsubscribe, unsubscribed, unsubscribing') },
  ];

/** What is done to a thing that a column names before it: of sla_breaches "the SLA was breached", of ticket_escalations "tickets escalated". */
export const eventsOfThings: readonly string[] = list('breaches, violations, escalations');

/**
 * Events of a visit: their rate is told per session. Of what a churn, renewal or cancellation rate is one, no visit says.
 */
export const eventsOfVisits: readonly string[] = list(`
  signups, sign ups, signup, registrations, enrolments, enrollments, bookings, reservations, downloads, installs, subscriptions,
  new subscriptions, donations, applications, submissions, form submissions, enquiries, inquiries, demo requests, quote requests,
  trial starts, trials started, add to carts, adds to cart, cart adds, checkouts`);

/** Who does it says nothing of the number: the file counts the events. */
export const actors: readonly string[] = list(`
  people, persons, person, users, visitors, customers, students, learners, shoppers, readers, guests, clients, folks, members,
  pupils, travellers, travelers, subscribers, buyers, participants, leads, prospects, donors, patients`);

/** Verbs of those whom files count by themselves: how many people borrowed is how many borrowers there were, and not how many loans. */
export const doers: readonly {
  readonly nouns: readonly string[];
  readonly did: readonly string[];
  readonly does: readonly string[];
  /** What they are at ("fewer people giving"). */
  readonly doing: readonly string[];
}[] = [
  {
    nouns: list('donors, supporters, givers, backers'),
    did: list('donated, gave, given, contributed'),
    does: list('donate, give, contribute'),
    doing: list('donating, giving, contributing'),
  },
  {
    nouns: list('listeners'),
    did: list('listened, tuned in'),
    does: list('listen, tune in'),
    doing: list('listening, tuning in'),
  },
  { nouns: list('borrowers'), did: list('borrowed'), does: list('borrow'), doing: list('borrowing') },
  { nouns: list('riders'), did: list('rode, ridden'), does: list('ride'), doing: list('riding') },
  { nouns: list('viewers'), did: list('watched'), does: list('watch'), doing: list('watching') },
  { nouns: list('players'), did: list('played'), does: list('play'), doing: list('playing') },
  { nouns: list('renters'), did: list('rented'), does: list('rent'), doing: list('renting') },
  {
    nouns: list('customers, buyers, shoppers'),
    did: list('bought, ordered, purchased'),
    does: list('buy, order, purchase'),
    doing: list('buying, ordering, purchasing'),
  },
];

/** Anybody, and no kind of visitor that another column may count. */
export const anybody: readonly string[] = list('people, persons, folks, individuals, different people');
