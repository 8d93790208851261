/** What the constraints of our tables ask for, so that tests can put a row into each. A new migration may need new ones. */
export const sampleValues: Readonly<Record<string, string>> = {
  'cart.currency': "'EUR'",
  'mail.status': "'held'",
  'order_line.discount_share': '0',
  'order_line.kind': "'item'",
  'order_line.tax_share': '0',
  'orders.discount': '0',
  'orders.fulfilment_status': "'unfulfilled'",
  'orders.lifecycle': "'draft'",
  'orders.payment_status': "'pending'",
  'orders.shipping': '0',
  'orders.tax': '0',
  'payment.state': "'created'",
  'payment_attempt.outcome': "'started'",
  'shipping_option.calculator': "'flat'",
  'stock_move.kind': "'count'",
  'test_charge.state': "'captured'",
};
