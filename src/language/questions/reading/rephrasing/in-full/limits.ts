import { MONTH, type Rule } from './rule.ts';

/** "Where its number was below that of February": what is held against a named stretch of time. */
const heldBy = (than: string): RegExp =>
  new RegExp(
    String.raw`\b(?:where|whose|in which|for which) (?:the |our )?(.{3,40}?) (?:was|were|is|are) (?:${than})(?: than| from| on)? (?:(?:it|they) (?:was|were) )?(?:in |that of )?(?=(?:${MONTH}|q[1-4]|last|the (?:week|month|quarter|year) before|20\d\d)\b)(?!.* than )`,
    'gi',
  );

const beyondMean = (more: string): RegExp =>
  new RegExp(
    `\\b(with|that had|had|having|have) ${more} ([\\p{L}-]+(?: [\\p{L}-]+)?) than (?:the |an? )?(?:average|usual|mean)(?= ?[?.!,]|$| (?:in|on|for|during|over|last|this|from|between|yesterday|the|since)\\b)`,
    'giu',
  );

/** What keeps or leaves out, where its number or its verb is not repeated. */
export const limitRules: readonly Rule[] = [
  // "More than 20 orders and at the same time fewer than 100 visits", "over 20 orders yet under 100 visits"
  [
    /,? (and|but|yet) (?:at the same time|still|nevertheless|also)(?= (?:had |have |has |with )?(?:fewer|less|more|under|over|below|above|at least|at most)\b)/gi,
    ' $1',
  ],
  [
    / yet (?=(?:had |have |has |with )?(?:fewer|less|more|under|over|below|above|at least|at most)\b)/gi,
    ' but ',
  ],
  // "100 or more orders in February as well as in March"
  [new RegExp(`\\bin (${MONTH}(?: \\d{4})?) as well as (?:in )?(?=${MONTH}\\b)`, 'gi'), 'in both $1 and '],
  // "Among channels with at least 20 visits in both months, which had fewer orders …"
  [
    /^(?:among|amongst|of|out of) (?:all |the |our )?(\p{L}+(?: \p{L}+)? (?:with|that had|having) [^,]{5,70}), which(?: ones| of them)? (?=had|have|has|lost|gained|fell|rose|grew)/giu,
    'which $1 ',
  ],
  // "Orders from neither Leeds nor York", "by people who weren't on iOS"
  [
    /\b(?:(?:came|come|comes|were|was|are) )?(from|on|via|through|in|by) neither (?:the )?(.+?) nor (?:\1 )?(?=[\p{L}"“])/giu,
    'not $1 $2 or ',
  ],
  [
    /\b(?:(?:made |started |done )?(?:by|from) )?(?:people|visitors|users|customers|those|guests) (?:who|that) (?:were|was|are|is)(?:n['’]?t| not) (on|from|in|via|using) /gi,
    'not $1 ',
  ],
  // "Which pages rank for espresso machine queries?"
  [
    /\brank(?:s|ed|ing)? for (?:the |our )?(?!the |our |top|more|most|which|what|how|all|any|brand|non|our|these|those|\d)([\p{L}-]+(?: [\p{L}-]+)?) (?:queries|searches|keywords|search terms)\b/giu,
    'rank for queries containing "$1"',
  ],
  // "Queries with grinder but without coffee"
  [
    /\b(quer(?:y|ies)|searches|search terms|keywords|terms|phrases|pages|urls) with (?!clicks|impressions|sessions|views|visits|purchases|revenue|orders|traffic|key|conversions|sales|a|an|the|more|less|fewer|at|over|under|no|high|low|\d)(["“]?[\p{L}-]+["”]?) (?:but|and) (?:without|not|no) (?!clicks|impressions|sessions|views|visits|purchases|revenue|orders|traffic|key|conversions|sales|a|an|the|more|any|much|many|in)(["“]?[\p{L}-]+["”]?)/giu,
    '$1 containing $2 but not containing $3',
  ],
  // "Everything with espresso in the query"
  [
    /\b(?:everything|anything|all|those|the ones) with (["“]?[\p{L}-]+(?: [\p{L}-]+)?["”]?) in (?:the|its|their) (?:query|queries|search terms?|keywords?)\b/giu,
    'queries containing $1',
  ],
  [
    /\b(?:everything|anything|all|those|the ones) with (["“]?[\p{L}-]+(?: [\p{L}-]+)?["”]?) in (?:the|its|their) (page|url|title|path)\b/giu,
    '$2s containing $1',
  ],
  // "Queries that had a better position than 5"
  [
    /\b(?:had|have|has|with|at) an? (better|worse|lower|higher) ([\p{L}-]+(?: [\p{L}-]+){0,2}) than (?=\d)/giu,
    'with $2 $1 than ',
  ],
  // "Which country had the fewest orders in May, ignoring those with fewer than 5?"
  [
    /\b(most|fewest|least|lowest|highest) (\p{L}+)\b([^,]*?),? (?:ignoring|excluding|leaving out|not counting|apart from) (?:those|the ones|any|anything|all|everything) (?:with |that had |having )?(?:fewer|less|under|below)(?: than)? (\d[\d.,]*)(?: of them)?(?= ?[?.!]|$)/giu,
    '$1 $2 with at least $4 $2$3',
  ],
  // "Countries with 500 sessions or more"
  [/\b(\d[\d.,]*k?) (\p{L}+) or (more|fewer|less)(?= |[?.!,]|$)/giu, '$1 or $3 $2'],
  // "Then lost over 10 % of them in March"
  [
    /\b((?:lost|gained|dropped|shed) (?:by )?(?:over|more than|at least|about) \d[\d.,]*\s?%) of (?:them|it|those|that)\b/gi,
    '$1',
  ],
  // "On how many days did we clear $8,000 in revenue"
  [/\b(did|do) (we|i|they) (?:clear|top|beat|exceed|break|surpass) (?=[$€£]?\d)/gi, '$1 $2 have more than '],
  // "How big was bing's part?"
  [
    /\bhow (?:big|large) (?:is|was) ([^?]{2,40}?)(?:['’]s)? (?:part|share|slice|portion)(?= ?[?.!]|$)/gi,
    'what share was $1',
  ],
  // "Queries in the top 3 that get few clicks": those with the fewest come first
  [
    /,? (?:but|and|yet|that|which)(?: still| only)? (?:get|gets|got|have|has|had|bring|brought|with)(?: only)? (?:few|very few|hardly any|barely any|little|almost no) (clicks|sessions|visits|orders|purchases|bookings|revenue|sales|conversions|signups|views)\b/gi,
    ', fewest $1 first',
  ],
  // "Sources with more than 500 sessions but few orders"
  [
    /(?<=\b(?:more than|over|above|at least) [\d,.]+k? .*),? (?:but|yet)(?: with| only)? (?:few|very few|hardly any|barely any|little|almost no) (clicks|sessions|visits|orders|purchases|bookings|revenue|sales|conversions|signups|views)\b/gi,
    ', fewest $1 first',
  ],
  // "Which searches showed us over 1,000 times"
  [
    /\b(searches|queries|search terms|keywords|terms) (?:that )?(?:showed|displayed|listed) (?:us|our (?:site|pages)) (over|more than|at least|above|fewer than|less than|under) ([\d.,]+k?) times\b/gi,
    '$1 with impressions $2 $3',
  ],
  // "Posts that were shown over 1,500 times"
  [
    /(?:that |which )?(?:were |was |got |are )?shown (over|more than|at least|above|fewer than|less than|under) ([\d.,]+k?) times\b/gi,
    'with $1 $2 impressions',
  ],
  // "Hotels with more bookings than average"
  [beyondMean('(?:more|higher)'), '$1 above-average $2'],
  [beyondMean('(?:fewer|less|lower)'), '$1 below-average $2'],
  // "Where revenue stayed below 300"
  [
    /\b(?:stayed|remained|stays|remains|kept) (?=(?:below|under|above|over|at least|at most|between)\b)/gi,
    '',
  ],
  // "Channels with more than twice the revenue of Referral": who lies above one name is asked back
  [
    /\b(?:with|that had|had|having|have|made) (?:(?:more|less|fewer) than )?(?:twice|double|triple|half|(?:two|three|four|five|\d+) times) (?:the |as (?:much|many) )(\p{L}+(?: \p{L}+)?) (?:of|as|than) (?=\p{Lu})/gu,
    'with more $1 than ',
  ],
  [/\b(?:not|without) (?:even )?(?:a|one) single (?:dollar|cent|penny|euro|pound|buck)\b/gi, 'no revenue'],
  [/\b(?:not|without) (?:even )?(?:a|one) single (?=\p{L})/giu, 'no '],
  // "With 300 sessions and not one purchase"
  [/\b(and|but|with) not (?:even )?one (?=\p{L})/giu, '$1 no '],
  [/ ?(?:>=|≥|=>) ?(?=[\d€$£])/g, ' at least '],
  [/ ?(?:<=|≤|=<) ?(?=[\d€$£])/g, ' at most '],
  [/ ?> ?(?=[\d€$£])/g, ' more than '],
  [/ ?< ?(?=[\d€$£])/g, ' less than '],
  // "CTR below 2 % and above 300 impressions"
  [
    /\b(and|but) (?:above|over) (?=\d[\d,.]*k? (?!in\b|on\b|by\b|at\b|for\b|from\b|last\b)\p{L}{3,})/giu,
    '$1 more than ',
  ],
  [
    /\b(and|but) (?:below|under) (?=\d[\d,.]*k? (?!in\b|on\b|by\b|at\b|for\b|from\b|last\b)\p{L}{3,})/giu,
    '$1 fewer than ',
  ],
  [/\b(everything|anything|everyone|all) (?:other than|else than)(?= \p{L})/giu, '$1 except'],
  // "Which sources brought revenue but less than 100 sessions?": some revenue is a limit as well
  [
    /^(which|what) (\p{L}+(?: \p{L}+)?) (?:brought|had|made|got|generated|earned)(?: us)?(?: in)? (?:some |any )?(\p{L}+(?: \p{L}+)?),? (?:but|yet|although|though|despite|and yet) (?:only |just )?(?:had |having |got |they had )?(?=(?:fewer|less|more|under|below|over|above|at least|at most) (?:than )?\d)/giu,
    '$1 $2 had more than 0 $3 and ',
  ],
  // "… although they had more than 500 sessions"
  [
    /,? (?:although|though|even though|despite the fact that) (?:they|it) (?=(?:had|have|has|got|brought)\b)/gi,
    ' and ',
  ],
  [/\b(?:no|not) (?:fewer|less) than (?=\d|an?\b|one\b|two\b|three\b|half\b)/gi, 'at least '],
  [/\b(?:no|not) more than (?=\d|an?\b|one\b|two\b|three\b|half\b)/gi, 'at most '],
  // "Over twice the sessions of desktop", "with over 2000 impressions"
  [
    /\bover (?=(?:twice|double|three times|half|a (?:half|third|quarter)|[\d.]+ ?(?:%|percent\b|times\b))(?! of (?:the|last)\b (?:week|month|year)))/gi,
    'more than ',
  ],
  [
    /\b(with|had|have|having|has|got|gets?|made|makes?|brought) (?:over|above) (?=[12]\d{3} \p{L})/giu,
    '$1 more than ',
  ],
  [
    /\b(with|had|have|having|has|got|gets?|made|makes?|brought) (?:under|below) (?=[12]\d{3} \p{L})/giu,
    '$1 fewer than ',
  ],
  // "Countries where March revenue was below February"
  [heldBy('lower|less|below|smaller|down'), 'that had lower $1 than in '],
  [heldBy('higher|more|above|greater|up'), 'that had higher $1 than in '],
  // "Which channels neither grew nor fell by more than 5 %?", "countries with neither purchases nor key events"
  [
    /\bneither (?:gained|grew|rose|increased|went up|won) nor (?:lost|fell|dropped|decreased|declined|shrank|went down) (?:by )?more than /gi,
    'changed by at most ',
  ],
  [
    /\b(?:with|had|have|having|has|got|made|brought) neither (\p{L}+(?: \p{L}+)?) nor (?=\p{L})/giu,
    'with no $1 and no ',
  ],
  // "Countries that had more than 1,500 sessions last week but fewer than the week before"
  [
    new RegExp(
      String.raw`\b(?:(?:that|which|who) )?(?:had|with|having|got) ((?:more than|over|above|at least|fewer than|less than|under|below) [\d,.]+k?) (\p{L}+(?: \p{L}+)?) ((?:last|this) (?:week|month|quarter|year)|in ${MONTH}(?: \d{4})?),? (?:but|and|yet) (less|fewer|lower|more|higher) than (?:(?:it|they) did )?(?:in |during )?(?=(?:the|last|${MONTH})\b)`,
      'giu',
    ),
    'with $1 $2 that had $4 $2 $3 than in ',
  ],
  // "Cities where fewer than 45 % of the apply clicks turned into an application"
  [
    /\b(?:where|in which|for which|with) ((?:fewer|less|more) than|under|over|above|below|at least|at most) (\d+(?:\.\d+)? ?%) of (?:the |all |our )?(\p{L}+(?: \p{L}+)?) (?:have |had |has )?(?:turned into|turn into|turns into|converted (?:in)?to|convert (?:in)?to|became|become|led to|lead to|resulted in|result in|ended in|end in) (?:an? |the )?(\p{L}+(?: \p{L}+)?)(?= (?:in|last|this|during|over|between|from)\b| ?[?.,]|$)/giu,
    'with $4 per $3 $1 $2',
  ],
  // "That didn't bring a single order"
  [
    /\b(?:(?:that|which|who) )?(?:didn['’]?t|did not|never|don['’]?t|do not|haven['’]?t|have not) (?:bring|brought|make|made|have|had|get|got|generate|generated|produce|produced)(?: us)?(?: even)? (?:a single|any|one single) (?=\p{L})/giu,
    'with no ',
  ],
  // "Which source has the best rate? Ignore the tiny ones, i.e. anything under 1,000 sessions."
  [
    /[?.,;]? (?:please )?(?:ignor|exclud|leav|skipp?)(?:e|ing) (?:out )?(?:the |all |any )?(?:(?:tiny|small|little|low[- ]volume) )?(?:ones|those|anything|everything)(?:,? (?:i\.?e\.?|that is|so|meaning),? (?:anything|everything|those|ones))? (?:(?:with|having) )?(?:under|below|less than|fewer than) (?=[\d,.]+k? \p{L})/giu,
    ' with at least ',
  ],
  // "Rank our guides (urls starting with /guides/) by clicks", "blog posts (anything under /blog/) that …"
  [
    /^((?:rank|list|show|sort|find|order|which|what)(?: me)? )?(?:all )?(?:our |the |my )?\p{L}+(?: \p{L}+)? \((?:i\.?e\.?,? )?(?:all |only )?(?:anything|everything|urls?|pages?|paths?)(?: that)? (?:starts?|starting|begins?|beginning|under|below|in)(?: with)? (\/[\w\-./]+)\)/giu,
    '$1pages under $2',
  ],
  // "Top 5 posts by clicks (only urls with /blog/ in them)"
  [
    /,? ?\(?(?:(?:i\.?e\.?|so|only|just|that is)[,:]? )?(?:(?:all|only|just) )?(?:of )?(?:the )?(?:landing )?(?:urls?|pages|paths|posts|articles) (?:that (?:have|contain|start with)|with|under|below|in|containing|starting with) (\/[\w\-./]+)(?: in (?:them|it|the (?:url|path|address)))?\)/giu,
    ' under $1',
  ],
  // "Which countries had purchases in March but none in February?", "… had none in February but some in March"
  [
    /^which (\p{L}+(?: \p{L}+)?) (?:had|got|made|brought|have|generated) (?:any |some )?(\p{L}+(?: \p{L}+)?) (in|last|this) (.{3,24}?),? (?:but|and) (?:had )?(?:none|no \2|not any|zero)(?: at all)? (in|during|the|last) (.{3,24}?)\??$/giu,
    '$1 with no $2 $5 $6 whose $2 grew $3 $4?',
  ],
  [
    /^which (\p{L}+(?: \p{L}+)?) (?:had|got|made|brought|have|generated) (?:no|zero|not any) (\p{L}+(?: \p{L}+)?) (in|last|this) (.{3,24}?),? (?:but|and) (?:had )?(?:some|any|at least one)(?: \2)? (in|during|the|last) (.{3,24}?)\??$/giu,
    '$1 with no $2 $3 $4 whose $2 grew $5 $6?',
  ],
  // "Drop any channel with under 1,000 sessions"
  [
    /,? (?:but |and )?(?:drop|skip|leave out|omit) (?:any|all|every|the) (\p{L}+(?: \p{L}+)?) (?:with|under|that had|having) (?:under |below |less than |fewer than )?(?=[\d,.]+k? \p{L})/giu,
    ', with at least ',
  ],
  [
    /[.,;]? ?\bonly (?:count|consider|show|include|list|take) (?:the )?(?:pairs|those|ones|combinations|combos) (?:with|that have)\b/giu,
    ' with',
  ],
];
