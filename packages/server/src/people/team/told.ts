import type { TeamMail } from '@awning/site-model';
import type { Connection } from '../../platform/database/index.ts';
import { primaryLanguage, type Website } from '../../platform/website/index.ts';
import { selectOwnerContact } from './store.ts';

export interface ToldMember {
  readonly email: string;
  readonly language: string;
}

/** Who is told of this by mail: the address in the settings, or else the owner. Undefined if the mail is off. */
export async function toldMember(
  connection: Connection,
  website: Pick<Website, 'id' | 'settings' | 'languages'>,
  mail: TeamMail,
): Promise<ToldMember | undefined> {
  const { isOn, to } = website.settings.teamMails[mail];
  if (!isOn) return undefined;
  const language = primaryLanguage(website);
  if (to !== '') return { email: to, language };
  const owner = await selectOwnerContact(connection, website.id);
  return owner && { email: owner.email, language: owner.language ?? language };
}
