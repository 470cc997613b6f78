/** The id of what works for an organization. */
export const agentOf = (organizationId: string): string => `${organizationId}-org-analytics-agent`;
