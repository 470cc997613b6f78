/** What a person may be in an organization. */
export const roles = ['owner', 'admin', 'member'] as const;
export type Role = (typeof roles)[number];

/** Owner counts as admin. */
export const isAdmin = (role: Role): boolean => role === 'owner' || role === 'admin';
