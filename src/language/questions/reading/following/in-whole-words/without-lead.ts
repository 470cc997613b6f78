/** "Has it always been like that? Monthly since October": the course that is asked for behind it answers it. */
const ALWAYS =
  /^(?:and,? )?(?:has|was|is|were|are|have) (?:it|this|that|they|these|those) always (?:been )?(?:like (?:that|this)|(?:(?:that|this|so|as) )?\p{L}+)[?.!,;:–—-]+ +(?=(?:by |per )?(?:month|week|day|quarter|dai|year)|(?:over|for|in|since|during) )/iu;

/** "Next, it would be great to see …" */
const WISHED =
  /^(?:(?:next|then|now|finally|lastly)[, ]+)?(?:it would be (?:great|nice|good|helpful|useful|interesting|lovely) (?:to (?:see|have|get|know)|if (?:you|we) could (?:show|give|see|get)(?: me| us)?)|i (?:would|['’]d) (?:love|like) to see|let us (?:see|look at)) (?=\S)/iu;

/** "Now efficiency: conversion rate and revenue per order": what the next table is called. */
const LABEL = /^(?:and |now |next |then )+(?:for |the )?\p{L}{4,}: +(?=\S)/iu;

/** "Same weeks, revenue per order": of the time of the question before, told by the same unit. */
const SAME_TIME =
  /^(?:(?:for|over|in) )?(?:the )?same (?:days|weeks|months|quarters|period|time(?: ?frame)?|dates|range)[,:;] +(?=\S)/iu;

/** "A similar monthly trend for google, but this time splitting out organic and paid separately" */
const SIMILAR =
  /^(?:(?:an?|the) )?(?:similar|same) (?<what>.{3,80}?),? (?:but|only) (?:this time )?(?:by |with |for )?(?:splitting|split|breaking|broken|separating|separated)(?: it)?(?: (?:out|up|down|into|by))* (?<names>.+?)(?: separately| apart)?(?=[ ?.!]*$)/iu;

/** "For the whole site then?": without the names of the question before. */
const WHOLE_SITE =
  /^(?:and )?(?:what about |how about )?(?:for|of|on|across|over) (?:the |our )?(?:whole|entire|complete) (?:web ?)?(?:site|shop|store|business|app)(?: then| instead| now)*(?=[ ?.!]*$)/iu;

/** What short follow-ups begin with is left out, and what they mean by a whole sentence is put in the words of the house. */
export const withoutLead = (text: string): string =>
  text
    .replace(WISHED, '')
    .replace(ALWAYS, '')
    .replace(LABEL, '')
    .replace(SAME_TIME, 'and ')
    .replace(SIMILAR, (_, what: string, names: string) => `and ${what}, ${names.replace(/,? and /i, ' vs ')}`)
    .replace(WHOLE_SITE, 'and overall');
