import { examine } from './examine.ts';

const marks = { good: '✓', hint: '!', bad: '✗' } as const;

/** Prints the findings of an examination, and returns 1 if something prevents Awning from starting. */
export async function doctor(folder: string): Promise<number> {
  const findings = await examine(folder, process.env);
  for (const { kind, text } of findings) process.stdout.write(`  ${marks[kind]} ${text}\n`);
  return findings.some(({ kind }) => kind === 'bad') ? 1 : 0;
}
