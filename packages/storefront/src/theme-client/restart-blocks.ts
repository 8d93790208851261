import { loadImages } from './image-loader.ts';
import { RESTART_EVENT } from './restart-event.ts';
import { prepareVideos } from './videos.ts';

/** Starts what the host does with markup: pictures, videos, and the islands for buying and forms. */
export function restartBlocks(root: ParentNode = document): void {
  loadImages(root);
  prepareVideos(root);
  dispatchEvent(new Event(RESTART_EVENT));
}
