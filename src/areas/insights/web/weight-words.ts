/** How much of the whole site a change is, and how sure: what to read first. */
export const priorityWords = { 1: 'High', 2: 'Medium', 3: 'Low' } as const;
/** How much of itself a part lost, however small it is: told apart from its priority for the site. */
export const severityWords = {
  critical: 'Critical',
  significant: 'Significant',
  moderate: 'Moderate',
} as const;
export const severityHeader = 'Drop in itself';
