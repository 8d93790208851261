import path from 'node:path';
import { awningVersion, runServer, StartRefusal } from '@awning/server/assembly/start';
import { doctor } from './doctor.ts';
import { help, messages } from './messages.ts';
import { newPassword } from './password.ts';
import { fillShopOfSize } from './sample.ts';
import { removeSecondFactor } from './second-factor.ts';
import { beginTheme, printThemeCheck, showTheme } from './theme.ts';
import { exportTo, importFrom } from './transfer.ts';
import { readUsage, type Usage } from './usage.ts';

/**
 * Runs one command and returns its exit status. Settings and data belong to `folder`; file names are relative to the
 * current directory.
 */
export async function main(words: readonly string[], folder: string): Promise<number> {
  const read = readUsage(words);
  if (!read.ok) {
    process.stderr.write(`${read.complaint}\n${messages.seeHelp}\n`);
    return 2;
  }
  try {
    return await run(read.usage, folder);
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function run(usage: Usage, folder: string): Promise<number> {
  switch (usage.command) {
    case 'start':
      return runServer(folder);
    case 'export':
      return exportTo(folder, path.resolve(usage.file));
    case 'import':
      return importFrom(folder, path.resolve(usage.file), usage.replace);
    case 'password':
      return newPassword(folder, usage.email);
    case 'remove-second-factor':
      return removeSecondFactor(folder, usage.email);
    case 'sample':
      return fillShopOfSize(folder, usage.size);
    case 'theme check':
      return printThemeCheck(path.resolve(usage.folder));
    case 'theme serve':
      return showTheme(path.resolve(usage.folder));
    case 'theme new':
      return beginTheme(path.resolve(usage.folder));
    case 'doctor':
      return doctor(folder);
    case 'version':
      return print(`${awningVersion()}\n`);
    default:
      return print(help);
  }
}

async function print(text: string): Promise<number> {
  process.stdout.write(text);
  return 0;
}
