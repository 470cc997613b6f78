const COME =
  /(?:^|_)(?:sessions|visits|users|visitors|clicks|impressions|views|page_?views|searches|(?:items?|products?)_viewed|added_to_cart)$/;
const WON =
  /(?:^|_)(?:sold|booked|ordered|bought|purchased|orders?|purchases?|bookings?|leads?|conversions?|sign_?ups?|key_events?|sales?|customers?|donations?|donors?|subscriptions?|subscribers?|enrol+ments?|registrations?|applications?|tickets?|trials?|reservations?|transactions?|clicks)(?:_|$)/;

const snaked = (metric: string): string => metric.replace(/(\p{Ll})(\p{Lu})/gu, '$1_$2').toLowerCase();

/** "Sessions per purchase": how much coming it took for one that was hoped for, of which less is better. */
export function isEffort(metric: string): boolean {
  const [, counted, under] = /^(?:ratio|per_\d+):([^:]+):([^:]+)$/.exec(metric) ?? [];
  return (
    counted !== undefined &&
    under !== undefined &&
    COME.test(snaked(counted)) &&
    WON.test(snaked(under)) &&
    !WON.test(snaked(counted).replace(/clicks$/, /clicks$/.test(snaked(under)) ? 'clicks' : ''))
  );
}
