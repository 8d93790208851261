import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartRefusal } from '../start-refusal.ts';
import { systemCode } from '../system-code.ts';

const run = promisify(execFile);

/** The account that runs the database server; `undefined` means our own. */
export type Account = { readonly uid: number; readonly gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. As root we use the owner of existing data (so that a folder created by an ordinary
 * user stays usable by that user), and otherwise the account `postgres`, which is created if absent.
 */
export async function chooseAccount(dataFolder: string, name = 'postgres'): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  return (await ownerOf(dataFolder)) ?? (await accountNamed(name)) ?? (await createAccount(name));
}

/** Whether the account can enter a folder. This is tried, because mode bits do not show access lists and mounts. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  if (!account) return true;
  try {
    await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' });
    return true;
  } catch (error) {
    if (systemCode(error) === 'EPERM') {
      throw new StartRefusal(
        'This root account may not change to another account, which PostgreSQL needs: start Awning as an ordinary user or set DATABASE_URL.',
      );
    }
    return false;
  }
}

async function ownerOf(folder: string): Promise<Account> {
  const found = await stat(folder).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

async function accountNamed(name: string): Promise<Account> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

async function createAccount(name: string): Promise<Account> {
  const ways = [
    [
      'useradd',
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/bin/false',
      name,
    ],
    // Alpine and other small systems have only this command.
    ['adduser', '-S', '-D', '-H', '-s', '/bin/false', name],
  ] as const;
  for (const [command, ...options] of ways) {
    await run(command, options).catch(() => undefined);
    const account = await accountNamed(name);
    if (account) return account;
  }
  throw new StartRefusal(
    `PostgreSQL does not run as root and the account "${name}" could not be created: create it, or start Awning as an ordinary user.`,
  );
}
