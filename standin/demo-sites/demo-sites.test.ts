import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStandin, type TestStandin } from '../testing/test-standin.ts';
import { demoSiteAddresses } from './demo-sites.ts';

let standin: TestStandin;
beforeAll(async () => {
  standin = await startTestStandin();
});
afterAll(() => standin.stop());

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** As whoever was led here by the site's name would ask; fetch writes the Host header itself. */
const ask = (host: string, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(new URL(path, standin.url), { headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });

const addressesIn = (sitemap: string): URL[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? ''));

it.each(Object.keys(demoSiteAddresses('http://x')))(
  '%s answers every page that its sitemap names',
  async (host) => {
    const robots = await ask(host, '/robots.txt');
    expect(robots.text).toContain(`Sitemap: https://${host}/sitemap.xml`);
    const [pages] = addressesIn((await ask(host, '/sitemap.xml')).text);
    const addresses = addressesIn((await ask(host, pages?.pathname ?? '')).text);
    expect(addresses.length).toBeGreaterThanOrEqual(15);
    for (const address of addresses) {
      expect(address.host).toBe(host);
      const { status, text } = await ask(host, address.pathname);
      expect(status, address.pathname).toBe(200);
      for (const [, link = ''] of text.matchAll(/href="(\/[^"]*)"/g))
        expect(
          addresses.map(({ pathname }) => pathname),
          `${address.pathname} leads to`,
        ).toContain(link);
    }
    expect((await ask(host, '/no/such/page')).status).toBe(404);
  },
);

it('is the stand-in for Google under every other name', async () => {
  const { text } = await ask('127.0.0.1', '/');
  expect(text).toContain('This is not Google.');
});
