import { emailKey } from '@awning/site-model';
import { type Connection, newId, writeAudit } from '../../../platform/database/index.ts';
import { sendMail } from '../../../platform/mail/index.ts';
import type { Parts } from '../../../platform/parts.ts';
import { mailAddress, primaryLanguage, readAllWebsites, type Website } from '../../../platform/website/index.ts';
import { noticeTemplates } from '../notice/mail.ts';
import { noticeTime } from '../notice/notice.ts';
import { lockMember, type StoredMember, selectMemberByEmail } from '../store.ts';
import { deleteCodeApp } from './code-app/store.ts';
import { deletePasskeysOf } from './passkey/store.ts';
import { deleteRecoveryCodes } from './recovery-code/store.ts';
import { deletePendingOf } from './second-step/store.ts';
import { deleteWrongCodes } from './store.ts';

type RescueParts = Pick<Parts, 'config' | 'database' | 'clock' | 'jobs' | 'log'>;

export interface Rescued {
  readonly websiteName: string;
  /** False for a member who had no second factor. */
  readonly isRemoved: boolean;
}

/**
 * Removes all second factors of a member who has lost them, on every website whose team has the address. For operators,
 * who control every account anyway. The password is still required, and the member gets a mail.
 */
export async function removeSecondFactors(parts: RescueParts, email: string): Promise<Rescued[]> {
  const rescued: Rescued[] = [];
  for (const website of await readAllWebsites(parts.database, parts.log)) {
    const member = await selectMemberByEmail(parts.database, website.id, emailKey(email));
    if (member === undefined) continue;
    const isRemoved = await parts.database.transaction((connection) => remove(parts, connection, website, member));
    rescued.push({ websiteName: website.name, isRemoved });
  }
  return rescued;
}

async function remove(
  parts: RescueParts,
  connection: Connection,
  website: Website,
  member: StoredMember,
): Promise<boolean> {
  const { websiteId, id } = member;
  await lockMember(connection, websiteId, id);
  const hadApp = await deleteCodeApp(connection, websiteId, id);
  const isRemoved = (await deletePasskeysOf(connection, websiteId, id)) > 0 || hadApp;
  await deleteRecoveryCodes(connection, member);
  await deleteWrongCodes(connection, websiteId, id);
  // A sign-in that has begun asks for a code that no longer exists.
  await deletePendingOf(connection, websiteId, id);
  if (!isRemoved) return false;
  await writeAudit(connection, {
    websiteId,
    id: newId(parts.clock),
    at: parts.clock.now(),
    who: 'awning',
    what: 'team.secondFactorRemoved',
    subject: `team_member/${id}`,
  });
  const language = member.language ?? primaryLanguage(website);
  await sendMail(parts, connection, {
    websiteId,
    to: member.email,
    language,
    template: noticeTemplates.secondFactorRemoved,
    data: {
      websiteName: website.name,
      device: '',
      network: '',
      time: noticeTime(parts.clock.now(), language, website.settings.timeZone),
      link: new URL('/config/security', mailAddress(parts.config, website)).href,
    },
  });
  return true;
}
