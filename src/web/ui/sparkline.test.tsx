import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sparkline } from './sparkline.tsx';

const textOf = (element: React.ReactNode) => renderToStaticMarkup(element).replace(/<[^>]*>/g, ' ');

test('a line in a table is written as the numbers beside it', () => {
  const revenue = [8_450.2, 15_321, 8_840];
  const line = <Sparkline values={revenue} unit="currency" currency="EUR" label="Revenue, 3 weeks" />;
  expect(textOf(line)).toContain('€8,450 – €15,300');
  const sessions = (
    <Sparkline
      values={[7_934, 5_695]}
      unit="count"
      label="Sessions, 2 weeks"
      precision={{ observed: 'exact', range: 'brief' }}
    />
  );
  expect(textOf(sessions)).toMatch(/5,695\s+5,700 – 7,930/);
});
