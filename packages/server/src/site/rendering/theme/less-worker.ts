import { parentPort, workerData } from 'node:worker_threads';
import { compileLess, type Sheet } from './less.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have an origin, threads have none
parentPort?.postMessage(await compileLess(workerData as Sheet));
