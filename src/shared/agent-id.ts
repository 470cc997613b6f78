/** Ids of what works for an organization: of its insights, and of its planning sessions. They hold the organization's own id. */
export function orgAgentId(organizationId: string): string {
  if (organizationId === '') throw new Error('Organization ID not found');
  return `${organizationId}-org-analytics-agent`;
}
export const planningAgentId = (organizationId: string): string => `${organizationId}-planning-agent`;

const AGENT_ID = /^(.{36})-(org-analytics-agent|planning-agent)$/;

/** The id of the organization that an agent's id names; undefined where the text is no agent's id. */
export const organizationOfAgent = (agentId: string): string | undefined => AGENT_ID.exec(agentId)?.[1];
