import type { FaultSwitches } from '../faults/fault-switches.ts';
import type { Person } from '../identity/people.ts';
import type { DataSet } from './data-set.ts';

/** Which properties there are and who sees them, with withdrawn access and removed properties taken away. */
export interface PropertyDirectory {
  visibleTo(person: Person): readonly DataSet[];
  find(id: string, person: Person): DataSet | undefined;
  readonly all: readonly DataSet[];
}

/** Properties that exist only while a switch is on. */
export interface MoreDataSets {
  /** Tiny ones in other time zones and currencies. */
  tiny(): readonly DataSet[];
  /** So many empty ones, each in an account of its own. */
  numbered(count: number): readonly DataSet[];
}

export function propertyDirectory(
  dataSets: readonly DataSet[],
  more: MoreDataSets,
  faults: FaultSwitches,
): PropertyDirectory {
  const existing = (person: Person): readonly DataSet[] => {
    const many = faults.world('manyAccounts');
    const isFor = many !== undefined && (many.person === undefined || many.person === person.email);
    return [
      ...dataSets,
      ...(faults.world('extraProperties') === undefined ? [] : more.tiny()),
      ...(isFor ? more.numbered(many.count) : []),
    ];
  };
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
    visibleTo: (person) => existing(person).filter((dataSet) => isVisible(dataSet, person)),
    find: (id, person) =>
      existing(person).find((dataSet) => dataSet.property.id === id && isVisible(dataSet, person)),
  };
}
