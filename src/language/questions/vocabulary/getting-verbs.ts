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
  contribute, contributed, contributing, contributes, crank, cranked, create, created, creates, creating,
  deliver, delivered, delivering, delivers, draw, drawing, draws, drew, drawn, drum, drummed, enjoy, enjoyed, enjoying,
  exhibit, exhibited, experience, experienced, experiencing, fed, feed, feeds, feeding, fetch, fetched, fetching, fuel, fueled,
  fuelled, fueling, fuelling, funnel, funneled, funnelled, funneling, funnelling, furnish, furnished, garner, garnered, garnering,
  gather, gathered, gathering, grab, grabbed, grabbing, harvest, harvested, haul, hauled, hauling, hold, holding, holds, held,
  host, hosted, hosting, land, lands, landed, log, logged, logging, lure, lured, luring, maintain, maintained, manage, managed, nab, nabbed,
  net, nets, netted, netting, notch, notched, notching, obtain, obtained, obtaining, ooze, pack, packed, pile, piled, pocket, pocketed,
  post, posted, posting, posts, power, powered, powering, present, presented, produce, produced, produces, producing, provide, provided,
  provides, providing, pull, pulled, pulling, pulls, pump, pumped, push, pushed, pushing, rack, racked, racking, racks, rake, raked, raking,
  rakes, reap, reaped, reaping, record, recorded, recording, records, reel, reeled, reeling, refer, referred, referring, register, registered,
  registering, scoop, scooped, score, scored, scores, scoring, secure, secured, securing, serve, served, serving, show, showed, shown,
  snag, snagged, snap, snapped, spark, sparked, sparking, spawn, spawned, stack, stacked, suck, sucked, supply, supplied, supplies, supplying,
  sustain, sustained, sweep, swept, tallied, tally, tend, tends, tended, throw, threw, throws, trigger, triggered, triggering, usher, ushered,
  win, winning, wins, won, yield, yielded, yielding, poured, pour, pouring, rolled, roll, hoover, hoovered, ran, feature, featured, see, sustains,
  muster, mustered, rustle, rustled, realise, realised, realize, realized, attain, attained, attaining, gross, grossed, grossing, steer, steered, direct, directed,
  channeled, channelled, drag, dragged, soak, soaked, invite, invited, bore, bear, bears, hit, hits, reach, reached, end, ended, ending, ends,
  finish, finished, finishing, wind, wound, result, resulted, resulting, results, lead, led, leads, account, accounted, contain, contained, display, displayed`);

const WORDS: ReadonlySet<string> = new Set(gettingVerbs);

/** Whether the verb says "had" and nothing else, beside a number. */
export const isGettingVerb = (said: string): boolean => WORDS.has(said.toLowerCase());

/** How an event comes to be in the data: "the revenue we recorded". */
const NOTED =
  /^(?:record|register|log|track|measure|capture|observe|report|note|count|see|document)(?:s|d|ed|ged|red|ured)?$|^(?:logged|produced|delivered|achieved|attained|earned|booked|grossed|obtained|gained|contributed|created|attributable|attributed|brought|pulled|collected|accrued|amassed|garnered|netted|yielded|accumulated)$/i;

export const isNotedVerb = (said: string): boolean => NOTED.test(said);

/**
 * Stems of verbs that take away, undo, compare, cost, cause, foresee or count an event of their own: where one stands, its
 * number is not that of what merely was there.
 */
const TELLING =
  /^(?:abandon|abort|absorb|acquit|affect|allocat|anticipat|appeal|assist|avoid|ban|bann|beat|block|blow|blew|bounc|budget|burn|bypass|cancel|cannibal|chang|charg|chargeback|chas|check|churn|shun|spurn|scar|deter|alienat|turn|chuck|toss|put|exile|evict|expel|oust|trim|scrap|strip|sap|clear|click|clos|comment|compar|compet|complain|complet|confirm|contest|convert|cost|cut|damag|declin|decreas|defer|delay|delet|den|deplet|deserv|destroy|detest|devour|differ|diminish|disapp|discard|discount|dismiss|dispatch|disput|divert|donat|doubl|download|drain|drop|dump|dwindl|eat|ate|edit|eliminat|engag|enter|estimat|evad|exceed|exchang|exclud|exempt|exhaust|exit|expect|expir|exclud|fail|fell|fake|fals|filter|finish|flag|follow|forecast|foreg|forew|forfeit|forgo|forgot|fraud|freez|froze|fulfil|gift|give up|gave up|halt|halv|harm|hate|hid|hinder|hurt|ignor|impact|import|incorrect|influenc|insur|install|invest|invoic|kick out|lack|lag|launch|leak|leav|left|lik|lock|los|lost|lower|match|mis|miss|mock|modif|mov|need|neglect|obstruct|offset|omit|oppos|outbid|outdo|outgrew|outgrow|outnumber|outpac|outperform|outrank|outrun|outsell|outsold|overcharg|overcom|overlook|overstat|overtak|overtook|overturn|ow|paid|park|paus|pay|pend|plan|play|postpon|predict|prevent|process|project|prolong|promis|quadrupl|quit|rais|read|rebound|reclaim|recover|redeem|reduc|refund|refus|regain|reject|releas|remov|renew|repeat|repel|replac|reschedul|resent|reset|resign|restor|retain|retir|return|revers|reverted|revok|rivall|rob|ruin|sabotag|sacrific|sav|search|sell|send back|sent back|shar|ship|shrank|shrink|shut|sign|sink|skip|slash|slip|sold|spam|spend|spent|split|squander|stagnat|start|steal|stole|stop|stor|subscrib|subtract|suffer|surpass|surrender|suspend|swallow|switch|target|tax|threaten|trail|transfer|tripl|underperform|undo|undid|unsubscrib|upgrad|downgrad|downgr|violat|visit|void|vot|waiv|want|warn|wast|watch|weigh|withdr|withh|wreck|writ|wrote|view|buy|bought|order|purchas)/i;

export const isTellingVerb = (said: string): boolean => TELLING.test(said);
