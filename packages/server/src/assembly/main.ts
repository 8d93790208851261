import { runServer } from './start/index.ts';

/** The entry of `npm start`, once everything is installed and built. */
process.exit(await runServer(process.cwd()));
