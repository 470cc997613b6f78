import { answerQuestion } from '#src/language/questions/answer-question.ts';
import { askedSites } from '../sites.ts';
const [, , name, ...questions] = process.argv;
const site = (await askedSites()).find((one) => one.name === name);
if (site) for (const q of questions) {
  const a = await answerQuestion(q, site.context, site.facts);
  console.log('?', q, '\n  ', a.status, '|', a.headline, '|', JSON.stringify(a.tables.map((t) => t.rows.slice(0, 6))).slice(0, 400), '|', JSON.stringify(a.clarification ?? a.failure ?? ''), '|', (a.assumptions ?? []).join(' / '), '|', a.explanation?.replace(/\s+/g, ' ').slice(0, 300));
}
