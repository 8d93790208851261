import { type Connection, statement } from '../../../platform/database/index.ts';
import { aboutOrder } from '../about-order.ts';

export interface Deed {
  readonly id: string;
  readonly at: Date;
  readonly who: string;
  readonly what: string;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const deeds = statement<Deed>(
  'order-timeline-deeds',
  'select id, at, who, what, after from audit where website_id = $1 and subject = $2 order by at, id',
);

export async function selectDeeds(connection: Connection, websiteId: string, orderId: string): Promise<Deed[]> {
  return await connection.run(deeds, [websiteId, aboutOrder(orderId)]);
}
