import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const url = new URL('https://www.shop.example/beds/cedar');

it('reads what a page says of itself', () => {
  const page = readPage(
    `<!doctype html><html lang="de-AT"><head><title>Zeder &amp; Beet | Der Laden</title>
     <meta name="description" content="Ein  Beet"><meta property="og:site_name" content="Der Laden">
     <meta property="og:type" content="product">
     <script type="application/ld+json">{"@graph":[{"@type":["Product"],"name":"Beet"},{"@type":"Organization","name":"Der Laden GmbH"}]}</script>
     <script type="application/ld+json">{ not json</script></head>
     <body><nav>Menü</nav><svg><title>Zeichnung</title></svg><h1>Das <b>Beet</b></h1><p>Aus Zeder.</p>
     <a href="/warenkorb">Korb</a><a href="../beds/">Beete</a><a href="https://shop.example/agb#x">AGB</a>
     <a href="https://other.example/">fort</a><a href="mailto:a@b.c">Post</a><a href="/bild.JPG">Bild</a><a href="javascript:alert(1)">x</a></body></html>`,
    url,
  );
  expect(page).toEqual({
    path: '/beds/cedar',
    title: 'Zeder & Beet | Der Laden',
    description: 'Ein Beet',
    siteName: 'Der Laden',
    kind: 'product',
    language: 'de-AT',
    headings: ['Das Beet'],
    schemaTypes: ['Product', 'Organization'],
    names: ['Der Laden GmbH'],
    hasPrice: false,
    hasPassword: false,
    text: expect.stringContaining('Aus Zeder.'),
    links: ['/warenkorb', '/beds/', '/agb'],
  });
  expect(page.text).not.toContain('Menü');
});

it('knows prices and passwords', () => {
  expect(readPage('<span itemprop="price">1</span>', url).hasPrice).toBe(true);
  expect(readPage('<meta property="product:price:amount" content="1">', url).hasPrice).toBe(true);
  expect(readPage('<input type=Password>', url).hasPassword).toBe(true);
});

it.each([
  ['opening tags', '<b>'],
  ['opening tags of lists', '<ul><li>'],
  ['closing tags', '</b>'],
  ['headings', '<h1>a'],
  ['scripts', '<script type="application/ld+json">[[[['],
  ['unfinished tags', '<a href="'],
  ['comments', '<!--'],
  ['links', '<a href="/x">'],
])('bears two megabytes of %s', (_, piece) => {
  const begun = performance.now();
  const page = readPage(piece.repeat(2_000_000 / piece.length), url);
  expect(JSON.stringify(page).length).toBeLessThan(20_000);
  // Not a measurement: quadratic work would take minutes.
  expect(performance.now() - begun).toBeLessThan(20_000);
});

it('answers whatever it is given, in the same lengths', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom(
            '<title>',
            '<a href="',
            '">',
            '<h1>',
            '<script type="application/ld+json">',
            '{"@type":',
            '</script>',
            '<svg>',
            '</',
          ),
        ),
        { maxLength: 60 },
      ),
      (pieces) => {
        const page = readPage(pieces.join(''), url);
        expect(page.title.length).toBeLessThanOrEqual(300);
        for (const link of page.links) expect(link.startsWith('/')).toBe(true);
        expect(JSON.stringify(page)).not.toContain('\\u0000');
      },
    ),
  );
});
