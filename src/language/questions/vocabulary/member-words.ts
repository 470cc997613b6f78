import { list } from './list.ts';

/** Members that have other names in people's mouths, by dimension: each word stands for the members it is followed by. */

/** A test of the name of a channel, in lower case. */
export const channelWords: readonly {
  readonly words: readonly string[];
  readonly names: readonly RegExp[];
  /** Where a medium stands beside its source, only of those that people search with. */
  readonly ofEngines?: true;
}[] = [
  {
    words: [
      'organic search',
      'organic',
      'seo',
      'search engine',
      'organic traffic',
      'search traffic',
      'search visit',
      'natural search',
      'unpaid search',
    ],
    names: [/^organic search$/, /^organic$/],
  },
  {
    words: ['paid search', 'sem', 'ppc', 'google ad', 'adword', 'search ad', 'paid search ad'],
    names: [/^paid search$/, /^paid$/, /^cpc$/, /^ppc$/],
    ofEngines: true,
  },
  {
    words: ['paid', 'paid traffic', 'paid channel', 'paid media', 'advertising', 'ad traffic', 'paid ad'],
    names: [/^paid\b/, /^cp[acm]$/, /^ppc$/],
  },
  // The medium of direct visits is "(none)".
  { words: ['direct', 'direct traffic', 'typed in'], names: [/^direct$/, /^\(?none\)?$/] },
  {
    words: ['email', 'e mail', 'email campaign', 'email marketing', 'mailing'],
    names: [/^e-?mail$/],
  },
  {
    words: [
      'social',
      'social media',
      'social network',
      'social media network',
      'social platform',
      'social media platform',
      'social site',
      'social media site',
      'social traffic',
      'sociale medien',
    ],
    names: [/\bsocial\b/],
  },
  { words: ['organic social', 'unpaid social'], names: [/^organic social$/, /^social$/] },
  { words: ['paid social', 'social ad'], names: [/^paid social$/] },
  { words: ['referral', 'referral traffic', 'referring traffic', 'referral link'], names: [/^referrals?$/] },
  { words: ['display ad', 'banner'], names: [/^display$/] },
  { words: ['affiliate', 'affiliate traffic', 'affiliate partner'], names: [/^affiliates?$/] },
  { words: ['shopping', 'organic shopping', 'google shopping'], names: [/shopping/] },
  { words: ['organic video'], names: [/video/] },
  { words: ['performance max', 'pmax', 'cross network'], names: [/^cross-network$/] },
  { words: ['unassigned', 'unattributed'], names: [/^unassigned$/, /^\(other\)$/] },
];

/** Media that somebody paid for, as files write them. */
export const PAID_MEDIUM = /^(?:cpc|ppc|cpm|display|paid.*)$/i;
/** Where people search: ads stand there beside what they find, and what is paid elsewhere is no paid search. */
export const SEARCH_ENGINE = /^(?:www\.)?(?:google|bing|yahoo|duckduckgo|baidu|yandex|ecosia|ask|aol)\b/i;

export const deviceWords: Readonly<Record<string, readonly string[]>> = {
  mobile: list(`
      mobile, phone, smartphone, mobile phone, cell phone, handy, mobile device, cellphone, smart phone,
      mobile user, mobile visitor, iphone and android, handset`),
  desktop: [
    'desktop',
    'computer',
    'pc',
    'laptop',
    'desktop computer',
    'desktop user',
    'desktop visitor',
    'desktop device',
  ],
  tablet: ['tablet', 'ipad', 'tablet device', 'tablet user'],
};

/** Systems of devices by what runs them, where one is called so. */
export const systemWords: Readonly<Record<string, readonly string[]>> = { ios: ['iphone', 'apple phone'] };

export const visitorWords: Readonly<Record<string, readonly string[]>> = {
  new: list(`
      new visitor, new user, new customer, first time visitor, first time user, new session, new visit, first time visit, new people,
      newcomer, first time buyer, new`),
  returning: list(`
      returning visitor, returning user, returning customer, repeat visitor, repeat customer, returning, recurring visitor,
      returning session, came back, come back, coming back, came again, come again, repeat visit, returning visit, existing customer, repeat buyer, returning people`),
};

/** Sites that everybody knows: where the data name sources, one that they lack sent nobody. */
export const knownSources: readonly string[] = list(`
      tiktok, facebook, instagram, twitter, linkedin, pinterest, youtube, reddit, snapchat, whatsapp, telegram,
      quora, tumblr, bing, yahoo, duckduckgo, baidu, yandex, ecosia, chatgpt, perplexity, hacker news, discord,
      mastodon, bluesky, twitch, vimeo, mailchimp, klaviyo, hubspot, github, wikipedia, substack, wechat, vk,
      messenger, google`);

/** Kinds of sources, by what the names of such sites begin with. */
export const sourceKinds: readonly { readonly words: readonly string[]; readonly names: RegExp }[] = [
  {
    words: list(`
      ai, ai platform, ai assistant, ai tool, ai chatbot, ai chat, ai bot, ai search, ai search engine, ai source,
      ai engine, ai referral, ai model, chatbot, llm, large language model, generative ai, gen ai, ai traffic`),
    names:
      /^(?:chat\.openai|chatgpt|openai|perplexity|claude|gemini\.google|bard\.google|copilot|you\.com|deepseek|grok|mistral|chat\.mistral|poe\.com|meta\.ai)/,
  },
];

