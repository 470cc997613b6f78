import type { DimensionId } from '#src/semantics/dimension.ts';
import type { MetricId } from '#src/semantics/metric.ts';

/** What a column is taken for. */
export type ColumnUse = 'date' | 'ignore' | `dimension:${DimensionId}` | `metric:${MetricId}`;

export interface NamedUse {
  readonly use: ColumnUse;
  /** Why a known column is left out. */
  readonly why?: string;
}

const DISTINCT = 'People are counted once a day each; adding up days would count them again.';
const RATE = 'Computed anew from its parts, because rates cannot be added up.';

/** Persons, of whom an import keeps nothing and a question is answered day by day. */
const people = {
  users: names('users|total users|nutzer insgesamt|usuarios totales'),
  new_users: names('new users|neue nutzer|nouveaux utilisateurs|usuarios nuevos'),
} as const satisfies Partial<Record<MetricId, readonly string[]>>;

/** Names of columns as GA4, Search Console and shops export them, in English, German, French and Spanish. */
const uses: readonly (readonly [ColumnUse, readonly string[], string?])[] = [
  ['date', names('date|day|datum|tag|jour|fecha|día|date + hour (yyyymmddhh)|nth day|n-ter tag|visit date')],
  ['date', names('date and hour|date range day|transaction date|order date|event date|created at|timestamp')],
  [
    'dimension:channel',
    names(
      'channel|channels|channel grouping|channel group|default channel group|default channel grouping|session default channel group|session default channel grouping|session primary channel group|session primary channel group (default channel group)|first user default channel group|kanal|standard-channelgruppierung|standardmäßige channelgruppierung der sitzung|canal|groupe de canaux par défaut de la session|grupo de canales predeterminado de la sesión',
    ),
  ],
  [
    'dimension:source',
    names(
      'source|session source|session source / medium|source / medium|traffic source|referrer|utm source|sitzung – quelle|sitzung – quelle/medium|quelle|quelle/medium|source de la session|fuente|fuente de sesión|fuente o medio de la sesión',
    ),
  ],
  ['dimension:medium', names('medium|session medium|utm medium|sitzung – medium|support|medio')],
  [
    'dimension:campaign',
    names(
      'campaign|session campaign|campaign name|utm campaign|kampagne|sitzung – kampagne|campagne|campaña',
    ),
  ],
  ['dimension:country', names('country|countries|land|länder|pays|país|países|region country')],
  [
    'dimension:device',
    names(
      "device|devices|device category|device type|gerät|geräte|gerätekategorie|appareil|appareils|catégorie d’appareil|catégorie d'appareil|dispositivo|dispositivos|categoría de dispositivo",
    ),
  ],
  ['dimension:browser', names('browser|navigateur|navegador')],
  [
    'dimension:landing_page',
    names(
      'landing page|landing page + query string|landing page path|landingpage|zielseite|page de destination|página de destino',
    ),
  ],
  [
    'dimension:page',
    names(
      'page|pages|top pages|page path|page path and screen class|page path + query string|page path level 1|page location|url|address|häufigste seiten|seite|seiten|seitenpfad|seitenpfad und bildschirmklasse|pages les plus populaires|chemin de la page|página|páginas|páginas principales|ruta de página',
    ),
  ],
  [
    'dimension:new_vs_returning',
    names('new / established|new / returning|new vs returning|new or returning|user type|visitor type'),
  ],
  [
    'dimension:query',
    names(
      'query|queries|top queries|search query|search term|suchanfrage|suchanfragen|häufigste suchanfragen|requête|requêtes|requêtes les plus fréquentes|consulta|consultas|consultas principales',
    ),
  ],
  ['metric:sessions', names('sessions|visits|sitzungen|besuche|visites|sesiones')],
  [
    'metric:engaged_sessions',
    names('engaged sessions|sitzungen mit interaktionen|sessions avec engagement|sesiones con interacción'),
  ],
  [
    'metric:page_views',
    names(
      'views|page views|pageviews|screen page views|screenpageviews|aufrufe|seitenaufrufe|vues|pages vues|vistas|páginas vistas|número de vistas',
    ),
  ],
  [
    'metric:engagement_seconds',
    names('user engagement|engagement time|engagement seconds|nutzerinteraktion'),
  ],
  [
    'metric:key_events',
    names(
      'key events|conversions|goal completions|wichtige ereignisse|schlüsselereignisse|événements clés|eventos clave|conversiones',
    ),
  ],
  [
    'metric:purchases',
    names(
      'purchases|ecommerce purchases|transactions|orders|total orders|käufe|transaktionen|bestellungen|achats|commandes|compras|transacciones|pedidos',
    ),
  ],
  [
    'metric:revenue',
    names(
      "revenue|total revenue|purchase revenue|total purchase revenue|transaction revenue|sales|total sales|net sales|umsatz|gesamtumsatz|kaufumsatz|chiffre d'affaires|revenu total|revenus|ingresos|ingresos totales|ventas",
    ),
  ],
  ['metric:leads', names('leads|form submissions')],
  ['metric:clicks', names('clicks|url clicks|total clicks|klicks|clics')],
  ['metric:impressions', names('impressions|total impressions|impressionen|impresiones')],
  [
    'metric:position',
    names(
      'position|average position|avg. position|avg position|durchschnittliche position|position moyenne|posición|posición media',
    ),
  ],
  [
    'ignore',
    [
      ...names(
        'active users|returning users|first visits|unique visitors|visitors|nutzer|aktive nutzer|utilisateurs|utilisateurs actifs|usuarios|usuarios activos',
      ),
      ...Object.values(people).flat(),
    ],
    DISTINCT,
  ],
  [
    'ignore',
    names(
      "ctr|url ctr|site ctr|engagement rate|bounce rate|session conversion rate|session key event rate|user key event rate|conversion rate|interaktionsrate|absprungrate|taux d'engagement|taux de rebond|porcentaje de interacciones|porcentaje de rebote",
    ),
    RATE,
  ],
];

