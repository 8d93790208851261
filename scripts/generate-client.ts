import { writeFile } from 'node:fs/promises';
import { clientFile, currentClientSource } from '../packages/testing/src/client/client-source.ts';

// Generates the types of the back office's calls from the routes. Run it after changing a route; a test fails if it is outdated.
await writeFile(clientFile, currentClientSource());
