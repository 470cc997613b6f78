import { describe, expect, test } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const LINES = [
  'date,country,device,sessions,bounces,clicks,impressions',
  '2026-01-10,Germany,mobile,100,40,10,100',
  '2026-02-10,Germany,mobile,100,40,20,100',
  '2026-02-10,France,mobile,100,40,30,100',
  '2026-02-10,Belgium,desktop,100,40,40,100',
];
const told = async (...questions: readonly string[]) => {
  const { status, headline } = await followedFile('2026-03-09', LINES)(...questions);
  return `${status}: ${headline}`.replaceAll(/\s/g, ' ');
};

describe('a name that is better is held against the one that was told', () => {
  test.each([
    [
      'which country had the highest ctr last month',
      'is germany better?',
      /^answered: No: .*Germany.*Belgium/,
    ],
    ['which country had the lowest ctr last month', 'is france better', /^answered: Yes: .*France.*Germany/],
    ['ctr from france last month', 'is germany worse', /^answered: Yes: .*Germany.*France/],
  ])('%s, %s', async (one, other, expected) => {
    expect(await told(one, other)).toMatch(expected);
  });

  test.each([
    ['ctr last month', 'is germany better'],
    ['which country had the highest ctr last month', 'is mobile better there'],
    ['which country had the highest ctr last month', 'is belgium better'],
  ])('%s, %s: nobody said against what', async (one, other) => {
    expect(await told(one, other)).toContain('Compared with what?');
  });
});
