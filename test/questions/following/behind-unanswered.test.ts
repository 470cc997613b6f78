import { describe, expect, it } from 'vitest';
import { followedFile } from '../asking/asked-file.ts';

const lines = [
  'date,channel,device,sessions,orders,revenue',
  ...Array.from({ length: 31 }, (_, day) => [
    `2026-03-${String(day + 1).padStart(2, '0')},Email,mobile,${100 + day},5,50`,
    `2026-03-${String(day + 1).padStart(2, '0')},Email,desktop,${50 + day},4,80`,
    `2026-03-${String(day + 1).padStart(2, '0')},Direct,mobile,${10 + day},3,30`,
  ]).flat(),
];
const ask = followedFile('2026-04-01', lines);

describe('a question behind one that was not answered', () => {
  it('is of its days, which is said', async () => {
    const answer = await ask('How many subscribers did I have yesterday?', 'ok sessions then, and orders');
    expect(answer.tables[0]?.rows).toEqual([[130 + 80 + 40, 12]]);
    expect(answer.assumptions.join()).toContain(
      'was not answered; what was understood of it is kept: its days',
    );
  });

  it('is of its names', async () => {
    const answer = await ask('What was our profit from email yesterday?', 'and sessions?', 'on desktop?');
    expect(answer.tables[0]?.rows).toEqual([[80]]);
  });

  it('says for itself what it is of where it is whole', async () => {
    const answer = await ask('How many subscribers did I have yesterday?', 'orders on March 3');
    expect(answer.tables[0]?.rows).toEqual([[12]]);
    expect(answer.assumptions.join()).not.toContain('not answered');
  });

  it.each([
    ['flurbing blorps yesterday', 'ok, orders on March 3', 12],
    ['flurbing blorps yesterday', 'so how many orders did we have on March 3?', 12],
    ['How many subscribers did I have yesterday?', 'and orders on March 3?', 12],
  ])('is whole behind a word that only goes on: %s / %s', async (before, question, orders) => {
    const answer = await ask(before, question);
    expect(answer.tables[0]?.rows, answer.headline).toEqual([[orders]]);
    expect(answer.assumptions.join()).not.toContain('not answered');
  });

  it.each([
    ['sessions from flurbing blorps yesterday', 'and orders on March 3'],
    ['What was our profit from email yesterday?', 'ok and of desktop?'],
  ])('may be of a name that was not understood: %s / %s', async (before, question) => {
    const answer = await ask(before, question);
    expect(answer.status).not.toBe('answered');
  });

  it('keeps the name of the one before behind "and"', async () => {
    const answer = await ask('What was our profit from email yesterday?', 'and orders on March 3?');
    expect(answer.tables[0]?.rows).toEqual([[9]]);
  });

  it('is asked back where it names no number and the one before named none that can be told', async () => {
    const answer = await ask('How many subscribers did I have yesterday?', 'by channel');
    expect(answer.status).toBe('clarification_needed');
    expect(answer.clarification?.choices[0]?.question).toBe('Sessions by channel yesterday');
  });

  it('is asked back where a word of the one before was not understood', async () => {
    const answer = await ask('sessions from flurbing blorps yesterday', 'and orders');
    expect(answer.status).toBe('clarification_needed');
    expect(answer.clarification?.choices.map(({ question }) => question)).toContain('Orders yesterday');
  });

  it('is asked back where it speaks of rows that were never told', async () => {
    const answer = await ask('top channels by profit last week', 'which of them had the most sessions?');
    expect(answer.status).not.toBe('answered');
  });

  it('goes on from the last that was answered where the refused one adds nothing', async () => {
    const answer = await ask('sessions from email on March 3', 'and profit?', 'orders then');
    expect(answer.tables[0]?.rows).toEqual([[9]]);
    expect(answer.assumptions.join()).toContain('this one goes on from the last that was');
  });

  it('is not counted over all days behind a question of nothing known', async () => {
    const answer = await ask('flurbing blorps yesterday', 'sessions');
    expect(answer.status).toBe('clarification_needed');
  });
});

describe('what is typed below a question that was asked back', () => {
  const asked = 'which is better, mobile or desktop, on march 14?';
  const choiceAt = async (at: number): Promise<string> =>
    (await ask(asked)).clarification?.choices[at]?.question ?? '';

  it.each([
    ['the second one', 1],
    ['number 3 please', 2],
    ['revenue', 1],
    ['sessions', 2],
  ])('"%s" takes one of its choices', async (typed, at) => {
    const answer = await ask(asked, typed);
    expect(answer.status).toBe('answered');
    expect(answer.tables).toEqual((await ask(await choiceAt(at))).tables);
  });

  it('takes none where there is no such place', async () => {
    expect((await ask(asked, 'the fourth one')).status).not.toBe('answered');
  });
});

it('what is offered, typed as it stands, is what is asked', async () => {
  const refused = 'How many subscribers from email yesterday?';
  const [nearest = ''] = (await ask(refused)).failure?.nearest ?? [];
  expect(nearest).not.toBe('');
  expect((await ask(refused, nearest)).tables).toEqual((await ask(nearest)).tables);
});
