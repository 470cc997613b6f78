import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const leads = askedFile('2026-03-01', [
  'date,channel,industry,landing_page,sessions,leads',
  '2026-02-10,Email,Retail,/,50,30',
  '2026-02-10,Direct,Pharma,/pricing,40,20',
  '2026-02-11,Email,(not set),/,9,4',
  '2026-02-12,Direct,(not set),/,8,3',
]);

const told = async (question: string) => {
  const { status, tables } = await leads(question);
  return status === 'answered' ? tables[0]?.rows : status;
};

describe('where a column has no name in a row', () => {
  test.each([
    'leads w/o an industry set, how many in february',
    'leads without industry in february',
    'how many leads have no industry, february',
    'leads with no industry set in february',
    'leads that do not have an industry in february',
    "how many leads didn't have an industry in february",
    'leads without any industry in february',
    'leads missing an industry in february',
    'leads lacking an industry in february',
    'leads with industry missing in february',
    'leads with industry blank in february',
    'leads where industry is empty in february',
    'leads with an unknown industry in february',
    "leads whose industry isn't set in february",
    'leads where industry is not filled in, february',
    'leads for which no industry is known in february',
    'no industry leads in february',
  ])('%s', async (question) => {
    expect(await told(question)).toEqual([[7]]);
    expect((await leads(question)).headline).toContain('(not set)');
  });

  test.each([
    'leads with an industry set, february',
    'leads with an industry in february',
    'leads that have an industry in february',
    'leads having an industry set in february',
    'leads with a known industry in february',
    'leads whose industry is set in february',
    'leads with industry filled in, february',
    'leads excluding unknown industry in february',
  ])('and where it has one: %s', async (question) => {
    expect(await told(question)).toEqual([[50]]);
  });

  test('is a part of others, and split', async () => {
    expect(await told('leads without an industry by channel in february')).toEqual([
      ['Email', 4],
      ['Direct', 3],
    ]);
    expect(await told('share of leads without an industry in february')).toEqual([[7, 57, 7 / 57]]);
  });

  test('is no other name of it, and no other column', async () => {
    expect(await told('leads with an industry of Retail in february')).toEqual([['Retail', 30]]);
    expect(await told('leads without Retail in february')).toEqual([[27]]);
    expect(await told('industries without leads in february')).not.toEqual([[7]]);
  });

  test.each([
    // Every row has one
    'leads without a channel in february',
    // What is not wanted may be the split
    'leads by channel without industry in february',
    'leads with vs without an industry in february',
    'excluding leads without an industry, leads by channel in february',
  ])('is asked about: %s', async (question) => {
    expect(await told(question)).not.toBeInstanceOf(Array);
  });

  test('is not what "set" alone means', async () => {
    expect(await told('leads of set in february')).not.toEqual([[7]]);
  });
});

test('is asked about where some rows have nothing at all beside', async () => {
  const both = askedFile('2026-03-01', [
    'date,industry,leads',
    '2026-02-10,Retail,30',
    '2026-02-11,(not set),4',
    '2026-02-12,,3',
  ]);
  expect((await both('leads without an industry in february')).status).not.toBe('answered');
});

test('of campaigns that are called by what they are not nothing is told', async () => {
  const analytics = askedFile('2026-03-01', [
    'date,campaign,sessions',
    '2026-02-10,(organic),50',
    '2026-02-10,(not set),9',
    '2026-02-10,Spring,4',
  ]);
  expect((await analytics('sessions without a campaign in february')).status).not.toBe('answered');
});

describe('a cell that is empty is not set', () => {
  const blank = askedFile('2026-03-01', [
    'date,channel,industry,sessions,leads',
    '2026-02-10,Email,Retail,50,30',
    '2026-02-10,Direct,Pharma,40,20',
    '2026-02-11,Email,,9,4',
  ]);
  test.each(['leads where industry is not set', 'leads where the industry is unset in february'])(
    '%s',
    async (question) => {
      expect((await blank(question)).tables[0]?.rows).toEqual([[4]]);
    },
  );

  test('no channel is', async () => {
    expect((await blank('leads where channel is not set')).status).not.toBe('answered');
  });
});
