import { type MailCount, mailColumns } from '../../../../data/mail-columns.ts';
import type { SourceView } from '../../../../data/source-view.ts';
import type { Piece } from '../../../piece.ts';
import { joinedMetric } from '../joined-metric.ts';

/**
 * The rates of letters as their senders count them: of those that were delivered, where that is counted; bounces and deliveries
 * of those that were sent.
 */
const RATES: readonly (readonly [words: RegExp, over: MailCount, under: readonly MailCount[]])[] = [
  [/^(?:email )?open(?:ing|ed|s)? (?:rate|%|percentage)s?$/i, 'opens', ['delivered', 'sent']],
  [
    /^(?:email )?click(?:ing|s)? ?(?:-?through)? ?(?:rate|%|percentage)s?$|^ctr$/i,
    'clicks',
    ['delivered', 'sent'],
  ],
  [
    /^(?:unsubscri(?:be|bes|ption|bing)|opt[- ]?outs?) (?:rate|%|percentage)s?$/i,
    'unsubscribes',
    ['delivered', 'sent'],
  ],
  [/^bounce rates?$/i, 'bounces', ['sent']],
  [/^deliver(?:y|ability|ed) (?:rate|%|percentage)s?$|^(?:email )?deliverability$/i, 'delivered', ['sent']],
  [/^(?:click[- ]?to[- ]?open|ctor)(?: rates?)?$/i, 'clicks', ['opens']],
];

const LONGEST = 4;

/** "Open rate", "click rate", "CTOR" where what was sent is counted beside what was opened: no other file has such rates. */
export function mailRates(pieces: Piece[], views: readonly SourceView[]): void {
  const columns = mailColumns(views.flatMap(({ metricColumns }) => metricColumns));
  if (columns.opens === undefined) return;
  for (let at = 0; at < pieces.length; at++)
    for (let last = Math.min(at + LONGEST, pieces.length) - 1; last >= at; last--) {
      const said = pieces
        .slice(at, last + 1)
        .map((piece) => piece.said)
        .join(' ')
        .replaceAll(' - ', '-');
      const rate = RATES.find(([words]) => words.test(said));
      const over = rate && columns[rate[1]];
      const under = rate?.[2].flatMap((name) => columns[name] ?? [])[0];
      if (over === undefined || under === undefined) continue;
      joinedMetric(pieces, at, last, `ratio:${over}:${under}`);
      at = last;
      break;
    }
}

/** What letters that were opened or clicked are a part of, as in their rates. */
export function mailUnder(metric: string, views: readonly SourceView[]): string | undefined {
  const columns = mailColumns(views.flatMap(({ metricColumns }) => metricColumns));
  const rate = RATES.find(([, over]) => columns[over] === metric);
  return rate?.[2].flatMap((name) => columns[name] ?? [])[0];
}

/** What it is a rate of was left to be understood. */
export const isMailRate = (said: string, metric: string): boolean =>
  metric.startsWith('ratio:') && RATES.some(([words]) => words.test(said.replaceAll(' - ', '-')));
