import { type Connection, statement } from '../../../platform/database/index.ts';

export interface PersonsWebsite {
  readonly id: string;
  readonly name: string;
  /** The main host first. */
  readonly hosts: readonly string[];
  readonly address: string | null;
}

const ofPerson = statement<PersonsWebsite>(
  'team-websites-of-person',
  `select website.id, website.name,
          array(select host from website_host where website_id = website.id order by is_primary desc, host) as hosts,
          (select scheme || '://' || host || coalesce(':' || port, '')
             from website_host where website_id = website.id order by is_primary desc, host limit 1) as address
     from team_member other join website on website.id = other.website_id
    where other.person_id = (select person_id from team_member where website_id = $1 and id = $2) and other.website_id > $3
    order by other.website_id limit $4 /* all websites: those where the same person has an account */`,
);

/** Websites where the person behind a member has an account, oldest first, from the one after `after`. */
export function selectWebsitesOfPerson(
  connection: Connection,
  { websiteId, id }: { readonly websiteId: string; readonly id: string },
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<PersonsWebsite[]> {
  return connection.run(ofPerson, [websiteId, id, after, limit]);
}

const personOf = statement<{ readonly person_id: string }>(
  'team-person-of-member',
  'select person_id from team_member where website_id = $1 and id = $2',
);

export async function selectPersonId(
  connection: Connection,
  { websiteId, id }: { readonly websiteId: string; readonly id: string },
): Promise<string | undefined> {
  return (await connection.run(personOf, [websiteId, id]))[0]?.person_id;
}

const ownedByPerson = statement<{ readonly found: boolean }>(
  'team-website-owned-by-person',
  `select exists (select from team_member owner where owner.website_id = $3 and owner.is_owner and owner.person_id =
                    (select person_id from team_member where website_id = $1 and id = $2)) as found`,
);

/** Whether the person behind a member is the owner of another website. */
export async function selectIsOwnedByPerson(
  connection: Connection,
  { websiteId, id }: { readonly websiteId: string; readonly id: string },
  otherWebsiteId: string,
): Promise<boolean> {
  return (await connection.run(ownedByPerson, [websiteId, id, otherWebsiteId]))[0]!.found;
}
