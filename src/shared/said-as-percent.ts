/** Ratios that people say as a percentage, though a session may in principle have more than one of what is counted. */
export const saidAsPercent: ReadonlySet<string> = new Set(['conversion_rate', 'purchase_rate']);
