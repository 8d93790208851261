/** The subject of audit entries and mails of an order, by which its timeline finds them. */
export function aboutOrder(orderId: string): string {
  return `order/${orderId}`;
}
