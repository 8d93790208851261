import { runServer } from './start/index.ts';

/** What `npm start` ends in, once everything is installed and built. */
process.exit(await runServer(process.cwd()));
