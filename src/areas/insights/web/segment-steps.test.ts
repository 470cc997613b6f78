import { expect, it } from 'vitest';
import { segmentText } from './segment-steps.ts';

it('narrows down from wide to narrow, whatever order is stored', () => {
  expect(segmentText({ device: 'mobile', country: 'Germany', channel: 'Paid Search' })).toBe(
    'Paid Search › Germany › mobile',
  );
  expect(segmentText({ weather: 'rain', device: 'mobile' })).toBe('mobile › rain');
  expect(segmentText({})).toBe('Whole site');
});
