import { settings } from './settings.ts';

/** The README's table of settings, as Markdown. */
export function configurationTable(): string {
  const rows = Object.values(settings).map(
    (setting) =>
      `| \`${setting.name}\` | ${'standard' in setting ? `\`${setting.standard}\`` : setting.otherwise} | ${setting.meaning} |`,
  );
  return ['| Setting | If not set | Meaning |', '|---|---|---|', ...rows].join('\n');
}
