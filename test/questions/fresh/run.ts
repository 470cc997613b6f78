import { scoreSite } from '../score.ts';
import { askedSites } from '../sites.ts';
import { retailFile } from './retail-file.ts';
import { adsFile } from './ads-file.ts';
const [, , name] = process.argv;
const set = await import(`./${name}-set.ts`);
const sites = await askedSites();
const of = (wanted: string) => Object.entries(set).find(([key]) => key.endsWith(wanted))?.[1] as never;
const results = [];
for (const site of sites) {
  const questions = of({ shop: 'OfShop', garden: 'OfGarden', search: 'OfSearch' }[site.name] ?? 'Nothing');
  if (questions) results.push(...(await scoreSite(site, questions)));
}
if (of('OfRetail')) results.push(...(await scoreSite(retailFile(of('OfRetail')))));
if (of('OfAds')) results.push(...(await scoreSite(adsFile(of('OfAds')))));
const short = (cells: unknown) => (JSON.stringify(cells) ?? "-").slice(0, 300);
let exact = 0, wrong = 0;
for (const { question, outcome, answer, expected } of results) {
  if (outcome === 'exact') { exact++; if (expected === 'told') console.log('TOLD', question.ask, '\n   ', answer.headline, short(answer.tables[0]?.rows.slice(0, 6))); continue; }
  if (outcome === 'wrong') wrong++;
  console.log(outcome.toUpperCase(), '|', question.ask, '\n   want', short(expected), '\n   got ', answer.status, answer.headline, '|', short(answer.tables[0]?.rows.slice(0, 8)), '| plan', short(answer.plans?.[0]?.plan), '|', short(answer.clarification ?? answer.failure ?? ''), '|', (answer as never as {assumptions: string[]}).assumptions?.join(' / ')?.slice(0, 300));
}
console.log(`${exact} of ${results.length} exact, ${wrong} wrong, ${results.length - exact - wrong} refused`);
