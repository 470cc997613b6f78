/** One for each kind of thing people ask: shown while no data are there that could be asked. */
export const examples = [
  { category: 'Performance', question: 'How did sessions last week compare with the week before?' },
  { category: 'Conversions', question: 'Which channels had the most purchases in the last 4 weeks?' },
  { category: 'Traffic', question: 'Which sources sent the most sessions last week?' },
  { category: 'User Behavior', question: 'How does the engagement rate on mobile compare with desktop?' },
  { category: 'Trends', question: 'How did sessions develop week by week over the last 8 weeks?' },
  { category: 'Demographics', question: 'Which countries brought the most revenue in the last 4 weeks?' },
] as const;

export const tips = [
  { title: 'Be specific about time periods', detail: '“last week”, “last month”, “in the last 4 weeks”' },
  { title: 'Mention metrics', detail: 'sessions, purchases, revenue, engagement rate' },
  { title: 'Ask for comparisons or trends', detail: '“against the week before”, “week by week”' },
  { title: 'Include dimensions', detail: 'like pages, sources, countries, where your data have them' },
] as const;
