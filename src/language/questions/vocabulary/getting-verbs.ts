import { list } from './list.ts';

/**
 * Verbs that say no more of a number than that something had it, in every form that is used. A verb that takes away,
 * undoes or compares ("refunded", "abandoned", "beat") is none of them.
 */
const gettingVerbs = list(`
  accrue, accrued, accruing, accrues, accumulate, accumulated, accumulating, achieve, achieved, achieving, amass, amassed,
  attract, attracted, attracting, bag, bagged, bagging, boast, boasted, boasting, book, booked, booking, bring, bringing, brings,
  capture, captured, capturing, carried, carry, carrying, chalk, chalked, claim, claimed, claiming,
  clock, clocked, clocking, collect, collected, collecting, command, commanded, commanding, concentrate, concentrated,
  place, placed, places, placing, contribute, contributed, contributing, contributes, crank, cranked, create, created, creates, creating,
  deliver, delivered, delivering, delivers, draw, drawing, draws, drew, drawn, drum, drummed, enjoy, enjoyed, enjoying,
  exhibit, exhibited, experience, experienced, experiencing, fed, feed, feeds, feeding, fetch, fetched, fetching, fuel, fueled,
  fuelled, fueling, fuelling, funnel, funneled, funnelled, funneling, funnelling, furnish, furnished, garner, garnered, garnering,
  gather, gathered, gathering, grab, grabbed, grabbing, harvest, harvested, haul, hauled, hauling, hold, holding, holds, held,
  host, hosted, hosting, land, lands, landed, log, logged, logging, lure, lured, luring, maintain, maintained, manage, managed, nab, nabbed,
  net, nets, netted, netting, notch, notched, notching, obtain, obtained, obtaining, ooze, pack, packed, pile, piled, pocket, pocketed,
  post, posted, posting, posts, power, powered, powering, present, presented, produce, produced, produces, producing, provide, provided,
  provides, providing, pull, pulled, pulling, pulls, pump, pumped, push, pushed, pushing, rack, racked, racking, racks, rake, raked, raking,
  rakes, reap, reaped, reaping, record, recorded, recording, records, reel, reeled, reeling, refer, referred, referring, register, registered,
  registering, scoop, scooped, score, scored, scores, scoring, secure, secured, securing, send, sends, serve, served, serving, show, showed, shown,
  snag, snagged, snap, snapped, start, starts, started, starting, spark, sparked, sparking, spawn, spawned, stack, stacked, suck, sucked, supply, supplied, supplies, supplying,
  sustain, sustained, sweep, swept, tallied, tally, tend, tends, tended, throw, threw, throws, trigger, triggered, triggering, usher, ushered,
  win, winning, wins, won, yield, yielded, yielding, poured, pour, pouring, rolled, roll, hoover, hoovered, ran, feature, featured, see, sustains,
  muster, mustered, rustle, rustled, realise, realised, realize, realized, attain, attained, attaining, gross, grossed, grossing, steer, steered, direct, directed,
  channeled, channelled, drag, dragged, soak, soaked, invite, invited, bore, bear, bears, hit, hits, reach, reached, end, ended, ending, ends,
  finish, finished, finishing, wind, wound, result, resulted, resulting, results, lead, led, leads, account, accounted, contain, contained, display, displayed, acquire, acquired, acquires, acquiring, clinch, clinched,
  encounter, encountered, engender, engendered, foster, fostered, glean, gleaned, induce, induced, procure, procured, snare, snared, spur, spurred,
  summon, summoned, totaled, totalled, welcome, welcomed, welcomes, welcoming, witness, witnessed, offer, offered, cultivate, cultivated, cough, coughed`);

const WORDS: ReadonlySet<string> = new Set(gettingVerbs);

/** Whether the verb says "had" and nothing else, beside a number. */
export const isGettingVerb = (said: string): boolean => WORDS.has(said.toLowerCase());

/** How an event comes to be in the data: "the revenue we recorded". */
const NOTED =
  /^(?:record|register|log|track|measure|capture|observe|report|note|count|see|document)(?:s|d|ed|ged|red|ured)?$|^(?:logged|produced|delivered|achieved|attained|earned|booked|grossed|obtained|gained|contributed|created|attributable|attributed|brought|pulled|collected|accrued|amassed|garnered|netted|yielded|accumulated)$/i;

export const isNotedVerb = (said: string): boolean => NOTED.test(said);
