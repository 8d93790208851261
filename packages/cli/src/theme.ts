import { stat } from 'node:fs/promises';
import { StartRefusal } from '@awning/server/assembly/start';
import { checkTheme, createTheme, serveTheme, type ThemeReport } from '@awning/server/assembly/theme';
import { messages } from './messages.ts';

const marks = { warning: '!', error: '✗' } as const;

/** Prints the findings of a theme, and returns 1 if a template or a page of it failed. */
export async function printThemeCheck(folder: string): Promise<number> {
  await refuseNoFolder(folder);
  const { findings, templates, pages } = await checkTheme(folder);
  const errors = printFindings(findings);
  process.stdout.write(`${messages.themeChecked(templates, pages, errors, findings.length - errors)}\n`);
  return errors > 0 ? 1 : 0;
}

const DEFAULT_PORT = '4970';

/** Shows a theme until Ctrl-C, and prints its findings whenever a file changes. */
export async function showTheme(folder: string): Promise<number> {
  await refuseNoFolder(folder);
  // When its reader is gone, the command ends in good order: otherwise its database would stay.
  process.stdout.once('error', () => process.emit('SIGTERM'));
  await serveTheme(folder, process.env['PORT'] ?? DEFAULT_PORT, {
    onReady: (address) => void process.stdout.write(`${messages.themeServed(address)}\n`),
    onFindings(findings) {
      const errors = printFindings(findings);
      const outcome =
        findings.length === 0 ? messages.themeSound : messages.themeFaults(errors, findings.length - errors);
      process.stdout.write(`${outcome}\n`);
    },
  });
  return 0;
}

async function refuseNoFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() !== true) throw new StartRefusal(messages.noFolder(folder));
}

/** Returns the number of errors. */
function printFindings(findings: ThemeReport['findings']): number {
  for (const { level, file, line, fault } of findings) {
    process.stdout.write(`  ${marks[level]} ${file}${line === undefined ? '' : `:${line}`} ${fault}\n`);
  }
  return findings.filter(({ level }) => level === 'error').length;
}

/** Begins a theme in a new folder. */
export async function beginTheme(folder: string): Promise<number> {
  const fault = await createTheme(folder);
  if (fault !== undefined) throw new StartRefusal(messages[fault](folder));
  process.stdout.write(`${messages.themeBegun(folder)}\n`);
  return 0;
}
