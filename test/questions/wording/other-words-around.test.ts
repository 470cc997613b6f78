import { beforeAll, describe, expect, it } from 'vitest';
import type { AskedSite } from '../asking/asked-site.ts';
import type { Question } from '../asking/question.ts';
import { type Scored, scoreSite } from '../score.ts';
import { askedSites } from '../sites.ts';

/** Says a question otherwise, with the same meaning; null where its words do not allow that. */
type Said = (question: string) => string | null;

const instead =
  (words: RegExp, others: string): Said =>
  (question) =>
    words.test(question) ? question.replace(words, others) : null;

/** A name or an abbreviation keeps its capital. */
const small = (question: string): string =>
  /^(?:I\b|[A-Z]{2}|[A-Z]\w+ and [A-Z])/.test(question)
    ? question
    : question.charAt(0).toLowerCase() + question.slice(1);

const ENDING_TIME =
  /\b((?:in|during|for|over) )?((?:the )?last (?:week|month|year)|yesterday|(?:january|february|march|april|june|july)(?: \d{4})?)(\?)?$/i;
const OTHER_TIME =
  /\b(?:day|week|month|quarter|year|20\d\d|q[1-4]|\d (?:january|march|april|june|july)|before|since|until|between|from \d)|[.!?] |\b(?:than|against|versus|vs|to|with|and)$/i;

/** "In February, …": only where it is the one time that is named. */
const timeFirst: Said = (question) => {
  const found = ENDING_TIME.exec(question);
  if (found === null) return null;
  const asked = question.slice(0, found.index).trim();
  if (OTHER_TIME.test(asked) || /\b(?:to|of|since|before|after|on|or|\d)$/i.test(asked)) return null;
  return `${found[1] ?? ''}${found[2]}, ${small(asked)}${found[3] ?? ''}`;
};

const framed: Readonly<Record<string, Said>> = {
  'after a greeting': (question) => `hey all, quick question: ${small(question)}`,
  'after a wish': (question) => `I'd like to know ${small(question)}`,
  'after who asks': (question) => `my boss is asking: ${small(question)} thanks!`,
  'before a reason': (question) => `${question.replace(/\?$/, '')}? I need it for a board meeting.`,
  'in capitals': (question) => (/["/]/.test(question) ? null : question.toUpperCase()),
  'with wide blanks': (question) => question.replaceAll(' ', '  '),
  'in a list': (question) =>
    /^(?:\d|q\d|[a-z]+uary|march|april|june|july)/i.test(question) ? null : `2) ${question}`,
  'with its time first': timeFirst,
  'for each': instead(/\bby (channel|country|device|landing page|product)\b/i, 'for each $1'),
  'of the week that just ended': instead(
    /\b(?:in |for |during )?last week\b/i,
    'in the week that just ended',
  ),
  'of exactly how many': instead(/^how many\b/i, 'exactly how many'),
  'with no fewer than': instead(/\bat least(?= \d)/i, 'no fewer than'),
  'with a letter typed twice': (question) =>
    /["/]/.test(question) ? null : question.replace(/^(\w+ )([a-z]{3,})([a-z])([a-z]{2,})\b/, '$1$2$3$3$4'),
  'of the month of': instead(/\bin (january|february|march|april|may|june)\b(?! \d)/i, 'in the month of $1'),
  'with over': instead(/(?<=\b(?:with|had) )more than(?= \d)/i, 'over'),
};

/** One in so many of each site, another one for each way: all of them take minutes. */
const EVERY = 6;

describe('a question that is said with other words around it', () => {
  let sites: readonly AskedSite[] = [];
  beforeAll(async () => {
    sites = await askedSites();
  });

  for (const [index, [name, said]] of Object.entries(framed).entries())
    it(`is answered alike ${name}`, { timeout: 120_000 }, async () => {
      const scored: Scored[] = [];
      for (const site of sites) {
        const own = site.questions.filter(({ after, want }) => !after?.length && typeof want !== 'string');
        const asked = own.flatMap((question): readonly Question[] => {
          const ask = said(question.ask);
          return ask === null || ask === question.ask ? [] : [{ ...question, ask }];
        });
        const few = asked.length < 2 * EVERY ? asked : asked.filter((_, at) => at % EVERY === index % EVERY);
        scored.push(...(await scoreSite(site, few)));
      }
      expect(scored.length).toBeGreaterThan(10);
      expect(scored.filter(({ outcome }) => outcome === 'wrong').map(({ question }) => question.ask)).toEqual(
        [],
      );
      const refused = scored.filter(({ outcome }) => outcome === 'refused');
      expect(
        refused.length / scored.length,
        refused.map(({ question }) => question.ask).join('\n'),
      ).toBeLessThan(0.03);
    });
});
