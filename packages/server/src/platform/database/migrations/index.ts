import type { Migration } from 'kysely';
import { up as websites } from './0001-websites.ts';
import { up as team } from './0002-team.ts';
import { up as mail } from './0003-mail.ts';
import { up as content } from './0004-content.ts';
import { up as catalogue } from './0005-catalogue.ts';
import { up as orders } from './0006-orders.ts';
import { up as limits } from './0007-limits.ts';
import { up as passwordResets } from './0008-password-resets.ts';
import { up as siteUsers } from './0009-site-users.ts';
import { up as forms } from './0010-forms.ts';
import { up as mailHeaders } from './0011-mail.ts';
import { up as coupons } from './0012-coupons.ts';
import { up as payments } from './0013-payments.ts';
import { up as search } from './0014-search.ts';
import { up as people } from './0016-people.ts';
import { up as orderLines } from './0017-order-lines.ts';
import { up as resumedKeys } from './0018-resumed-keys.ts';
import { up as cartsAside } from './0020-carts-aside.ts';
import { up as neverCounted } from './0025-never-counted.ts';
import { up as searchWords } from './0026-search-words.ts';
import { up as discardedOrders } from './0027-discarded-orders.ts';

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
  '0009-site-users': { up: siteUsers },
  '0010-forms': { up: forms },
  '0011-mail': { up: mailHeaders },
  '0012-coupons': { up: coupons },
  '0013-payments': { up: payments },
  '0014-search': { up: search },
  '0016-people': { up: people },
  '0017-order-lines': { up: orderLines },
  '0018-resumed-keys': { up: resumedKeys },
  '0020-carts-aside': { up: cartsAside },
  '0025-never-counted': { up: neverCounted },
  '0026-search-words': { up: searchWords },
  '0027-discarded-orders': { up: discardedOrders },
};
