import { GAP_COURSE_WORDS } from './gap-course-words.ts';
import type { KeywordWords } from './keyword.ts';
import { list } from './list.ts';

/** What is held against what, and how far numbers may be. */
export const comparingWords: readonly KeywordWords[] = [
  {
    keyword: 'versus',
    words: list(`
      vs, v, versu, versus, against, compared to, compared with, compared against, in comparison to,
      in comparison with, relative to, than, than in, as opposed to, compare to, compare with, opposed to,
      gegenuber, verglichen mit, im vergleich zu, than on, than from, comparing to, comparing with,
      compares to, compares with, compare against, up on, down on, than for, than during, compared`),
  },
  {
    keyword: 'compare',
    words: list(`
      compare, comparison, comparing, difference between, difference, differ between, versus each other,
      side by side, vergleiche, vergleich, contrast, outperform, outperforming, outperformed, perform better,
      performed better, performing better, do better, did better, doing better, better than, worse than,
      differ, differs, differences, differences between, diff, stack up, perform worse, better, worse,
      gap between, gap, beat, beating, ahead of`),
  },
  {
    keyword: 'relation',
    words: list(`
      correlation, correlation between, correlation of, correlations, correlate, correlates, correlated, correlating, relationship,
      relationship between, relation between, correlation coefficient, correlation coefficient of,
      correlation coefficient between, korrelation, korrelation zwischen`),
  },
  { keyword: 'gap_course', words: Object.values(GAP_COURSE_WORDS) },
  {
    keyword: 'gain',
    words: list(`
      gained, gain, gaining, grew, grow, grown, growth, increase, increased, rose, rise, risen, went up,
      go up, gone up, winner, gainer, gained the most, improved, improve, improvement, climbed, climb,
      higher, more, jumped, spiked, uplift, boost, going up, goe up, up, growing, biggest winner, rising,
      increasing, improving, surged, jump, spike, gewachsen, fastest growing, fastest rising, rising fastest,
      rose fastest, fastest climbing, increased fastest, fastest increasing, highest growth rate, growing fastest, grew fastest,
      grow fastest, moved up, picked up, expanded, greater, growth rate, recovered, recover, bounced back,
      gestiegen, climbing, surge, got better, gotten better, getting better, get better, gets better, become better, became better, shot up, rose the most,
      increased the most, trending up, upward, soared, trending, outgrew,
      skyrocketed, skyrocket, skyrocketing, rocketed, rocketing, ballooned, ballooning, escalated, escalating, exploded, exploding,
      ascended, swelled, swelling, swollen, multiplied, ticked up, ticking up, crept up, creeping up, edged up, edging up,
      inched up, nudged up, leapt, leaped, boomed, booming, strengthened, scaled up, ramped up, ramping up, took off, take off,
      taken off, taking off, rallied, bumped up, built up, mushroomed, blew up, blown up, headed up, heading up, trended up, swung up, got bigger, getting bigger,
      gotten bigger, got larger, went higher, climbed up, jumped up, came up, trended upward, headed upward, added the most, adding the most, put on the most,
      upswing, upsurge, upturn, uptick, on the rise, on the up`),
  },
  {
    keyword: 'loss',
    words: list(`
      lost, lose, losing, loss, fastest declining, fastest falling, declining fastest, fell fastest,
      dropped fastest, fastest shrinking, fastest dropping, declined fastest, shrinking fastest, losing fastest, fell, fall, fallen, drop, dropped, decline, declined, decreased, decrease,
      went down, go down, gone down, loser, shrank, shrink, sank, down, dip, dipped, lower, going down,
      goe down, biggest loser, falling, dropping, declining, decreasing, worsened, worsen, crashed,
      plummeted, slump, slumped, gesunken, gefallen, tanked, fewer, less, sinking, slipped, lost the most,
      reduced, reduction, tumbled, shrinking, got worse, gotten worse, getting worse, get worse, gets worse, become worse, became worse, plunged, deteriorated,
      trending down, downward, downturn, eroded, slow down, slowed, dropped off,
      dwindled, dwindle, dwindling, diminished, diminish, diminishing, nosedived, nosedive, nosediving, nose dived, collapsed, collapse,
      collapsing, contracted, receded, receding, waned, waning, subsided, subsiding, slid,
      decay, decayed, decaying, cratered, cratering, ticked down, edged down, inched down, crept down, weakened, weaken, weakening, softened, softening, regressed, regressing,
      cooled off, cooled down, cooling off, fell off, falling off, fallen off, fell away, tailed off, tailing off, retreated, ebbed, ebbing, dried up, drying up,
      got smaller, getting smaller, gotten smaller, shed the most, shedding the most, sagged, sagging, backslid, lost ground,
      losing ground, lost steam, losing steam, went lower, trended down, headed down, heading down, trended downward, headed downward, came down, coming down,
      went south, going south, dropped away, drop off, dropping off, downtick, downswing, plunging, plummeting, plummet, tumbling, slumping, sliding down, slid down, slipping, tanking, crashing, shrunk, shrunken,
      hit hardest, hit the hardest, were hit hardest, were hit the hardest, was hit hardest, was hit the hardest, hardest hit, worst hit, took the biggest hit, took the hardest hit, taken the biggest hit,
      suffered the most, suffered most`),
  },
  {
    keyword: 'change',
    words: list(`
      change, chg, changed, changing, move, moved, shift, shifted, vary, delta, percent change, percentage change,
      difference from, variation, veranderung, fluctuate, fluctuated, moved the most, swing, mover, differed,
      stable, stayed the same, relative change, absolute change, rate of change, biggest mover, top mover, big mover,
      evolve between`),
  },
  {
    keyword: 'fast',
    words: ['fastest', 'most quickly', 'quickest', 'most rapidly', 'faster', 'more quickly', 'more rapidly'],
  },
  {
    keyword: 'more',
    words: list(`
      more than, above, greater than, exceeding, exceed, exceeded, higher than, larger than, bigger than,
      in excess of, >, mehr al, better rate than, uber, north of, upward of, surpass, surpassed, beyond,
      topped, hit more than, longer than, superior to, was above, went above`),
  },
  {
    keyword: 'less',
    words: list(`
      less than, fewer than, below, under, smaller than, lower than, <, weniger al, unter, beneath, short of,
      shorter than, inferior to, south of, went below`),
  },
  {
    keyword: 'at_least',
    words: list(`
      at least, minimum of, no less than, no fewer than, not less than, >=, ≥, or more, mindesten,
      a minimum of, and above, or above, and up, or higher, or greater, not fewer than,
      greater than or equal to, reach, min of, with a minimum of, or over, reached, hit`),
  },
  {
    keyword: 'at_most',
    words: list(`
      at most, maximum of, no more than, not more than, <=, ≤, or less, or fewer, hochsten, a maximum of,
      up to, or below, and below, or lower, less than or equal to, not exceeding, max of`),
  },
  { keyword: 'between', words: ['between', 'zwischen', 'ranging from', 'in the range of', 'range'] },
  { keyword: 'equal', words: ['exactly', 'equal to', 'equal', '=', 'genau', 'precisely'] },
  {
    keyword: 'none',
    words: list(`
      no, zero, without any, not a single, not one, but not a single, but not one, and not one, and not a single, kein, keine, keinen, never, didnt have any, did not have any,
      had no, not any, didnt get any, did not get any, dont have any, without a single, do not have any,
      did not generate any, didnt generate any, nobody`),
  },
  { keyword: 'over', words: ['over'] },
  {
    keyword: 'yoy',
    words: list(`
      yoy, year over year, year on year, y o y, year to year, vs last year, year by year comparison,
      compared to last year, compared with last year, compare to last year, compare with last year,
      compares to last year, compares with last year, compare against last year, versus last year, than last year, against last year,
      vs prior year, versus prior year, vs previous year, compared to the previous year,
      compared to previous year, compared to a year ago, compared with a year ago, yearly growth,
      annual growth, im vergleich zum vorjahr, vorjahr, than a year ago, vs a year ago, versus a year ago,
      from last year, compared to the prior year, compared with the previous year, than the year before,
      gegenuber dem vorjahr, against a year ago, against the previous year`),
  },
  {
    keyword: 'mom',
    words: [
      'mom',
      'month over month',
      'month on month',
      'm o m',
      'month to month',
      'monthly growth',
      'monthly change',
    ],
  },
  {
    keyword: 'wow',
    words: [
      'wow',
      'week over week',
      'week on week',
      'w o w',
      'week to week',
      'weekly growth',
      'weekly change',
    ],
  },
  {
    keyword: 'qoq',
    words: list(
      `qoq, quarter over quarter, quarter on quarter, q o q, quarter to quarter, quarterly growth, quarterly change`,
    ),
  },
  { keyword: 'dod', words: ['dod', 'day over day', 'day on day'] },
  {
    keyword: 'pop',
    words: [
      'period over period',
      'than before',
      'compared to before',
      'than previously',
      'than usual',
      'pop',
      'than in the past',
      'than it used to be',
    ],
  },
];
