import { stat } from 'node:fs/promises';
import { StartRefusal } from '@awning/server/assembly/start';
import { checkTheme, createTheme } from '@awning/server/assembly/theme';
import { messages } from './messages.ts';

const marks = { warning: '!', error: '✗' } as const;

/** Prints the findings of a theme, and returns 1 if a template or a page of it failed. */
export async function printThemeCheck(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() !== true) throw new StartRefusal(messages.noFolder(folder));
  const { findings, templates, pages } = await checkTheme(folder);
  for (const { level, file, line, fault } of findings) {
    process.stdout.write(`  ${marks[level]} ${file}${line === undefined ? '' : `:${line}`} ${fault}\n`);
  }
  const errors = findings.filter(({ level }) => level === 'error').length;
  process.stdout.write(`${messages.themeChecked(templates, pages, errors, findings.length - errors)}\n`);
  return errors > 0 ? 1 : 0;
}

/** Begins a theme in a new folder. */
export async function beginTheme(folder: string): Promise<number> {
  const fault = await createTheme(folder);
  if (fault !== undefined) throw new StartRefusal(messages[fault](folder));
  process.stdout.write(`${messages.themeBegun(folder)}\n`);
  return 0;
}
