import { scoreSite } from '../score.ts';
import { askedSites } from '../sites.ts';
const sites = await askedSites();
let n = 0, exact = 0;
const short = (cells: unknown) => (JSON.stringify(cells) ?? '-').slice(0, 200);
for (const site of sites) for (const { question, outcome, answer, expected } of await scoreSite(site)) {
  n++; if (outcome === 'exact') { exact++; continue; }
  console.log(site.name, outcome.toUpperCase(), '|', [...(question.after ?? []), question.ask].join(' > '), '\n  want', short(expected), '\n  got', answer.status, answer.headline, short(answer.tables[0]?.rows), short(answer.clarification?.choices?.[0] ?? answer.failure));
}
console.log(exact, 'of', n);
