import { json } from '../http/reply.ts';
import type { Route } from '../http/route.ts';
import type { CallCounter } from './call-counter.ts';

/** GET tells what was called since the last reset; DELETE resets and tells what is still in flight. */
export function callRoutes(calls: CallCounter): Route[] {
  const path = '/__standin/calls';
  return [
    { method: 'GET', path, service: 'standin', handle: () => json(calls.counts()) },
    {
      method: 'DELETE',
      path,
      service: 'standin',
      handle() {
        calls.reset();
        return json(calls.counts());
      },
    },
  ];
}
