import { changeDatabase } from './database.ts';

/** Moves a member's confirmation back by this many minutes, as if they had been away for that long. */
export async function letConfirmationAge(
  email: string,
  minutes: number,
  dataFolder = process.env['AWNING_E2E_DATA']!,
): Promise<void> {
  const changed = await changeDatabase(
    dataFolder,
    `update team_session session set confirmed_at = confirmed_at - make_interval(mins => $2)
     from team_member member
     where member.website_id = session.website_id and member.id = session.member_id and member.email = $1`,
    [email, minutes],
  );
  if (changed === 0) throw new Error(`${email} is not signed in`);
}
