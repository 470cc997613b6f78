/** A country of visitors: its names in Analytics and in Search Console, its share and its public holidays. */
export interface Country {
  readonly name: string;
  readonly iso2: string;
  /** ISO 3166 alpha-3 in lower case, as Search Console writes it. */
  readonly iso3: string;
  readonly continent: string;
  readonly weight: number;
  /** Fixed days as MM-DD; Easter's days are named by their distance from Easter Sunday. */
  readonly holidays: readonly string[];
  readonly easterDays: readonly number[];
  /** How much likelier Safari is than elsewhere. */
  readonly safari: number;
}

const [europe, america, asia] = ['Europe', 'Americas', 'Asia'];
const christmas = ['12-24', '12-25', '12-26', '12-31', '01-01'];
const easter = [-2, 0, 1];

export const countries: readonly Country[] = [
  country('Germany', 'DE', 'deu', europe, 0.46, [...christmas, '05-01', '10-03'], [...easter, 39, 50]),
  country('Austria', 'AT', 'aut', europe, 0.1, [...christmas, '05-01', '10-26', '11-01'], [0, 1, 39, 50, 60]),
  country('United Kingdom', 'GB', 'gbr', europe, 0.085, christmas, easter, 1.3),
  country('Switzerland', 'CH', 'che', europe, 0.07, [...christmas, '08-01'], [...easter, 39, 50], 1.4),
  country('Netherlands', 'NL', 'nld', europe, 0.07, [...christmas, '04-27'], [0, 1, 39, 50]),
  country(
    'France',
    'FR',
    'fra',
    europe,
    0.045,
    [...christmas, '05-01', '05-08', '07-14', '11-01'],
    [0, 1, 39],
  ),
  country('Italy', 'IT', 'ita', europe, 0.03, [...christmas, '04-25', '05-01', '08-15'], [0, 1]),
  country('Belgium', 'BE', 'bel', europe, 0.03, [...christmas, '05-01', '07-21'], [0, 1, 39, 50]),
  country('United States', 'US', 'usa', america, 0.035, ['12-25', '01-01', '07-04'], [0], 1.5),
  country('Poland', 'PL', 'pol', europe, 0.024, [...christmas, '05-01', '05-03', '11-11'], [0, 1, 60], 0.5),
  country('Sweden', 'SE', 'swe', europe, 0.016, [...christmas, '06-06'], easter, 1.3),
  country('Ireland', 'IE', 'irl', europe, 0.015, [...christmas, '03-17'], [0, 1], 1.2),
  country('Denmark', 'DK', 'dnk', europe, 0.012, christmas, [-3, ...easter, 39, 50], 1.3),
  country('Singapore', 'SG', 'sgp', asia, 0.002, ['12-25', '01-01', '08-09'], [-2]),
  country('Iceland', 'IS', 'isl', europe, 0.0006, [...christmas, '06-17'], easter),
];

function country(
  name: string,
  iso2: string,
  iso3: string,
  continent: string,
  weight: number,
  holidays: readonly string[],
  easterDays: readonly number[],
  safari = 1,
): Country {
  return { name, iso2, iso3, continent, weight, holidays, easterDays, safari };
}
