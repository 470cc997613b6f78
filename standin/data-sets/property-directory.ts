import type { FaultSwitches } from '../faults/fault-switches.ts';
import type { Person } from '../identity/people.ts';
import type { DataSet } from './data-set.ts';

/** Which properties there are and who sees them, with withdrawn access and removed properties taken away. */
export interface PropertyDirectory {
  visibleTo(person: Person): readonly DataSet[];
  find(id: string, person: Person): DataSet | undefined;
  readonly all: readonly DataSet[];
}

export function propertyDirectory(dataSets: readonly DataSet[], faults: FaultSwitches): PropertyDirectory {
  const isVisible = ({ property }: DataSet, person: Person): boolean =>
    property.visibleTo.includes(person.email) &&
    !faults
      .property(property.id)
      .some(
        (fault) =>
          fault.kind === 'propertyRemoved' ||
          (fault.kind === 'accessWithdrawn' && fault.person === person.email),
      );
  return {
    all: dataSets,
    visibleTo: (person) => dataSets.filter((dataSet) => isVisible(dataSet, person)),
    find: (id, person) =>
      dataSets.find((dataSet) => dataSet.property.id === id && isVisible(dataSet, person)),
  };
}
