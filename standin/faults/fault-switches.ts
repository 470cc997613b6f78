import { setTimeout as sleep } from 'node:timers/promises';
import { json, type Reply } from '../http/reply.ts';
import type { Call, Service } from '../http/route.ts';
import {
  type Fault,
  isPropertyFault,
  isRequestFault,
  type LastingFault,
  type PropertyFault,
  type RandomFault,
  type RequestFault,
  type RevokeTokens,
  type SiteAccess,
  type WorldFault,
} from './fault.ts';
import { randomStriker } from './random-fault.ts';
import { randomAs, type Strike, strikeOf } from './strike-of.ts';

interface SearchQuirkFaults {
  readonly lag: number | undefined;
  readonly missingDays: readonly string[];
  readonly rowsPerDay: number | undefined;
}

/** The place where tests and demos switch misbehaviour on. */
export interface FaultSwitches {
  /** Switched on now, by id. */
  list(): ReadonlyMap<string, LastingFault>;
  add(fault: LastingFault): string;
  clear(id?: string): void;
  property(id: string): readonly PropertyFault[];
  searchQuirks(site: string): SearchQuirkFaults;
  siteAccess(person: string): SiteAccess | undefined;
  /** Lets the faults that fit a request strike; undefined means the request goes on to its handler. */
  strike(service: Service, call: Call): Promise<Strike | undefined>;
  world<K extends WorldFault['kind']>(kind: K): Extract<WorldFault, { kind: K }> | undefined;
}

export function faultSwitches(onServerError: (property: string) => void): FaultSwitches {
  const faults = new Map<string, LastingFault>();
  const dice = randomStriker();
  let lastId = 0;

  /** Counts one strike and forgets a fault that has struck as often as asked. */
  function use(id: string, fault: RequestFault): void {
    if (fault.times === undefined) return;
    fault.times -= 1;
    if (fault.times === 0) faults.delete(id);
  }

  return {
    list: () => faults,
    add(fault) {
      lastId += 1;
      faults.set(String(lastId), { ...fault });
      return String(lastId);
    },
    clear(id) {
      if (id === undefined) faults.clear();
      else faults.delete(id);
    },
    property: (id) =>
      [...faults.values()].filter(
        (fault): fault is PropertyFault => isPropertyFault(fault) && fault.property === id,
      ),
    searchQuirks(site) {
      const find = <K extends 'searchLag' | 'searchMissingDays' | 'searchRowCap'>(kind: K) =>
        [...faults.values()].find(
          (fault): fault is Extract<LastingFault, { kind: K }> =>
            fault.kind === kind && (!('site' in fault) || fault.site === site),
        );
      return {
        lag: find('searchLag')?.days,
        missingDays: find('searchMissingDays')?.days ?? [],
        rowsPerDay: find('searchRowCap')?.rows,
      };
    },
    siteAccess(person) {
      for (const fault of faults.values()) {
        if (fault.kind === 'siteAccess' && fault.person === person) return fault.sites;
      }
      return undefined;
    },
    world: <K extends WorldFault['kind']>(kind: K) =>
      [...faults.values()].find((fault): fault is Extract<WorldFault, { kind: K }> => fault.kind === kind),
    async strike(service, call) {
      if (service === 'standin') return undefined;
      const property = /\/properties\/(\d+)/.exec(call.path)?.[1];
      for (const [id, fault] of [...faults]) {
        if (!isRequestFault(fault)) continue;
        if (fault.service !== undefined && fault.service !== service) continue;
        if (fault.property !== undefined && fault.property !== property) continue;
        if (fault.kind === 'random') {
          const strike = dice(fault, call);
          if (strike === undefined) continue;
          const kept = faults.get(id) as RandomFault | undefined;
          if (kept !== undefined)
            kept.struck = { ...kept.struck, [strike.kind]: (kept.struck?.[strike.kind] ?? 0) + 1 };
          use(id, fault);
          if (strike.kind === 'delay') await sleep(strike.ms);
          else return strikeOf(service, randomAs(strike.kind));
          continue;
        }
        use(id, fault);
        // A slow answer is still an answer: other faults and the handler follow.
        if (fault.kind === 'delay') await sleep(fault.ms);
        else {
          if (fault.kind === 'status' && fault.status >= 500 && property !== undefined)
            onServerError(property);
          return strikeOf(service, fault);
        }
      }
      return undefined;
    },
  };
}

export function isRevocation(fault: Fault): fault is RevokeTokens {
  return fault.kind === 'revokeTokens';
}

export function listFaults(switches: FaultSwitches): Reply {
  return json({ faults: [...switches.list()].map(([id, fault]) => ({ id, ...fault })) });
}
