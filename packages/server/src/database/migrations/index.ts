import type { Migration } from 'kysely';
import { up as websites } from './0001-websites.ts';
import { up as team } from './0002-team.ts';
import { up as mail } from './0003-mail.ts';
import { up as content } from './0004-content.ts';
import { up as catalogue } from './0005-catalogue.ts';
import { up as orders } from './0006-orders.ts';
import { up as limits } from './0007-limits.ts';
import { up as passwordResets } from './0008-password-resets.ts';

/** Forward only: a released migration never changes, and a mistake is mended by the next one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-websites': { up: websites },
  '0002-team': { up: team },
  '0003-mail': { up: mail },
  '0004-content': { up: content },
  '0005-catalogue': { up: catalogue },
  '0006-orders': { up: orders },
  '0007-limits': { up: limits },
  '0008-password-resets': { up: passwordResets },
};
