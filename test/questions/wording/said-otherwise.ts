/** One kind of words: its plain one, the sentences it stands in ("_"), and what people say instead. */
export interface SaidOtherwise {
  readonly plain: string;
  /** The file that is asked, and the sentence. */
  readonly frames: readonly (readonly [string, string])[];
  readonly words: string;
}

/** Collected from thesauri, other products and their documentation, each decided by hand: it means that and nothing else here. */
export const saidOtherwise: readonly SaidOtherwise[] = [
  {
    plain: 'had',
    frames: [
      ['shop', 'which channel _ the most revenue last month'],
      ['publisher', 'Which sources _ the most sessions last week?'],
      ['news', 'which authors _ the fewest visits in January 2026'],
      ['travel', 'which destination _ the highest revenue last month'],
    ],
    words: `
      got, generated, brought in, brought us, brought, drove, delivered, produced, made, recorded, racked up, pulled
      in, raked in, attracted, drew, drew in, drew the, netted, yielded, saw, received, registered, logged, posted,
      captured, secured, gathered, garnered, amassed, accumulated, achieved, reached, hauled in, gave us, gave, sent
      us, took in, turned in, ended up with, finished with, provided, supplied, created, clocked, clocked up,
      chalked up, notched up, boasted, enjoyed, experienced, won us, won, fetched, scored, commanded, collected,
      landed us, bagged, stacked up, piled up, rustled up, tallied, counted, showed, displayed, reported, realized,
      realised, obtained, pulled, cranked out, coughed up, threw off, notched, made us, got us, netted us, hit,
      managed, were responsible for, was responsible for, has, have, has had, is bringing in, are bringing in,
      brings in, bring in, drives, generates, gets, is getting, is driving, delivers, tends to bring, led to,
      resulted in, ran up, rolled in, held, carried, contained, hosted, served, ranked with, claimed, grabbed,
      snagged, scooped up, nabbed, hoovered up, sucked in, lured, lured in, funneled in, funnelled in, funneled,
      channelled, directed, referred, ushered in, steered, fed us, poured in, pushed, sparked, triggered, fueled,
      fuelled, powered, sold`,
  },
  {
    plain: 'highest',
    frames: [
      ['shop', 'which channel had the _ revenue last month'],
      ['publisher', 'which country had the _ sessions last week'],
    ],
    words: `
      most, largest, biggest, greatest, top, maximum, max, peak, best, strongest, heaviest, hugest, steepest,
      record, highest total, highest overall, single highest, single biggest, very highest, most amount of, greatest
      amount of, largest amount of, highest amount of, highest number of, largest number of, highest volume of,
      largest volume of, greatest number of, best total, max total, largest total, biggest total, topmost, leading`,
  },
  {
    plain: 'top 5',
    frames: [
      ['publisher', '_ landing pages by sessions last month'],
      ['shop', '_ countries by sessions last month'],
    ],
    words: `
      5 best, best 5, five biggest, 5 biggest, biggest five, 5 largest, largest 5, leading 5, 5 leading, first 5,
      five highest, 5 highest, top five, the top 5, my top 5, strongest 5, 5 strongest, 5 busiest, five most
      visited, 5 most popular, most popular 5, 5 most important, 5 main, five top performing, 5 top-performing, 5
      highest-traffic, top-5, Top5, five dominant, five foremost`,
  },
  {
    plain: 'lowest',
    frames: [
      ['shop', 'which channel had the _ revenue last month'],
      ['publisher', 'which country had the _ sessions last week'],
    ],
    words: `
      least, smallest, fewest, minimum, min, weakest, tiniest, poorest, slimmest, worst, lowest total, lowest number
      of, least amount of, smallest number of, smallest amount of, fewest number of, lowest volume of, bottom,
      littlest, least total`,
  },
  {
    plain: 'grew',
    frames: [
      ['shop', 'which countries _ the most in sessions last month'],
      ['publisher', "which landing pages' sessions _ the most last month"],
      ['publisher', 'which sources _ most in sessions last month vs the month before'],
    ],
    words: `
      rose, increased, went up, climbed, jumped, surged, soared, spiked, gained, expanded, picked up, skyrocketed,
      rocketed, ballooned, escalated, exploded, ascended, swelled, multiplied, shot up, ticked up, crept up, edged
      up, moved up, inched up, trended up, headed up, leapt, leaped, boomed, strengthened, scaled up, ramped up,
      took off, rallied, built up, bumped up, were up, was up, got bigger, got higher, nudged up, swung up, blew up,
      mushroomed`,
  },
  {
    plain: 'fell',
    frames: [
      ['shop', 'which countries _ the most in sessions last month'],
      ['publisher', "which landing pages' sessions _ the most last month"],
      ['publisher', 'which sources _ most in sessions last month vs the month before'],
    ],
    words: `
      dropped, declined, decreased, went down, sank, slipped, shrank, slumped, plunged, plummeted, tumbled, crashed,
      dipped, lost, dwindled, diminished, nosedived, collapsed, contracted, receded, waned, subsided, slid,
      tanked, cratered, ticked down, edged down, trended down, headed down, weakened, softened, eroded, regressed, came down, were down, fell off, dropped off, tailed off, fell away, nose-dived, retreated, ebbed,
      dried up, got smaller, sagged, backslid, lost ground, lost steam`,
  },
  {
    plain: 'share',
    frames: [
      ['shop', 'what _ of revenue came from Organic Search last month'],
      ['shop', 'which _ of sessions was from mobile last month'],
      ['publisher', 'what _ of our sessions was from pinterest.com last month'],
    ],
    words: `
      percentage, percent, proportion, fraction, portion, part, %, slice, chunk, piece, percentage share, relative
      share, pct`,
  },
  {
    plain: 'What share of revenue came from',
    frames: [['shop', '_ Organic Search last month']],
    words: `
      How much of our revenue came from, How much of the revenue was from, What proportion of total revenue came
      from, What percent of revenue is attributable to, What percentage of revenue can be attributed to, What part
      of our revenue is due to, What % of revenue is down to, How big a share of revenue came from, How large a
      share of revenue came from, How big is the share of revenue from, What fraction of revenue was generated by,
      What share of revenue is generated through, How much percent of revenue came from, what's the revenue share
      of, Revenue share of, share of revenue from, percentage of revenue from, percent of revenue coming from, What
      slice of revenue belongs to, what portion of all revenue came through, What is the contribution of revenue
      from, how big a slice of revenue came from, How big a chunk of revenue came from, what kind of share of
      revenue came from, As a percentage of total revenue, What percentage of the total revenue stems from, what
      share of revenue originates from, what share of revenue originated from, what share of revenue derived from,
      what share of revenue was derived from, what share of revenue resulted from, what share of revenue arises
      from, what share of revenue is made up by, what share of revenue is made up of, what share of revenue falls
      on, what share of revenue comes out of, what share of revenue is driven by, what share of revenue was
      contributed by, what share of revenue hails from, what share of revenue is produced by`,
  },
  {
    plain: 'make up',
    frames: [
      ['shop', 'what share of revenue does Organic Search _ last month'],
      ['shop', 'What percentage of sessions did mobile _ last month'],
    ],
    words: `
      account for, represent, constitute, comprise, contribute, deliver, generate, bring in, have, bring, drive,
      cover, form, compose, occupy, hold, take up, provide, command, stand for`,
  },
  {
    plain: 'average',
    frames: [
      ['shop', '_ daily sessions last month'],
      ['shop', 'what is our _ daily revenue for the last month'],
    ],
    words: `
      mean, avg, typical, usual, normal, on average, avg., average number of, mean number of, arithmetic mean,
      averaged, average amount of`,
  },
  {
    plain: 'by',
    frames: [
      ['shop', 'sessions _ device last month'],
      ['shop', 'revenue _ channel in March'],
    ],
    words: `
      per, for each, for every, across, split by, broken down by, grouped by, segmented by, by each, categorized by,
      categorised by, arranged by, sorted by, separated by, broken out by, broken up by, split out by, split up by,
      sliced by, partitioned by, classified by, bucketed by, aggregated by, aggregated over, distributed by,
      distributed across, distributed over, spread across, spread over, in each, from each, from every, of each, of
      every, among the, according to, with respect to, by the, by individual, for individual, for all, for the
      different, across the, across all, across the different, pivoted by, rolled up by, summed by, summarized by,
      summarised by, summed up by, dimensioned by, cut by, faceted by, with a breakdown by, with breakdown by,
      broken into, split into, divided into, segregated by, differentiated by, organized by, organised by, listed
      by, shown by, itemized by, itemised by, detailed by, tabulated by, in terms of, depending on, on a per`,
  },
  {
    plain: 'show me',
    frames: [
      ['shop', '_ sessions by device last month'],
      ['shop', '_ the top 5 countries by revenue last month'],
    ],
    words: `
      give me, tell me, get me, I want to see, I'd like to see, can you show me, please provide, I need,
      let me see, pull up, pull, bring up, present, output, print, return, fetch, find, find me, what are, what
      were, what is, present me with, report, report on, export, produce, generate, give me a rundown of, run me
      through, walk me through, I'm interested in, I am looking for, looking for, show us, hit me with, share with
      me, let's see, let's look at, let me have, let me know, compile, put together, prepare, provide, extract,
      retrieve, calculate, compute, work out, figure out, determine, identify, surface, reveal, render, select, get,
      break out, detail, enumerate, itemize, specify, name, can I get, can I see, may I see, could I have, I wanna
      know, gimme, show, summarize, summarise, see, throw me, drop me, grab me, load, look up, check, tabulate,
      report back on, I would like a report of, I want a report on, I want to know, I wish to see, I'm after, send
      me, send over, give us, would you give me, tell us, curious about, wondering about, need, want, how about`,
  },
  {
    plain: 'sessions',
    frames: [
      ['shop', '_ by device last month'],
      ['shop', 'How did _ change last month?'],
      ['shop', 'which country had the most _ last month'],
    ],
    words: `
      visits, traffic, site visits, website visits, web traffic, site traffic, website traffic, website sessions,
      site sessions, web sessions, web visits, session count, visit count, number of sessions, number of visits,
      total sessions, total visits, amount of traffic, volume of traffic, traffic volume, traffic levels, level of
      traffic, traffic numbers, visit numbers, session numbers, session totals, visit totals, footfall, incoming
      traffic, inbound traffic, traffic count, online visits, traffic to our site, traffic to the site, visits to
      our site, visits to the website, sessions on our website, traffic figures, session figures, session volume,
      visit volume, visitor sessions, browsing sessions, visitation`,
  },
  {
    plain: 'visitors',
    frames: [
      ['shop', 'how many _ did we have yesterday'],
      ['shop', 'how many _ came from Canada last month'],
    ],
    words: `
      people, audience, folks, readers, shoppers, humans, visiting people, site visitors, website
      visitors, web visitors, online visitors, viewers, surfers, number of visitors, visitor count, visitor numbers,
      visitor traffic, visitor volume`,
  },
  {
    plain: 'orders',
    frames: [
      ['shop', '_ by device last month'],
      ['shop', 'which country had the most _ last month'],
    ],
    words: `
      purchases, transactions, buys, completed orders, completed purchases, orders placed, placed orders, number of
      orders, order count, order volume, order numbers, total orders, completed checkouts, completed transactions,
      ecommerce orders, online orders, sales count, number of sales, number of purchases, number of transactions,
      purchase count, customer orders, order totals, purchase events, ecommerce purchases`,
  },
  {
    plain: 'revenue',
    frames: [
      ['shop', '_ by device last month'],
      ['shop', 'which country had the most _ last month'],
    ],
    words: `
      sales, turnover, income, earnings, money, takings, total revenue, gross revenue, sales revenue, gross sales,
      total sales, sales volume, sales value, sales figures, revenue figures, proceeds, gmv, gross merchandise
      value, monetary value, ecommerce revenue, e-commerce revenue, web revenue, generated revenue, revenue
      generated, revenue earned, sales dollars, dollar sales, purchase revenue, transaction revenue, revenues, sales
      income, amount of money, sales total, sales totals, top line, topline, top-line revenue, billing, billings,
      $$$`,
  },
  {
    plain: 'conversions',
    frames: [
      ['publisher', '_ by device last month'],
      ['saas', 'which channel had the most _ last month'],
    ],
    words: `
      key events, goals, goal completions, conversion events, conversion count, number of conversions, total
      conversions, completed goals, goal conversions, conversion volume, conversion numbers, successful conversions,
      conversion actions, conversion totals, event conversions, goals completed, goal hits`,
  },
  {
    plain: 'conversion rate',
    frames: [
      ['publisher', '_ by device last month'],
      ['saas', 'which channel had the highest _ last month'],
    ],
    words: `
      conversion rates, cvr, CR, conv. rate, conv rate, rate of conversion, conversion percentage, conversion ratio,
      converting rate, conversion %, session conversion rate, key event rate, goal conversion rate, conversion
      performance, conversion, convert rate, average conversion rate, overall conversion rate, total conversion
      rate, visit-to-conversion rate, CVR %`,
  },
  {
    plain: 'bounce rate',
    frames: [
      ['shop', '_ by device last month'],
      ['publisher', 'which country had the highest _ last month'],
    ],
    words: `
      bounce rates, bounce-rate, bouncerate, bounce percentage, bounce %, bouncing rate, rate of bounces, bounce
      ratio, average bounce rate`,
  },
  {
    plain: 'average order value',
    frames: [
      ['shop', '_ by device last month'],
      ['shop', 'which country had the highest _ last month'],
    ],
    words: `
      AOV, avg order value, mean order value, average basket value, basket size, average basket, average basket
      size, average purchase value, average transaction value, order value, average cart value, average order size,
      avg. order value, average spend per order, revenue per order, sales per order, average ticket size, ticket
      size, value per order, mean basket value, average order amount, average revenue per order, average amount per
      order, average purchase amount, money per order, average value of an order, average value per order, value of
      the average order, dollars per order`,
  },
  {
    plain: 'page views',
    frames: [
      ['publisher', '_ by device last month'],
      ['publisher', 'which country had the most _ last month'],
    ],
    words: `
      pageviews, views, page-views, PVs, page hits, page impressions, screen views, viewed pages, pages viewed,
      number of page views, total page views, views of pages, page loads, page reads, content views, article views,
      post views, page visits, screenviews, page viewings`,
  },
  {
    plain: 'landing pages',
    frames: [
      ['publisher', 'top 10 _ by sessions last month'],
      ['publisher', 'which _ had the most sessions last month'],
    ],
    words: `
      entry pages, entrance pages, first pages, start pages, arrival pages, entry points, landing urls, landing page
      urls, landingpages, LPs, entry urls, starting pages, pages people land on, pages visitors land on, pages
      visitors arrive on, pages people arrive at, pages people enter on, pages where people enter, pages visitors
      start on, pages people first see, pages where visits start, pages where sessions begin, pages, urls, articles,
      posts, web pages, webpages, content pieces, pieces of content, site pages, individual pages, page urls,
      stories`,
  },
  {
    plain: 'countries',
    frames: [
      ['publisher', 'top 3 _ by sessions last month'],
      ['shop', 'which _ had the most revenue last month'],
    ],
    words: `
      nations, markets, geographies, locations, geos, lands, country markets, places, territories, country names,
      geographic markets, national markets, regions`,
  },
  {
    plain: 'device',
    frames: [
      ['publisher', 'sessions by _ last month'],
      ['shop', 'which _ had the most revenue last month'],
    ],
    words: `
      device type, device category, device class, type of device, kind of device, platform, device group, device
      kind, device used`,
  },
  {
    plain: 'channel',
    frames: [
      ['shop', 'sessions by _ last month'],
      ['saas', 'which _ had the most sessions last month'],
    ],
    words: `
      marketing channel, traffic channel, acquisition channel, channel group, channel grouping, default channel
      group, default channel grouping, traffic type, digital channel, online channel, distribution channel, sales
      channel, session channel`,
  },
  {
    plain: 'source',
    frames: [['publisher', 'sessions by _ last month']],
    words: `
      traffic source, sources, referrer, visit source, traffic sources, source of traffic, source of visits, traffic
      origin, session source, acquisition source, origin of visits`,
  },
  {
    plain: 'clicks',
    frames: [
      ['gsc', '_ by device last month'],
      ['gsc', 'which country had the most _ last month'],
    ],
    words: `
      search clicks, google clicks, organic clicks, clicks from google, clicks from search, click count, number of
      clicks, total clicks, click volume, seo clicks, organic search clicks, click totals, search traffic, organic
      traffic, google traffic, seo traffic, organic visits, visits from google, visits from search, google visits`,
  },
  {
    plain: 'impressions',
    frames: [
      ['gsc', '_ by device last month'],
      ['gsc', 'which country had the most _ last month'],
    ],
    words: `
      search impressions, google impressions, impression count, number of impressions, total impressions, impression
      volume, search appearances, appearances in search, search visibility, views in search, times
      shown, serp impressions, organic impressions, imps, impr., search views, SERP views,
      google visibility`,
  },
  {
    plain: 'ctr',
    frames: [
      ['gsc', '_ by device last month'],
      ['gsc', 'which country had the highest _ last month'],
    ],
    words: `
      click-through rate, click through rate, clickthrough rate, CTRs, click rate, click-thru rate, click through
      ratio, click percentage, average CTR, rate of clicks, click ratio, clickthrough, organic ctr, clicks per
      impression, click-through-rate, click through percentage, mean ctr`,
  },
  {
    plain: 'average position',
    frames: [['gsc', '_ by device last month']],
    words: `
      position, avg position, mean position, average rank, average ranking, ranking, search position, google
      position, ranking position, SERP position, average google ranking, avg. position, avg. rank, search ranking,
      rankings, search rankings, google rankings, google rank, search rank, average SERP position, typical position,
      average search position, positions`,
  },
  {
    plain: 'queries',
    frames: [
      ['gsc', 'top 10 _ by clicks last month'],
      ['gsc', 'which _ had the most clicks last month'],
    ],
    words: `
      keywords, search terms, search queries, search phrases, terms, searches, keyword phrases, search keywords,
      google searches, key phrases, keyphrases, organic keywords, organic queries, google queries, google keywords,
      seo keywords, search words, phrases, search strings, query strings, words people search for, things people
      search for, kws, phrases people search, search expressions`,
  },
];

/** Verbs that are not "had": what they take away, undo, compare or foresee the data do not tell. */
export const otherVerbs: readonly string[] =
  'refunded, abandoned, cancelled, returned, lost us, wasted, shipped, refused, rejected, excluded, ignored, forfeited, leaked, squandered, failed, skipped, predicted, forecast, budgeted, spent, owed, churned, outranked, overtook, dropped, missed, disputed, exchanged, shunned, turned away, put off, scared off'.split(
    ', ',
  );
