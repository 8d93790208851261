import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../../../platform/parts.ts';
import { selectOpenItem } from '../../content/index.ts';
import { mayOpenPage } from '../../rendering/index.ts';

/** Whether the caller sees the page of the event, and so may sign up on it. */
export async function seesEvent(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  itemId: string,
): Promise<boolean> {
  const item = await selectOpenItem(parts.database, request.website.id, itemId, { now: parts.clock.now() });
  return item !== undefined && (await mayOpenPage(parts, request, reply, item.collectionId));
}
