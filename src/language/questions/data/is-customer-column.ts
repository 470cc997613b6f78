/** A column of those who buy, each by name; what kinds of them there are stands in others. */
export const isCustomerColumn = (column: string): boolean =>
  /^(?:customer|client|account|buyer)s?(?:_name)?$/i.test(column);
