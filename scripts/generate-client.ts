import { writeFile } from 'node:fs/promises';
import { generatedFiles } from '../packages/testing/src/client/client-source.ts';

// Generates the types of calls and islands from the server's declarations. Run it after changing one; a test fails if they are
// outdated.
await Promise.all(generatedFiles().map(({ path, source }) => writeFile(path, source)));
