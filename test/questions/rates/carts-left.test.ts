import { describe, expect, test } from 'vitest';
import { askedFile } from '../asking/asked-file.ts';

const site = askedFile('2026-03-10', [
  'date,device,sessions,add_to_carts,checkouts,purchases,revenue',
  '2026-03-01,mobile,1000,80,40,10,300.00',
  '2026-03-01,desktop,500,20,10,10,400.00',
]);
const items = askedFile('2026-03-10', [
  'date,item_name,items_viewed,items_added_to_cart,items_purchased,item_revenue',
  '2026-03-01,Headlamp,500,50,20,300.00',
  '2026-03-01,Tent,300,10,9,900.00',
]);

describe('what is left in carts and at the checkout', () => {
  test.each([
    [site, 'cart abandonment rate', 0.8],
    [site, 'what is our basket abandonment rate?', 0.8],
    [site, 'checkout abandonment rate', 0.6],
    [site, 'cart abandonment on mobile', 0.875],
    [site, 'abandoned carts', 80],
    [site, 'how many carts did not turn into purchases', 80],
    [items, 'cart abandonment rate for headlamp', 0.6],
    [items, 'abandoned carts', 31],
  ])('%#: %s', async (ask, question, found) => {
    const { tables } = await ask(question);
    expect(tables[0]?.rows).toEqual([[expect.closeTo(found, 6)]]);
  });

  test('is told with what it is made of', async () => {
    const { headline, assumptions } = await site('cart abandonment rate by device');
    expect(headline).toMatch(/^mobile had the highest cart abandonment rate .*: 87\.5\s%\./);
    expect(assumptions.join(' ')).toContain(
      '“Cart abandonment rate” is one minus “purchases per add to cart”.',
    );
  });

  test('cannot be told where no carts are counted', async () => {
    const plain = askedFile('2026-03-10', ['date,device,sessions,purchases', '2026-03-01,mobile,1000,10']);
    expect((await plain('cart abandonment rate')).status).toBe('failed');
  });
});

describe('rates of steps', () => {
  test.each([
    ['add to cart rate', 100 / 1500],
    ['cart to checkout rate', 0.5],
    ['from cart to purchase rate', 0.2],
    ['cart-to-purchase rate on desktop', 0.5],
  ])('%s', async (question, found) => {
    expect((await site(question)).tables[0]?.rows).toEqual([[expect.closeTo(found, 6)]]);
  });

  test('an add to cart rate is per session, which is said', async () => {
    expect((await site('add to cart rate')).assumptions[0]).toBe(
      '“add to cart rate” is read as add to carts per session.',
    );
  });
});
