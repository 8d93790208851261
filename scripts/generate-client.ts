import { writeFile } from 'node:fs/promises';
import { clientFile, currentClientSource } from '../packages/testing/src/client/client-source.ts';

// Writes the types of the back office's calls from the routes. Run it after changing a route; a test tells when it was forgotten.
await writeFile(clientFile, currentClientSource());
