import type { Role } from '#src/areas/organizations/contract.ts';

export const roleWords: Record<Role, string> = { owner: 'Owner', admin: 'Admin', member: 'Member' };
