#!/usr/bin/env node
import { tsImport } from 'tsx/esm/api';

const { runCommand } = await tsImport('../src/command/command.ts', import.meta.url);
process.exitCode = await runCommand(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  warn: (text) => process.stderr.write(text),
});
