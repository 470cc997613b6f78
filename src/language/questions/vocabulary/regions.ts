import { list } from './list.ts';

/** Parts of the world that people say, and the countries in them (ISO 3166-1), after the regions of UN M49 where it has them. */
export const regions: readonly {
  readonly words: readonly string[];
  readonly countries: readonly string[];
}[] = (
  [
    [
      'europe, european, europe region, european continent, continental europe',
      'AD AL AT BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM UA VA XK',
    ],
    [
      'eu, the eu, european union, e u, eu country',
      'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    ],
    ['dach, dach region, d a ch, german speaking, german speaking country, deutschsprachig', 'DE AT CH'],
    ['benelux, benelux country', 'BE NL LU'],
    ['nordic, the nordic, nordic region', 'DK FI IS NO SE'],
    ['scandinavia, scandinavian', 'DK NO SE'],
    ['baltic, the baltic, baltic state', 'EE LV LT'],
    ['uk and ireland, uk ireland, british isle', 'GB IE'],
    ['iberia, iberian peninsula', 'ES PT'],
    ['eastern europe, eastern european', 'BY BG CZ HU MD PL RO RU SK UA'],
    ['western europe, western european', 'AT BE CH DE FR LI LU MC NL'],
    ['southern europe, southern european', 'AD AL BA ES GI GR HR IT ME MK MT PT RS SI SM VA XK'],
    ['northern europe, northern european', 'DK EE FI FO GB GG IE IM IS JE LT LV NO SE'],
    ['north america, north american', 'US CA MX BM GL'],
    [
      'latin america, latin american, latam',
      'AR BO BR CL CO CR CU DO EC GT GY HN HT MX NI PA PE PR PY SR SV UY VE GF BZ',
    ],
    ['south america, south american', 'AR BO BR CL CO EC GF GY PE PY SR UY VE'],
    ['central america, central american', 'BZ CR GT HN NI PA SV'],
    [
      'caribbean, the caribbean',
      'AG AI AW BB BS CU CW DM DO GD GP HT JM KN KY LC MQ MS PR SX TC TT VC VG VI',
    ],
    [
      'asia, asian',
      'AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
    ],
    ['southeast asia, south east asia, southeast asian', 'BN ID KH LA MM MY PH SG TH TL VN'],
    ['east asia, east asian', 'CN HK JP KP KR MN MO TW'],
    ['south asia, south asian', 'AF BD BT IN LK MV NP PK'],
    ['middle east, the middle east, middle eastern', 'AE BH CY EG IL IQ IR JO KW LB OM PS QA SA SY TR YE'],
    ['gulf state, gcc, gcc country', 'AE BH KW OM QA SA'],
    [
      'africa, african',
      'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
    ],
    ['north africa, northern africa, north african', 'DZ EG LY MA SD TN'],
    ['oceania, australasia', 'AS AU FJ FM GU KI MH NC NR NZ PF PG PW SB TO TV VU WS'],
    ['anz, australia and new zealand', 'AU NZ'],
    [
      'emea, emea region',
      'AD AE AL AO AT BA BE BF BG BH BI BJ BW BY CD CF CG CH CI CM CV CY CZ DE DJ DK DZ EE EG ER ES ET FI FO FR GA GB GG GH GI GM GN GQ GR GW HR HU IE IL IM IQ IR IS IT JE JO KE KM KW LB LI LR LS LT LU LV LY MA MC MD ME MG MK ML MR MT MU MW MZ NA NE NG NL NO OM PL PS PT QA RE RO RS RU RW SA SC SD SE SI SK SL SM SN SO SS ST SY SZ TD TG TN TR TZ UA UG VA XK YE YT ZA ZM ZW',
    ],
    ['mena, mena region', 'AE BH CY DZ EG IL IQ IR JO KW LB LY MA OM PS QA SA SD SY TN TR YE'],
    [
      'apac, asia pacific, apac region, asia pacific region',
      'AF AS AU BD BN BT CN FJ FM GU HK ID IN JP KH KI KP KR LA LK MH MM MN MO MV MY NC NP NR NZ PF PG PH PK PW SB SG TH TL TO TV TW VN VU WS',
    ],
    [
      'americas, the americas',
      'AG AI AR AW BB BM BO BR BS BZ CA CL CO CR CU CW DM DO EC GD GF GL GP GT GY HN HT JM KN KY LC MQ MS MX NI PA PE PR PY SR SV SX TC TT US UY VC VE VG VI',
    ],
  ] as const
).map(([words, countries]) => ({ words: list(words), countries: countries.split(' ') }));
