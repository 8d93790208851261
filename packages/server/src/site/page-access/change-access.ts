import { CollectionType, hasFeature, PagePermission } from '@awning/site-model';
import { auditedBy, writeAudit } from '../../platform/database/index.ts';
import type { EditContext } from '../../platform/editing/index.ts';
import { type Refusal, refused } from '../../platform/http/index.ts';
import { hashPassword } from '../../platform/pass/index.ts';
import { announceChange, subjectOf } from '../../platform/subjects/index.ts';
import { pageAccessMessages } from './messages.ts';
import type { AccessBody } from './schema.ts';
import { closeAccess, type GuardedRow, lockAccess, updateAccess } from './store.ts';

/** The hash of a new password, null if there is none; hashing is slow, so it is done before the page is locked. */
export async function newPasswordHash({ permission, password }: AccessBody): Promise<string | null | Refusal> {
  if (permission !== PagePermission.password || password === undefined) return null;
  const hashed = await hashPassword(password);
  return hashed.ok ? hashed.hash : hashed.refusal;
}

/**
 * Changes at once who may see a page. It is no part of the page that is edited, so that restoring an old version opens
 * nothing, and no version contains a password.
 */
export async function changeAccess(
  context: EditContext,
  id: string,
  permission: AccessBody['permission'],
  newHash: string | null,
): Promise<Refusal | undefined> {
  const { connection, website } = context;
  const before = await lockAccess(connection, website.id, id);
  if (!before) return refused(404, pageAccessMessages.noPage);
  const obstacle = obstacleOf(before, permission, hasFeature(website.planFlags, 'SITE_USER_ACCOUNTS'));
  if (obstacle) return obstacle;
  const passwordHash = permission === PagePermission.password ? (newHash ?? before.passwordHash) : null;
  if (permission === PagePermission.password && passwordHash === null) {
    const { noPassword } = pageAccessMessages;
    return refused(400, noPassword, { errors: { password: noPassword }, extra: { reason: 'noPassword' } });
  }
  await updateAccess(connection, website.id, id, { permission, passwordHash });
  if (permission !== before.permission || passwordHash !== before.passwordHash) {
    // Lists on other pages show its items, and those of the pages inside it, or leave them out.
    const subjects = [subjectOf.collection(id), subjectOf.list(id), subjectOf.navigation];
    await announceChange(connection, { websiteId: website.id, subjects });
    await auditAccess(context, { id, before: before.permission, after: permission });
  }
  return undefined;
}

/** Shows pages to members only, whatever they were before; who calls it announces the change. */
export async function closePages(context: EditContext, ids: readonly string[]): Promise<void> {
  for (const { id, permission } of await closeAccess(context.connection, context.website.id, ids)) {
    await auditAccess(context, { id, before: permission, after: PagePermission.membersOnly });
  }
}

interface AccessChange {
  readonly id: string;
  readonly before: number;
  readonly after: number;
}

async function auditAccess(
  { connection, website, clock, author }: EditContext,
  { id, before, after }: AccessChange,
): Promise<void> {
  await writeAudit(connection, {
    ...auditedBy(clock, website.id, author),
    what: 'page.accessChanged',
    subject: `page/${id}`,
    before: { permission: before },
    after: { permission: after },
  });
}

function obstacleOf(
  { type, isFolder, isInArea }: GuardedRow,
  permission: AccessBody['permission'],
  hasAccounts: boolean,
): Refusal | undefined {
  const refuse = (reason: 'isFolder' | 'isStore' | 'isInArea' | 'noAccounts') =>
    refused(409, pageAccessMessages[reason], { extra: { reason } });
  if (isInArea && permission !== PagePermission.membersOnly) return refuse('isInArea');
  if (permission === PagePermission.public) return undefined;
  if (isFolder) return refuse('isFolder');
  if (type === CollectionType.products) return refuse('isStore');
  return permission === PagePermission.membersOnly && !hasAccounts ? refuse('noAccounts') : undefined;
}
