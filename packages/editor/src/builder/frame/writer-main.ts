import { openWriter } from './writer.ts';

// The part of the canvas that edits texts. It is large, so it is given to the canvas only once a text is edited.
globalThis.openCanvasWriter = openWriter;
