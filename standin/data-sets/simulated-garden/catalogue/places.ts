/** Where the visitors of a country are, and what they speak: by the country's name in Analytics. */
interface Places {
  /** Region and city, in pairs; each is as likely as the others. */
  readonly cities: readonly (readonly [region: string, city: string])[];
  readonly languages: readonly string[];
}

export const places: Readonly<Record<string, Places>> = {
  Germany: at(
    'German',
    ['Bavaria', 'Munich'],
    ['Berlin', 'Berlin'],
    ['North Rhine-Westphalia', 'Cologne'],
    ['Hamburg', 'Hamburg'],
  ),
  Austria: at('German', ['Vienna', 'Vienna'], ['Styria', 'Graz']),
  'United Kingdom': at(
    'English',
    ['England', 'London'],
    ['England', 'Manchester'],
    ['Scotland', 'Edinburgh'],
  ),
  Switzerland: at('German French', ['Zurich', 'Zurich'], ['Geneva', 'Geneva']),
  Netherlands: at('Dutch', ['North Holland', 'Amsterdam'], ['South Holland', 'Rotterdam']),
  France: at('French', ['Ile-de-France', 'Paris'], ['Auvergne-Rhone-Alpes', 'Lyon']),
  Italy: at('Italian', ['Lombardy', 'Milan'], ['Lazio', 'Rome']),
  Belgium: at('Dutch French', ['Brussels', 'Brussels'], ['Flanders', 'Antwerp']),
  'United States': at(
    'English',
    ['California', 'Los Angeles'],
    ['New York', 'New York'],
    ['Texas', 'Austin'],
  ),
  Poland: at('Polish', ['Masovian Voivodeship', 'Warsaw'], ['Lesser Poland Voivodeship', 'Krakow']),
  Sweden: at('Swedish', ['Stockholm County', 'Stockholm']),
  Ireland: at('English', ['County Dublin', 'Dublin']),
  Denmark: at('Danish', ['Capital Region of Denmark', 'Copenhagen']),
  Singapore: at('English', ['(not set)', 'Singapore']),
  Iceland: at('Icelandic', ['Capital Region', 'Reykjavik']),
};

function at(languages: string, ...cities: readonly (readonly [string, string])[]): Places {
  return { cities, languages: languages.split(' ') };
}
