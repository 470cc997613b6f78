import { list } from './list.ts';

/** What came in for each that was spent. */
export const RETURN_ON_ADS = /^(?:roas|return on (?:ad|ads|advertising) spend)$/i;

/** What advertisers pay for a thousand of what their ads are seen or heard in. */
export const PER_THOUSAND = /^e?cpms?$/i;

/** What one of those cost that advertisements are made for. */
export const COST_OF_END: readonly string[] = list(`
  cpa, cac, cost per acquisition, cost per conversion, cost per conv, cost conv, cost per action, cost per result, acquisition cost, conversion cost,
  customer acquisition cost, cost of acquisition, cost per acquired customer`);

/** Their words for what is counted of it beside the catalogue's. */
export const ENDS_OF_ADS: readonly string[] = list('acquisition, acquisitions, new acquisitions, acquired');

/** Columns of what advertisements brought in. */
export const VALUE_OF_ENDS = /^(?:all )?(?:(?:website )?purchase )?(?:conversion|conv) value$/;
