import { list } from './list.ts';

/**
 * Names that files give to the same thing. A column that is called by one name of a row is understood by the others, where
 * neither the catalogue nor another column has that name.
 */
export const otherMetricNames: readonly (readonly string[])[] = [
  list(`
      units, unit, quantity, qty, units sold, unit sales, sold units, items, items sold, pieces, pieces sold, quantity sold,
      number of units, volume sold, item quantity, order quantity, items purchased, item purchased, items bought,
      purchased items, units purchased, item purchase quantity, product purchases`),
  // Google Analytics' metrics of items, and what people call them
  list(`
      items added to cart, item added to cart, add to carts, add to cart, added to cart, adds to cart, added to carts, cart adds,
      cart additions, carts, items in carts, added to the cart, put in the cart, added to basket, add to baskets, basket adds`),
  list('items viewed, item views, item viewed, product views, product page views, views, viewed'),
  list('items checked out, checkouts, begun checkouts, begin checkouts, checkouts started'),
  list(`
      revenue, sales, sale, sales amount, amount, turnover, income, gross sales, net sales, total sales, total revenue,
      gross revenue, net revenue, sales revenue, sales value, order value, billings, invoiced amount, gmv, item revenue,
      items revenue, product revenue, donation amount, amount donated, donated amount, amount raised, money raised, funds raised,
      raised, raise, fundraising, given, donation value`),
  list('donations, donation, gifts, gift, contributions, pledges'),
  list('donors, donor, supporters, supporter, givers, backers'),
  list('cancelled orders, canceled orders, cancellations, cancellation, order cancellations'),
  list('attended, attendance, attendances, attendees'),
  // Who is let in came; where visits are counted, too, a visitor is of those
  list('admissions, admission, visitor, visitor number, visitor count, number of visitor, visit'),
  list('cancelled bookings, canceled bookings, cancellations, cancellation, booking cancellations'),
  list('cost, costs, expenses, expense, total cost, cogs, cost of goods'),
  list(`
      ad spend, ad cost, spend, spending, advertising cost, media spend, marketing spend, ad costs, budget spent, cost,
      spent, budget, spend on ads, spent on ads, spend on advertising, spent on advertising, spend on marketing, spent on marketing,
      ads cost, adspend, amount spent`),
  list(`
      ad revenue, ad income, ads revenue, ads income, advertising revenue, advertising income, advert income, ad money, ads money,
      ad earnings, ad takings, money from ads, income from ads, revenue from ads, earnings from ads, earn from ads, earned from ads,
      make from ads, made from ads, earn from advertising, make from advertising, earned from advertising, made from advertising,
      money from advertising, income from advertising`),
  list('profit, earnings, net profit, gross profit, profits, net income'),
  list('orders, order, order count, number of orders, purchases, transactions'),
  list('customers, customer, clients, buyers, customer count, number of customers'),
  list('unsubscribes, unsubscribe, unsubscriptions, unsubscription, unsubs, unsub, opt outs, optouts'),
  list('returns, returned, returned units, return, items returned'),
  list('refunds, refund, refunded, refund amount'),
  list('discount, discounts, discount amount, rebate'),
  list('sign ups, signups, registrations, new accounts, sign up, registered'),
  list('trials, trial starts, trials started, started trials, trials were started'),
  list(
    'memberships started, membership starts, started memberships, memberships were started, new memberships',
  ),
  list('tickets, support tickets, support requests, ticket count'),
  list('installs, downloads, app installs, install, download'),
  list('subscriptions, new subscriptions, subscription'),
  list('applications, job applications, apps'),
  list('tonnes, tonnage, tons, tonnes sold, tonnes delivered'),
  list('headcount, employees, staff, employee count'),
  list('stock, inventory, stock level, units in stock'),
];

export const otherDimensionNames: readonly (readonly string[])[] = [
  list('region, area, territory, sales region, market, zone'),
  list('city, town, cities'),
  list('state, province'),
  list('product, item, sku, product name, item name, article, products'),
  list('category, product category, product line, item category, product type, product group, department'),
  list('store, shop, branch, outlet, store name, location, shop name'),
  list('segment, customer segment, customer type, customer group, client type'),
  list('sales rep, rep, salesperson, sales person, seller, account manager, sales agent'),
  list('customer, client, account, customer name'),
  list('supplier, vendor, manufacturer'),
  list('brand, brand name, product brand'),
  list('payment method, payment type, means of payment'),
  list('team, department, squad, business unit'),
  list('plan, tier, plan tier, subscription plan, package, plan type'),
  list('platform, operating system, os'),
  list('author, writer, creator, byline'),
  list('section, desk, rubric'),
  list('hotel, property'),
  list('status, order status'),
  list('gender, sex'),
  list('language, locale'),
];
