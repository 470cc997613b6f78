// The one dependency rule of the house, as docs/ARCHITECTURE.md tells it. Each layer names what it may
// import and everything else is a breach, so a new folder is refused until somebody decides where it belongs.
// Tests beside the code are free to reach further; they are held by the rules at the end only.
// test/walls shows every rule failing on a breach.

const test = '[.]test[.]tsx?$';
const contracts = '^src/areas/[^/]+/contract[.]ts$';

// Libraries that compute and do nothing else. The pure layers may use no other.
const pureLibraries = '(^|/)node_modules/(zod|temporal-polyfill|temporal-spec)/';
// How an endpoint is written down. It describes calls and makes none.
const contractLibraries = '(^|/)node_modules/@orpc/(contract|client)/';
const libraries = '(^|/)node_modules/';

/** Only these may be imported by a layer: whatever else, Node's own modules included, is a breach. */
const closed = (name, from, may, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { pathNot: may },
});

/** As `closed`, for layers that may do I/O: Node's modules and any library are theirs to use. */
const open = (name, from, may, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { pathNot: [...may, libraries], dependencyTypesNot: ['core'] },
});

const layers = [
  closed(
    'shared-imports-nothing',
    '^src/shared/',
    ['^src/shared/', pureLibraries, contractLibraries],
    'shared runs anywhere.',
  ),
  closed(
    'semantics-imports-shared',
    '^src/semantics/',
    ['^src/(shared|semantics)/', pureLibraries],
    'The catalogue and the plan compiler are pure.',
  ),
  closed(
    'engine-is-pure',
    '^src/engine/',
    ['^src/(shared|semantics|engine)/', pureLibraries],
    'Statistics take data and return findings; they read and write nothing.',
  ),
  closed(
    'language-is-pure',
    '^src/language/',
    ['^src/(shared|semantics|language)/', '^src/engine/(finding|analysis|explored)[.]ts$', pureLibraries],
    'Questions become plans, and findings sentences, without I/O.',
  ),
  open(
    'platform-knows-no-area',
    '^src/platform/',
    ['^src/(shared|semantics|platform)/'],
    'platform serves any area; the table of facts is made from the catalogue.',
  ),
  open(
    'connectors-import-platform',
    '^src/connectors/',
    ['^src/(shared|semantics|platform|connectors)/'],
    'A connector turns answers into facts and knows no area.',
  ),
  closed(
    'contracts-are-data',
    '^src/areas/([^/]+)/[^/]+$',
    ['^src/(shared|semantics)/', '^src/areas/$1/[^/]+$', contracts, pureLibraries, contractLibraries],
    'A contract, and the files beside it that it is made of, are shared with the browser and with other areas.',
  ),
  open(
    'area-server',
    '^src/areas/([^/]+)/server/',
    [
      '^src/(shared|semantics|engine|language|connectors|platform)/',
      '^src/areas/$1/(server/|[^/]+$)',
      contracts,
      '^src/areas/[^/]+/server/service[.]ts$',
    ],
    'Another area is reached only through its contract.ts or server/service.ts.',
  ),
  closed(
    'area-web',
    '^src/areas/([^/]+)/web/',
    ['^src/(shared|semantics)/', '^src/web/(ui|api)/', '^src/areas/$1/(web/|[^/]+$)', contracts, libraries],
    'Screens use the design system, the API client and contracts.',
  ),
  closed(
    'web-ui',
    '^src/web/ui/',
    ['^src/(shared|semantics)/', '^src/web/(ui|styles)/', libraries],
    'The design system knows no area.',
  ),
  closed(
    'web-api',
    '^src/web/api/',
    ['^src/(shared|semantics)/', '^src/web/api/', contracts, libraries],
    'The API client knows contracts only.',
  ),
  closed(
    'web-root',
    '^src/web/[^/]+$',
    ['^src/(shared|semantics)/', '^src/web/', '^src/areas/[^/]+/web/', contracts, libraries],
    'The composition root of the browser.',
  ),
  open(
    'server-root',
    '^src/server/',
    [
      '^src/(shared|semantics|engine|language|connectors|platform|server)/',
      '^src/areas/[^/]+/server/',
      contracts,
      '^package[.]json$', // its version is shown
    ],
    'The composition root of the server.',
  ),
];

// What no layer above covers. Without it a file in a new folder would be under no rule at all.
const placed = [
  '^src/(shared|semantics|engine|language|platform|connectors|server|web/ui|web/api)/',
  '^src/areas/[^/]+/(server/|web/|[^/]+$)',
  '^src/web/[^/]+$',
];

export default {
  forbidden: [
    ...layers,
    {
      name: 'every-file-has-a-layer',
      comment: 'Decide which layer the new folder belongs to, and say so in .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: '^src/', pathNot: [...placed, test] },
      to: {},
    },
    {
      name: 'web-takes-types-of-semantics',
      comment: 'The browser shares the names of the catalogue; the catalogue itself stays out of its bundle.',
      severity: 'error',
      from: { path: '^src/(web|areas/[^/]+/web)/', pathNot: test },
      to: { path: '^src/semantics/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'language-takes-the-type-of-a-finding',
      comment: 'It words what the engine found and never runs it.',
      severity: 'error',
      from: { path: '^src/language/', pathNot: test },
      to: { path: '^src/engine/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'gallery-is-apart',
      comment: 'The gallery shows the design system to those who work on it; no product bundle contains it.',
      severity: 'error',
      from: { path: '^src/', pathNot: [test, '^src/web/ui/gallery/'] },
      to: { path: '^src/web/ui/gallery/' },
    },
    {
      name: 'product-knows-no-test',
      comment: 'Product code never imports the stand-in, the tests or the benchmarks.',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: ['^(standin|test|benchmarks)/', test] },
    },
    {
      name: 'standin-knows-no-product',
      comment:
        'The stand-in plays Google; whatever it shared with the product could not be tested against it.',
      severity: 'error',
      from: { path: '^standin/' },
      to: { path: '^(src|benchmarks)/' },
    },
    {
      name: 'production-library',
      comment: 'A production install has no devDependencies. Types alone may come from one.',
      severity: 'error',
      from: { path: '^(src|standin)/', pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      comment: 'A path that does not resolve would pass every rule above.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^(src|standin)/', pathNot: [test, '[.]d[.]ts$'] },
      to: {},
    },
  ],
  options: {
    // dependency-cruiser reads TypeScript through typescript < 7 or through swc; TypeScript 7 has no such API.
    // swc sees imports of types too, so that a type is no way around a wall.
    parser: 'swc',
    moduleSystems: ['es6'],
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
    // Files in public/ are served as they are; nothing imports them.
    exclude: { path: '^(dist|data|test-results|playwright-report|src/web/public)/' },
  },
};
