import { wordsOf } from '../text/tokenize.ts';

/** What letters are counted by, in the names that their senders give it. */
const NAMES = {
  sent: /^(?:email |mail |message )?(?:sent|send|recipient)(?: email)?$/,
  delivered: /^(?:email |mail |message )?(?:delivered|deliver|delivery|delivere)(?: email)?$/,
  opens: /^(?:unique |email |mail )*(?:open|opened)$/,
  clicks: /^(?:unique |email |mail |link )*click$/,
  unsubscribes: /^(?:unsubscribe|unsubscribed|unsubscription|opt out)$/,
  bounces: /^(?:hard |soft |email )?(?:bounce|bounced)$/,
} as const;

export type MailCount = keyof typeof NAMES;

const COUNTS = Object.keys(NAMES) as MailCount[];

/** The columns of a file of letters; none where what was sent is not counted beside what was opened. */
export function mailColumns(columns: readonly string[]): Partial<Readonly<Record<MailCount, string>>> {
  const found: Partial<Record<MailCount, string>> = Object.fromEntries(
    COUNTS.flatMap((count) => {
      const column = columns.find((name) => NAMES[count].test(wordsOf(name.replaceAll('_', ' ')).join(' ')));
      return column === undefined ? [] : [[count, column]];
    }),
  );
  const isOfMail = found.opens !== undefined && (found.sent ?? found.delivered) !== undefined;
  return isOfMail ? found : {};
}

/** A letter is sent, delivered, opened and clicked in this order: what is counted later is a part of what was before. */
export function isPartOfMail(over: string, under: string, columns: readonly string[]): boolean {
  const found = mailColumns(columns);
  const stepOf = (column: string): number => {
    const count = COUNTS.find((one) => found[one] === column);
    return count === undefined ? -1 : ORDER[count];
  };
  const [late, early] = [stepOf(over), stepOf(under)];
  return early > 0 && late > early;
}

const ORDER: Readonly<Record<MailCount, number>> = {
  sent: 1,
  delivered: 2,
  bounces: 2,
  opens: 3,
  clicks: 4,
  unsubscribes: 4,
};
