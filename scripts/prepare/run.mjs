import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { projectFolder } from './project-folder.mjs';

/** Runs a command in the project's folder and returns its output; an error carries the end of the output. */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: projectFolder, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let printed = '';
  child.stdout?.on('data', (chunk) => (printed += chunk));
  child.stderr?.on('data', (chunk) => (printed += chunk));
  const status = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  if (status === 0) return printed;
  const end = stripVTControlCharacters(printed).trimEnd().split('\n').slice(-30).join('\n');
  throw new CommandFailure(`${[command, ...args].join(' ')} failed (${status})\n${end}`);
}

/** One of our commands failed and printed why; a stack trace of our scripts would not help. */
export class CommandFailure extends Error {}

/** The npm that runs us, if any, otherwise the one in PATH. */
export function npm(...args) {
  const path = process.env.npm_execpath;
  return path?.endsWith('.js')
    ? run(process.execPath, [path, ...args])
    : run('npm', args, { shell: process.platform === 'win32' });
}
