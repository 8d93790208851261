import { emailKey } from '@awning/site-model';
import type { Parts } from '../../../platform/parts.ts';
import { ownAddress, websiteAddresses } from '../../../platform/website/index.ts';
import type { SetupLink } from '../setup/setup.ts';
import { memberByEmail } from '../store.ts';
import { resetLink } from './mail.ts';
import { writeReset } from './password-reset.ts';

/**
 * Links by which a member chooses a new password, one for each website whose team the address belongs to. For whoever runs the
 * installation, in whose hands every account is anyway: no mail, and no limit that strangers could use up.
 */
export async function memberResetLinks(
  { config, database, clock }: Pick<Parts, 'config' | 'database' | 'clock'>,
  email: string,
): Promise<SetupLink[]> {
  const links: SetupLink[] = [];
  for (const { id, name, address } of await websiteAddresses(database, ownAddress(config))) {
    const member = await memberByEmail(database, id, emailKey(email));
    if (member === undefined) continue;
    const token = await writeReset(database, member, clock.now());
    links.push({ websiteName: name, link: resetLink(address, token) });
  }
  return links;
}
