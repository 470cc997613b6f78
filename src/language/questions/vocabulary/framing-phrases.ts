import { list } from './list.ts';

/** Phrases that only say for whom, of which site or how politely is asked; a column or name of the data in them wins. */
export const framingPhrases: readonly string[] = list(`
  the site, our site, my site, your site, the website, our website, my website, your website, our web site,
  the shop, the store, the web shop, the webshop, the online shop, the online store,
  the whole site, the whole website, the entire site, the entire website, our whole site,
  our shop, my shop, our store, my store, our online shop, our online store, my online shop, my online store,
  our web shop, my web shop, our webshop, my webshop, our business, my business, our company, my company,
  how was business, how is business, how did business, our account, my account,
  of data, the data, our data, my data, in search result, in the search result, in google search result,
  my boss, our boss, the boss, my client, our client, our team, my team, the team, for the meeting, for our meeting,
  for my meeting, for a meeting, for my report, for the report, for our report, for a report, for the presentation,
  for my presentation, for a presentation, quick one, quick question, quick check, a quick look, quick look, real quick,
  a quick summary, would like, id like, looks like, look like, looked like, in advance, much appreciated,
  in detail, in more detail, as a table, how many times, how often was, how often were, how often did we,
  is enough, are enough, will do, would do, is fine, are fine, is plenty, are used, is used, was used, were used, were completed, was completed, were recorded, was recorded,
  were placed, was placed, sent us, send us, send me, send people, send the, sent the, in total terms, in terms of,
  with respect to, with regard to, regarding, in question, for the period, in the period, over the period,
  during the period, over the course of, the number, the value of, the values of, the amount, the result for, the result of, the level of, level of, current number of, the current number of,
  the company doing, how did the company do, how is the company doing, the company do, for my client meeting,
  for our client meeting, for the client meeting, for my boss, for a client, placed in, placed on, hey team, hi team, hello team, dear team,
  well done, great job, thing is, kind of, sort of, type of, what kind of, which kind of, what type of, which type of,
  site level, at site level, on site level, at the site level, property level, domain level, account level, at domain level,
  for the whole property, the whole property, across the site, for the domain, the whole domain, overall volume, volume growth,
  in volume, by volume, in absolute term, absolute number, in absolute number, as absolute number, absolute figure, absolute value, in absolute value, at all, so far, as well, as well as, the board, board deck, the board deck, for the board deck, for the board, for our board,
  many thank, would be great, would be nice, would be good, would be helpful, would be lovely, would be perfect,
  would be awesome, be great, be helpful, be lovely, using only this data, only this data, based on this data,
  based on the data, from this data, client want, the client want, my client want, our client want, my boss want, boss want, the boss want`);
