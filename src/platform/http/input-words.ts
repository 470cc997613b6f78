import type { z } from 'zod';

/**
 * What is wrong with a value that was sent, and what is accepted instead, as a reader of the API needs it. Follows the name of
 * the field: "stepsBudget: must be at most 100, and is 1000". Fields with words of their own keep them.
 */
export function inputWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing';
      return `must be ${withArticle(issue.expected)}, and is ${kindOf(issue.input)}`;
    case 'too_big':
      return `must ${sizeOf(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)}${butIs(issue.input)}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'must not be empty';
      return `must ${sizeOf(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)}${butIs(issue.input)}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formats[issue.format] ?? 'is not written as it must be';
    case 'unrecognized_keys':
      return `has no ${issue.keys.join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return undefined;
  }
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'must be an id as the API gave it (a UUID)',
  url: 'must be an address such as https://shop.example.com',
  email: 'must be an e-mail address',
  date: 'must be a day written YYYY-MM-DD',
  datetime: 'must be a time written 2026-01-31T12:00:00Z',
};

const withArticle = (kind: string): string =>
  kind === 'int' ? 'a whole number' : `${/^[aeiou]/u.test(kind) ? 'an' : 'a'} ${kind}`;

function kindOf(input: unknown): string {
  if (input === null) return 'null';
  if (typeof input === 'number') return Number.isFinite(input) ? String(input) : 'no number';
  return withArticle(Array.isArray(input) ? 'array' : typeof input);
}

function sizeOf(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `have ${bound} ${limit} characters`;
  return origin === 'array' || origin === 'set' ? `have ${bound} ${limit} entries` : `be ${bound} ${limit}`;
}

const butIs = (input: unknown): string => {
  if (typeof input === 'number') return `, and is ${input}`;
  return typeof input === 'string' || Array.isArray(input) ? `, and has ${input.length}` : '';
};
