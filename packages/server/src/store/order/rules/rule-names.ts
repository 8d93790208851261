/** Short descriptions of the store's rules for operators, by the numbers of the store model. */
export const ruleNames: Readonly<Record<number, string>> = {
  1: 'stock is the sum of what was counted, sold and given back',
  2: 'what is reserved is held by open checkouts',
  3: 'nothing is oversold',
  4: 'one order for each cart',
  5: 'the total of an order is the sum of its lines',
  6: 'discounts and taxes of the lines add up to those of the order',
  7: 'payments agree with their orders and refunds',
  8: 'gift cards hold the sum of what was issued, spent and given back, and orders agree with them',
  9: 'coupons are used as often as counted',
  11: 'whoever waits for a restock is counted once and told once of it',
  12: 'every notice of a payment provider has had its effect',
  13: 'sale and subscription fit the type of the product',
  15: 'quantities are those a cart may have',
  16: 'orders have taken what their lines say, and given back what was cancelled or refunded and not sent',
  17: 'orders wait for money, or are cancelled for want of it, only while there is none',
  18: 'only what is paid and stands can be downloaded',
};
