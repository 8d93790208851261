// Part of `npm run format`: what the formatter does not know about braces.
import { writeFileSync } from 'node:fs';
import { bracesToMend } from './structure/braces.mjs';

for (const { path, mended } of bracesToMend()) writeFileSync(path, mended);
