/** The id of what works for an organization. */
export function agentOf(organizationId: string): string {
  if (organizationId === '') throw new Error('Organization ID not found');
  return `${organizationId}-org-analytics-agent`;
}
