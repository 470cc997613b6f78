/** What took the longest, and what the shortest time. */
export const SLOW = /^(?:slow|slower|slowest|longest|longer)$/i;
export const FAST = /^(?:fast|faster|fastest|quick|quicker|quickest|shortest|shorter)$/i;
