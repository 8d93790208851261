import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_REGISTRY } from '../registry.ts';
import { describeRegistry, withList } from './describe-registry.ts';

const file = join(import.meta.dirname, '../../README.md');
writeFileSync(file, withList(readFileSync(file, 'utf8'), describeRegistry(DEFAULT_REGISTRY)));
