import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../platform/project-folder.ts';

export function awningVersion(): string {
  const file = readFileSync(path.join(projectFolder, 'package.json'), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}
