/** How far an organization has come in this browser. Kept in local storage, one record an organization. */
export interface Onboarding {
  readonly hasCompletedInitialSetup: boolean;
  /** When, as an instant; null before. */
  readonly completedAt: string | null;
  readonly hasFirstSource: boolean;
  readonly firstSourceId: string | null;
  readonly hasGeneratedFirstInsights: boolean;
}

const nothingYet: Onboarding = {
  hasCompletedInitialSetup: false,
  completedAt: null,
  hasFirstSource: false,
  firstSourceId: null,
  hasGeneratedFirstInsights: false,
};

const keyOf = (organizationId: string) => `weekwise-onboarding-${organizationId}`;

export function readOnboarding(organizationId: string): Onboarding {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(organizationId)) ?? '{}');
    return typeof stored === 'object' ? { ...nothingYet, ...stored } : nothingYet;
  } catch {
    return nothingYet;
  }
}

export function recordOnboarding(organizationId: string, step: Partial<Onboarding>): void {
  try {
    const record: Onboarding = { ...readOnboarding(organizationId), ...step };
    localStorage.setItem(keyOf(organizationId), JSON.stringify(record));
  } catch {
    // Storage is forbidden: the guidance is shown again next time, nothing else.
  }
}

/** A source of an organization that had none; of one that had, whatever comes later, the first stays the first. */
export function recordFirstSource(organizationId: string, sourceId: string): void {
  if (readOnboarding(organizationId).firstSourceId !== null) return;
  recordOnboarding(organizationId, { hasFirstSource: true, firstSourceId: sourceId });
}
