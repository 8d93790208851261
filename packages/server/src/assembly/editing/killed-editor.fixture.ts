// Saves a coupon repeatedly and prints each acknowledged version, until it is killed.
import { rights } from '@awning/site-model';
import { systemClock } from '../../platform/clock.ts';
import { type DatabaseAddress, openDatabase } from '../../platform/database/index.ts';
import { saveDocument } from '../../platform/editing/index.ts';
import { silentLog } from '../../platform/log.ts';
import { readWebsiteById } from '../../platform/website/index.ts';
import { couponDocument } from '../../store/coupon/index.ts';
import { couponBody } from './bodies.fixture.ts';

const [address = '', websiteId = '', id = '', start = '1'] = process.argv.slice(2);
const database = openDatabase({ address: JSON.parse(address) as DatabaseAddress, log: silentLog });
const website = await readWebsiteById(database, websiteId, silentLog);
if (!website) throw new Error('The website is gone');
const author = { name: 'Ada', rights: new Set(rights) };

for (let version = Number(start); ; ) {
  const body = couponBody('KILLED', version + 1);
  const outcome = await database.transaction((connection) =>
    saveDocument({ connection, website, clock: systemClock, author }, couponDocument, id, { version, body }),
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  version = outcome.document.version;
  process.stdout.write(`${version}\n`);
}
