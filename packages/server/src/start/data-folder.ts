import { access, chmod, constants, mkdir, realpath } from 'node:fs/promises';
import { StartRefusal, systemCode } from './refusal.ts';

/** Makes the data folder if absent and answers its real path; refuses in one sentence if nothing can be written there. */
export async function openDataFolder(wanted: string): Promise<string> {
  try {
    const created = await mkdir(wanted, { recursive: true });
    // Under a narrow umask root would make a folder that the server's account cannot enter.
    if (created !== undefined) await chmod(wanted, 0o755);
    await access(wanted, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(wanted);
  } catch (error) {
    throw new StartRefusal(
      `The data folder ${wanted} is not writable (${systemCode(error)}): give this account the right to write there or set DATA_DIR to another folder.`,
    );
  }
}
