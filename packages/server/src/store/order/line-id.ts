/** The id of a line in calls: that of its order, and its position. */
export function lineId(orderId: string, position: number): string {
  return `${orderId}:${position}`;
}

/** The lines of a request by their positions; an unknown line has none. */
export function positionsOf(
  orderId: string,
  lines: readonly { readonly id: string; readonly quantity: number }[],
): { readonly position: number; readonly quantity: number }[] {
  return lines.map(({ id, quantity }) => {
    const position = id.startsWith(`${orderId}:`) ? id.slice(orderId.length + 1) : '';
    return { position: /^\d{1,4}$/.test(position) ? Number(position) : -1, quantity };
  });
}
