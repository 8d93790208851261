import { checkPage } from './check-page.ts';

// The part of the sealed frame that checks the page. It is large, so it is given to the frame only on the screen that shows
// what it finds.
globalThis.checkCanvasPage = checkPage;
