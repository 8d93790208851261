import type { SignUpRules } from '@awning/site-model';
import { type Connection, statement } from '../../../platform/database/index.ts';

interface ShownSignUp extends SignUpRules {
  readonly taken: number;
}

const shown = statement<ShownSignUp>(
  'attendee-shown',
  `select sign_up_places as places, sign_up_each as "placesEach", sign_up_until as until,
          coalesce((select attending from item_count where item_count.website_id = $1 and item_count.item_id = $2), 0) as taken
     from item where website_id = $1 and id = $2 and has_sign_up`,
);

/** How visitors sign up for an event; undefined if they cannot. */
export async function selectSignUp(
  connection: Connection,
  websiteId: string,
  itemId: string,
): Promise<ShownSignUp | undefined> {
  return (await connection.run(shown, [websiteId, itemId]))[0];
}
