import type { KeywordWords } from './keyword.ts';
import { list } from './list.ts';

/** What the whole question is: why, what happened, what to do, what there is. */
export const askingWords: readonly KeywordWords[] = [
  {
    keyword: 'politeness',
    words: list(`good morning, good afternoon, good evening, good day, guten morgen`),
  },
  {
    keyword: 'why',
    words: list(`
      why, what caused, what is causing, reason for, reason, cause of, cause, what explain, explain,
      what drove, what is driving, driver, warum, wieso, root cause, what led to, what is behind, what made,
      how come, what are the reason, what contributed to, what drive, explanation, explanation for,
      due to what, drove, caused, what was behind, what is responsible, responsible for, what happened to,
      what happened with, weshalb, causing, driving, diagnose, investigate, whats wrong with,
      what wrong with, what is wrong with, what is going on with, what went wrong with`),
  },
  {
    keyword: 'happened',
    words: list(`
      what happened, anything unusual, anything interesting, anything new, whats new, what is new, what new,
      anomaly, unusual, anything strange, what changed, any change, insight, outlier, what should i know,
      what do i need to know, finding, key finding, what stood out, stand out, stood out, anything special,
      surprising, surprise, was ist passiert, auffalligkeiten, what is going on, what going on,
      whats going on, what is happening, any problem, problem, any issue, issue, any opportunity,
      opportunity, alert, significant change, notable, noteworthy, anything wrong, what went wrong,
      what went well, remarkable, anything to worry about, should i worry, should i be worried, any news,
      highlight, takeaway, key takeaway, any red flag, red flag, weird, strange, odd, abnormal, suspicious,
      anything off, any drop, any spike, gibt es auffalligkeiten, was war los, interesting,
      what are the most important change, biggest change, important change, main change,
      most important thing, what do i need to look at, what matter, whats happening, concern, concerning,
      what is working well, whats working well, what is working and what is not, whats working and whats not, what working and what not, what is working, whats working,
      whats not working, what is not working, did anything break, anything broken, what broke, anything break, any anomaly,
      sudden drop, sudden spike, any sudden drop, traffic concentration risk, what moved, what move, what up, whats up, what is up,
      anything i should worry about, anything we should worry about, what should i worry about, what should we worry about,
      anything i should know, anything we should know, anything i need to know, anything i should be worried about,
      anything we should be worried about, anything to be worried about, any bad news, any good news, bad news, good news,
      is anything wrong, is something wrong, is anything broken, is something broken, something wrong, something broken, something off`),
  },
  {
    keyword: 'usual',
    words: list(`
      is that normal, is this normal, is it normal, was that normal, was this normal, was it normal, is that usual,
      is this usual, is it usual, was that usual, is that unusual, is this unusual, is it unusual, was that unusual,
      is that a lot, is this a lot, is it a lot, is that much, is this much, is that high, is that low, is that good,
      is this good, is that bad, is this bad, is that expected, is this expected, is it expected, is that typical,
      is this typical, is it typical,
      is that significant, is this significant, is it significant, was that significant, was it significant,
      is that statistically significant, is this statistically significant, is it statistically significant,
      more or less than usual, less or more than usual, higher or lower than usual, lower or higher than usual,
      more or less than normal, higher or lower than normal, better or worse than usual`),
  },
  {
    keyword: 'advice',
    words: list(`
      what should i do, what should we do, what to do, what can i do, what can we do, what should i do next,
      what should we do next, what to do next, what can i do next, what can we do next, recommendation,
      recommend, advice, next step, suggestion, suggest, what do you suggest, what action, action,
      how can i improve, how can we improve, how do i improve, how to improve, priority, what now, to do,
      where should i focus, where should we focus, what should i focus on, what should we focus on, focus on,
      quick win, low hanging fruit, was soll ich tun, was tun, how can i increase, how can we increase,
      how do i increase, how do we increase, how do we improve, how can i get more, how can we get more,
      how to increase, how to get more, how do i get more, should i invest, should we invest, should i,
      should we, optimize, optimise, worth doing, need attention, needs attention, attention, fix first,
      prioritize, prioritise, action item, what would you do, advise, what should be done,
      easiest improvement, easy improvement, quickest improvement, where can we improve, where can i improve, tip, improvement opportunity, what should i fix,
      what should we fix, what need fixing, what should i look at, what should we look at, what would you look at first, what would you look at,
      where should i start, where should we start, where do i start, where to start,
      what should i focus on next, what should we focus on next, what should i do next week, what should we do next week,
      what should i do today, what should we do today, what to focus on, what to focus on next, where to focus, what should i work on,
      what should we work on, what should i work on next, what should we work on next, what to work on`),
  },
  {
    keyword: 'data',
    words: list(`
      earliest and latest date, first and last date, earliest date, latest date in the data, first day of data, last day of data,
      what data, which data, data do you have, what source, data range, date range of the data,
      how recent is the data, how fresh is the data, how fresh, data freshness, how up to date,
      which metric do you have, which metric, what metric, which metric are available, which dimension,
      what dimension, available metric, available dimension, last update, last updated, data quality,
      how current is the data, how far back, how much data, how much history, what is the latest data,
      latest data, when was the data last updated, which source are connected, connected source,
      what can you see, what data do you have, first day of data, last day of data, how reliable is the data,
      how old is the data, time zone, timezone, which currency, what currency`),
  },
  {
    keyword: 'audience',
    words: list('audience profile, visitor profile, audience picture, profile of our audience'),
  },
  {
    keyword: 'data_gaps',
    words: list(`
      day without data, day without any data, day with no data, day with missing data, day missing data, day have no data,
      day has no data, day had no data, day lack data, missing day, day missing, missing data, data missing, any data missing,
      have no data, had no data, has no data, lack data, lacked data, day are missing, gap in the data, gap in our data, gap in my data, data gap, blank day, empty day, day without tracking,
      day without measurement`),
  },
  {
    keyword: 'help',
    words: list(`
      what can i ask, help, what can you do, how does this work, what can you answer, what question, example,
      hilfe, who are you, what are you, how do you work, what else can i ask, what else can you do,
      which question`),
  },
  {
    keyword: 'meaning',
    words: list(`
      what does, what do you mean by, meaning of, definition of, define, what is a, what is an, what are,
      explain the term, how is, how do you calculate, how do you define, how is it calculated, calculated,
      definition, what counts as, what count as, bedeutet, what exactly is, how are`),
  },
  {
    keyword: 'striking',
    words: list(`
      striking distance, striking distance keyword, striking distance query, almost ranking,
      close to page one, close to the first page, low hanging keyword, near page one, nearly on page one, just off page one,
      close to the top, keyword opportunity, query opportunity, seo opportunity, seo quick win,
      almost on page one, just below page one, close to ranking, just outside the top ten,
      just outside the top 10, just outside page one`),
  },
  {
    keyword: 'cannibal',
    words: list(`
      cannibalization, cannibalisation, keyword cannibalization, keyword cannibalisation, cannibalize,
      cannibalizing, cannibalise, competing page, compete for the same, competing for the same,
      page competing, cannibal, more than one page, multiple page, several page, compete with each other,
      cannibalising, cannibalized, cannibalised, page compete`),
  },
  {
    keyword: 'follow_on',
    words: list(`
      what about, how about, and what about, and how about, now, same for, the same for, same but,
      same question for, now show, now only, and for, and in, and, same, the same, now by, was ist mit, und,
      but, again, same thing for, same thing, same with, change it to, change to, switch to, make it,
      make that, do the same for, repeat for, repeat, try, then, ok, okay, what if, also, add, also show,
      also add`),
  },
  {
    keyword: 'where_from',
    words: list(`
      where do our visitor come from, where do visitor come from, where does our traffic come from,
      where does traffic come from, where does the traffic come from, where did our traffic come from,
      where did traffic come from, where does my traffic come from, where is our traffic coming from,
      where is traffic coming from, where are our visitor coming from, where are visitor coming from,
      where do user come from, where do people come from, where do my visitor come from,
      where do our user come from, where did visitor come from, where are our user coming from,
      where is my traffic coming from, where are my visitor coming from, where is the traffic coming from,
      where did our visitor come from, where do session come from, where do our customer come from,
      where are our customer, where are my user from, where are our user from, where are my visitor from,
      where are our visitor from, where are the visitor from, where are visitor from, where are user from,
      where are the user from, where are people from,
      where traffic coming from, where my traffic coming from, where our traffic coming from, where the traffic coming from,
      wheres traffic coming from, wheres my traffic coming from, wheres our traffic coming from,
      wheres the traffic coming from`),
  },
];
