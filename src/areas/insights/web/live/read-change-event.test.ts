import { expect, it } from 'vitest';
import { readChangeEvent } from './read-change-event.ts';

const resync = { kind: 'resync', id: null, weekStart: null };

it('reads what changed', () => {
  const sent = { kind: 'card', id: 'a', weekStart: '2026-03-02' };
  expect(readChangeEvent(JSON.stringify(sent))).toEqual(sent);
  expect(readChangeEvent('{"kind":"ready","id":null,"weekStart":null}')).toEqual({
    ...resync,
    kind: 'ready',
  });
});

it('takes a week that is none for any week', () => {
  expect(readChangeEvent('{"kind":"card","id":"a","weekStart":"2026-02-30"}')).toEqual({
    kind: 'card',
    id: 'a',
    weekStart: null,
  });
});

it.each(['', '<html>', 'null', '[]', '{}', '{"kind":"new"}'])(
  'asks for everything again after %j',
  (data) => {
    expect(readChangeEvent(data)).toEqual(resync);
  },
);
