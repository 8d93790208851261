import { afterAll, inject } from 'vitest';
import { recordStatements } from './recorder.ts';

// Runs in every test file, so that the file that sent a faulty statement is the one that fails.
const texts = recordStatements();

afterAll(async () => {
  if (texts.size === 0) return;
  // The parser is heavy, and many files send no statement.
  const { loadParser, rememberedFaults } = await import('./check.ts');
  const rules = { websiteTables: new Set(inject('websiteTables')) };
  await loadParser();
  const faulty = [...texts].flatMap((text) => rememberedFaults(text, rules).map((fault) => ({ fault, text })));
  if (faulty.length === 0) return;
  throw new Error(
    [
      "A statement touches a website's table without naming its website. Bind website_id, or say why not in the statement: /* all websites: <reason> */",
      ...faulty.map(({ fault, text }) => `\n${fault}\n${text}`),
    ].join('\n'),
  );
});
