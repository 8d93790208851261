import { emailKey } from '@awning/site-model';
import type { Parts } from '../../../platform/parts.ts';
import { ownAddress, websiteAddresses } from '../../../platform/website/index.ts';
import type { SetupLink } from '../setup/setup.ts';
import { selectMemberByEmail } from '../store.ts';
import { resetLink } from './mail.ts';
import { writeReset } from './password-reset.ts';

/**
 * Creates links for choosing a new password, one per website whose team has the address. For operators, who control
 * every account anyway: no mail is sent, and no limit applies that strangers could use up.
 */
export async function memberResetLinks(
  { config, database, clock }: Pick<Parts, 'config' | 'database' | 'clock'>,
  email: string,
): Promise<SetupLink[]> {
  const links: SetupLink[] = [];
  for (const { id, name, address } of await websiteAddresses(database, ownAddress(config))) {
    const member = await selectMemberByEmail(database, id, emailKey(email));
    if (member === undefined) continue;
    const token = await writeReset(database, member, clock.now());
    links.push({ websiteName: name, link: resetLink(address, token) });
  }
  return links;
}
