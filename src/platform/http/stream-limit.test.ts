import { expect, it } from 'vitest';
import { openLiveStream } from './live-stream.ts';
import { limitStreams } from './stream-limit.ts';

it('holds the streams of one client to a number, leaves others alone, and gives a place back when one ends', () => {
  const open = limitStreams(2);
  const openFor = (client: string) => open(client, () => openLiveStream(undefined));
  const first = openFor('a');
  openFor('a');
  expect(() => openFor('a')).toThrow('2 live connections already');
  openFor('b');
  first.end();
  openFor('a');
  expect(() => openFor('a')).toThrow('2 live connections already');
});