function names(list: string): readonly string[] {
  return list.split('|');
}

const useOfName = new Map(
  uses.flatMap(([use, list, why]) =>
    list.map((name): [string, NamedUse] => [name, why === undefined ? { use } : { use, why }]),
  ),
);

const RATE_NAME = /\b(rate|ratio|average|avg|per|percent|%|pro|durchschnitt\w*|moyenne|media)\b|%/i;

/** What the name of a column says about it; undefined for a name we do not know. */
export function useOfColumn(name: string): NamedUse | undefined {
  const plain = plainName(name);
  const found = useOfName.get(plain) ?? useOfName.get(plain.replace(/ (?:[a-z]{3}|\([^)]*\))$/, ''));
  if (found !== undefined) return found;
  return RATE_NAME.test(plain) ? { use: 'ignore', why: RATE } : undefined;
}

/** Headings that nobody gives a column but GA4 and Search Console. */
const OF_ANALYTICS =
  /^(?:session|sitzung –|first user) ?\S|(?: de la session| de (?:la )?sesión)$|\+ query string$|screen class$|bildschirmklasse$|^(?:engaged sessions|sitzungen mit interaktionen|ecommerce purchases|purchase revenue|kaufumsatz|user engagement|key events|screen page views|screenpageviews|top queries|top pages|häufigste (?:suchanfragen|seiten)|requêtes les plus fréquentes|consultas principales|url clicks)$/;
/** What shops and companies call numbers of their own, which are told by these names. */
const OF_SHOPS: ReadonlySet<string> = new Set(
  names(
    'visits|besuche|visites|orders|total orders|bestellungen|commandes|pedidos|sales|total sales|net sales|ventas|leads|form submissions|url|address|referrer',
  ),
);

/** Whether these are the columns of an export of GA4 or of Search Console. */
export const areOfAnalytics = (columns: readonly string[]): boolean =>
  columns.some((name) => useOfName.has(plainName(name)) && OF_ANALYTICS.test(plainName(name)));

/** What the catalogue calls a column of such an export, and the pair of source and medium, which it has not. */
export function catalogued(column: string): DimensionId | MetricId | 'source_medium' | undefined {
  const plain = plainName(column);
  if (OF_SHOPS.has(plain)) return undefined;
  const counted = (['users', 'new_users'] as const).find((id) => people[id].includes(plain));
  if (counted !== undefined) return counted;
  const { use } = useOfColumn(column) ?? { use: 'ignore' };
  if (use === 'dimension:source' && /\/| o medio /.test(plain)) return 'source_medium';
  const [, id] = use.split(':');
  return id as DimensionId | MetricId | undefined;
}

/** The currency that a name carries: "revenue_usd", "Total revenue (EUR)". */
export function currencyInName(name: string): string | undefined {
  return /(?:^|[\s_(])(USD|EUR|GBP|CHF|JPY|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|BRL|MXN|INR|ZAR)\)?$/i
    .exec(name.trim())?.[1]
    ?.toUpperCase();
}

/** Whether each row is one visit or one happening, by the name of its key. */
export const isVisitKey = (name: string): boolean =>
  /^(visit|session|hit|event|client|user)( (id|number|key|start time))?$/.test(plainName(name));

const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ');
