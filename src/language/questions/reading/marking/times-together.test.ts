import { describe, expect, it } from 'vitest';
import { timesTogether } from './times-together.ts';

describe('times that are told together', () => {
  it.each([
    ['revenue in January plus February', 'revenue from January to February'],
    ['revenue in January and February combined', 'revenue from January to February'],
    ['January and February sessions together', 'from January to February sessions'],
    ['clicks in November 2025 plus December 2025', 'clicks from November 2025 to December 2025'],
    ['orders in December 2025 and January 2026 together', 'orders from December 2025 to January 2026'],
    ['revenue in 2025 plus 2026', 'revenue from january 1 2025 to december 31 2026'],
    ['sessions in Q1 2025 and Q2 2025 combined', 'sessions from Q1 2025 to Q2 2025'],
    // Days lie between them: nothing is one stretch
    ['revenue in January and March together', 'revenue in January and March together'],
    ['sessions in January and February', 'sessions in January and February'],
  ])('%s → %s', (said, read) => expect(timesTogether(said)).toBe(read));
});