export const homePageWords: readonly string[] = list(`
      homepage, home page, front page, startseite, main page, home, frontpage, root page, index page`);

/** English names with the other words for each: adjectives, short names, codes that are no word of their own. */
export const countryWords: Readonly<Record<string, readonly string[]>> = {
  Germany: ['german', 'deutschland', 'deutsche', 'deu', 'de'],
  Austria: ['austrian', 'osterreich', 'aut'],
  Switzerland: ['swiss', 'schweiz', 'che'],
  'United Kingdom': [
    'uk',
    'british',
    'britain',
    'great britain',
    'england',
    'english',
    'gbr',
    'gb',
    'u k',
    'brit',
    'grossbritannien',
  ],
  'United States': [
    'usa',
    'america',
    'american',
    'united state of america',
    'u s',
    'u s a',
    'the state',
    'us',
  ],
  France: ['french', 'frankreich', 'fra'],
  Italy: ['italian', 'italien', 'ita'],
  Spain: ['spanish', 'spanien', 'esp', 'spaniard'],
  Portugal: ['portuguese', 'prt'],
  Netherlands: ['dutch', 'holland', 'niederlande', 'nld', 'the netherlands'],
  Belgium: ['belgian', 'belgien', 'bel'],
  Luxembourg: ['luxembourgish', 'lux'],
  Poland: ['polish', 'polen', 'pol', 'pole'],
  Czechia: ['czech', 'czech republic', 'tschechien', 'cze'],
  'Czech Republic': ['czech', 'czechia'],
  Slovakia: ['slovak', 'svk'],
  Hungary: ['hungarian', 'hun'],
  Romania: ['romanian', 'rou'],
  Bulgaria: ['bulgarian', 'bgr'],
  Greece: ['greek', 'grc'],
  Croatia: ['croatian', 'hrv'],
  Slovenia: ['slovenian', 'svn'],
  Serbia: ['serbian', 'srb'],
  Ukraine: ['ukrainian', 'ukr'],
  Russia: ['russian', 'rus', 'russian federation'],
  Sweden: ['swedish', 'swe', 'swede'],
  Norway: ['norwegian', 'nor'],
  Denmark: ['danish', 'dnk', 'dane', 'danemark'],
  Finland: ['finnish', 'fin'],
  Iceland: ['icelandic', 'isl'],
  Ireland: ['irish', 'irl'],
  Estonia: ['estonian', 'est'],
  Latvia: ['latvian', 'lva'],
  Lithuania: ['lithuanian', 'ltu'],
  Turkey: ['turkish', 'turkiye', 'tur'],
  Türkiye: ['turkish', 'turkey'],
  Israel: ['israeli', 'isr'],
  Egypt: ['egyptian', 'egy'],
  'Saudi Arabia': ['saudi', 'ksa', 'sau'],
  'United Arab Emirates': ['uae', 'emirati', 'emirate', 'are'],
  India: ['indian', 'ind', 'in'],
  Pakistan: ['pakistani', 'pak'],
  Bangladesh: ['bangladeshi', 'bgd'],
  China: ['chinese', 'chn'],
  Japan: ['japanese', 'jpn'],
  'South Korea': ['korean', 'korea', 'south korean', 'kor'],
  Taiwan: ['taiwanese', 'twn'],
  'Hong Kong': ['hkg'],
  Singapore: ['singaporean', 'sgp'],
  Malaysia: ['malaysian', 'mys'],
  Indonesia: ['indonesian', 'idn'],
  Thailand: ['thai', 'tha'],
  Vietnam: ['vietnamese', 'vnm', 'viet nam'],
  Philippines: ['filipino', 'philippine', 'phl'],
  Australia: ['australian', 'aussie', 'aus'],
  'New Zealand': ['nzl', 'nz', 'kiwi'],
  Canada: ['canadian', 'can'],
  Mexico: ['mexican', 'mex'],
  Brazil: ['brazilian', 'brasil', 'bra'],
  Argentina: ['argentine', 'argentinian', 'arg'],
  Chile: ['chilean', 'chl'],
  Colombia: ['colombian', 'col'],
  Peru: ['peruvian', 'per'],
  Venezuela: ['venezuelan', 'ven'],
  'South Africa': ['south african', 'zaf'],
  Nigeria: ['nigerian', 'nga'],
  Kenya: ['kenyan', 'ken'],
  Morocco: ['moroccan', 'mar'],
};

/** Words that are too often something else to stand for a country unless a preposition or capitals say so. */
export const shyWords: ReadonlySet<string> = new Set([
  'us',
  'de',
  'pole',
  'per',
  'can',
  'are',
  'est',
  'fin',
  'mar',
  'col',
  'nor',
  'ind',
  'the state',
  'home',
  'new',

  'handy',

  'bra',
  'turkey',
  'land',
]);
