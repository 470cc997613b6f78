import { json } from '../http/reply.ts';
import { param, type Route } from '../http/route.ts';
import type { Grants } from '../oauth/grants.ts';
import { type FaultSwitches, isRevocation, listFaults } from './fault-switches.ts';
import { readFault } from './read-fault.ts';

/** POST switches a fault on and answers its id; GET lists what is on; DELETE switches all or one off. */
export function faultRoutes(switches: FaultSwitches, grants: () => Promise<Grants>): Route[] {
  return [
    { method: 'GET', path: '/__standin/faults', service: 'standin', handle: () => listFaults(switches) },
    {
      method: 'POST',
      path: '/__standin/faults',
      service: 'standin',
      async handle({ body }) {
        const fault = readFault(body);
        if (isRevocation(fault)) return json({ revoked: await (await grants()).endAll(fault.person) });
        return json({ id: switches.add(fault) });
      },
    },
    {
      method: 'DELETE',
      path: '/__standin/faults',
      service: 'standin',
      handle() {
        switches.clear();
        return listFaults(switches);
      },
    },
    {
      method: 'DELETE',
      path: '/__standin/faults/{id}',
      service: 'standin',
      handle(call) {
        switches.clear(param(call, 'id'));
        return listFaults(switches);
      },
    },
  ];
}
