import type { TeamMember } from '../../../people/team/index.ts';
import { newId, writeAudit } from '../../../platform/database/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import type { Website } from '../../../platform/website/index.ts';
import { aboutOrder } from '../about-order.ts';
import { lockOrder } from '../store.ts';
import { sendNote } from './mail.ts';
import { insertNote } from './store.ts';

/** Returns false if there is no such order. */
export async function addNote(
  parts: Parts,
  { website, member }: { readonly website: Website; readonly member: Pick<TeamMember, 'id' | 'name'> },
  orderId: string,
  { text, isMailed }: { readonly text: string; readonly isMailed: boolean },
): Promise<boolean> {
  const { database, clock } = parts;
  return await database.transaction(async (connection) => {
    const order = await lockOrder(connection, website.id, orderId);
    if (!order || order.placedAt === null) return false;
    const [id, createdAt, who] = [newId(clock), clock.now(), member.name];
    await insertNote(connection, website.id, orderId, { id, who, text, isMailed, createdAt });
    await writeAudit(connection, {
      websiteId: website.id,
      id: newId(clock),
      at: createdAt,
      memberId: member.id,
      who,
      what: 'order.note-added',
      subject: aboutOrder(orderId),
      after: { noteId: id, isMailed },
    });
    if (isMailed) await sendNote(parts, connection, { website, order, text });
    return true;
  });
}
