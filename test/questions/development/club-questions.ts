import { by, per, type Question, total, totals } from '../asking/question.ts';
import type { Range, RawSite } from '../asking/raw-site.ts';

/** Asked on Wednesday, 13 May 2026, of a sports club's file, 1 January to 12 May 2026. */
const april: Range = ['2026-04-01', '2026-04-30'];
const q1: Range = ['2026-01-01', '2026-03-31'];
const google = ['google / organic', 'google / cpc'];
const ads = ['facebook / paid_social', 'instagram / paid_social'];
const classes = [
  '/classes/yoga-flow',
  '/classes/boxing-basics',
  '/classes/boxing-kids',
  '/classes/indoor-cycling',
];

const rateBy =
  (dimension: string, over: string, under: string, range: Range) =>
  (site: RawSite): [string, number][] =>
    site
      .by(dimension, [over, under], range)
      .map(([name, a, b]): [string, number] => [String(name), Number(a) / Number(b)])
      .sort((a, b) => b[1] - a[1]);

export const clubQuestions: readonly Question[] = [
  // Verbs and spellings of own columns
  { ask: 'How many people enrolled in April?', want: total('enrollments', april) },
  { ask: 'enrolments by city in April', want: by('city', 'enrollments', april) },
  {
    ask: 'how many members signed up and how many enrolled in april',
    want: totals(['signups', 'enrollments'], april),
  },
  { ask: 'how many customers booked in Q1?', want: total('bookings', q1) },
  {
    ask: 'How many visitors from Leeds signed up in April?',
    want: total('signups', april, { city: 'Leeds' }),
  },
  {
    ask: 'Among visitors from York, how many bookings were there in Q1?',
    want: total('bookings', q1, { city: 'York' }),
  },
  { ask: 'How many people did not enroll in April?', want: 'refused' },
  { ask: 'How many people signed up for the newsletter in April?', want: 'refused' },
  { ask: "Which city has the most people who sign up but don't enroll? April", want: 'refused' },
  { ask: 'people who signed up in March and enrolled in April', want: 'refused' },
  // Rates of own columns
  { ask: 'Enrolment rate by city in April', want: rateBy('city', 'enrollments', 'sessions', april) },
  {
    ask: 'Which city has the best signup rate? April',
    want: (site) => rateBy('city', 'signups', 'sessions', april)(site).slice(0, 1),
  },
  {
    ask: 'Of those who signed up in April, what % ended up enrolling?',
    want: 'refused',
  },
  {
    ask: 'what percentage of signups go on to enroll, by city, in April',
    want: rateBy('city', 'enrollments', 'signups', april),
  },
  { ask: 'what percentage of signups booked and enrolled in April', want: 'refused' },
  // Parts of source / medium pairs
  { ask: 'sessions from google in April', want: total('sessions', april, { source_medium: google }) },
  {
    ask: 'signups from the newsletter, month by month in Q1',
    want: per('month', 'signups', q1, { source_medium: 'newsletter / email' }),
  },
  {
    ask: 'bookings from facebook and instagram together in Q1, per month',
    want: per('month', 'bookings', q1, { source_medium: ads }),
  },
  {
    ask: 'organic sessions from google in April',
    want: total('sessions', april, { source_medium: 'google / organic' }),
  },
  { ask: 'sessions from paid social in April', want: total('sessions', april, { source_medium: ads }) },
  { ask: 'sessions by source in April', want: by('source_medium', 'sessions', april) },
  {
    ask: 'sessions from google / cpc in April',
    want: total('sessions', april, { source_medium: 'google / cpc' }),
  },
  {
    ask: 'Leeds and York combined vs Hull, sessions in April',
    want: (site) => [
      ['Leeds and York', site.sum('sessions', april, { city: ['Leeds', 'York'] })],
      ['Hull', site.sum('sessions', april, { city: 'Hull' })],
    ],
  },
  // Sections and pages by their words
  {
    ask: 'bookings per class page in April',
    want: by('landing_page', 'bookings', april, { landing_page: classes }),
  },
  {
    ask: 'Which class had the most bookings in April?',
    want: (site) => site.by('landing_page', ['bookings'], april, { landing_page: classes }).slice(0, 1),
  },
  {
    ask: 'the yoga class: sessions in April',
    want: total('sessions', april, { landing_page: '/classes/yoga-flow' }),
  },
  { ask: 'sessions of the boxing class in April', want: 'refused' },
  { ask: 'sessions of the tennis class in April', want: 'refused' },
];
