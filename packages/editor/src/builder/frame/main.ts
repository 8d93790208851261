import { openCanvas } from './open-canvas.ts';

// Runs inside the canvas, which has an origin of its own. The window around it gives it a port once; nothing else can: no
// other script runs here, and no other window may show the page.
addEventListener('message', function receive({ source, ports: [port] }) {
  if (source !== window.parent || !port) return;
  removeEventListener('message', receive);
  openCanvas(port);
});
