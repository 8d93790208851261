import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export const recaptchaSecret = 'secret-of-the-shop';

/** Replaces the third party: the script that draws a box, and the call that verifies its tokens, each token once. */
export async function startRecaptchaStub(): Promise<{ address: string; close: () => Server }> {
  const used = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stub');
    if (pathname === '/recaptcha/api.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    void formOf(request).then((form) => {
      const token = form.get('response') ?? '';
      const success = form.get('secret') === recaptchaSecret && token.startsWith('human-') && !used.has(token);
      used.add(token);
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/recaptcha`, close: () => server.close() };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

/** Like the provider's: `render` returns a number, a tick calls back with a token, `reset` removes the tick. */
const script = `
  window.grecaptchaCalls = [];
  const boxes = [];
  window.grecaptcha = {
    ready: (then) => then(),
    render(root, settings) {
      const { sitekey, theme, size } = settings;
      window.grecaptchaCalls.push(['render', { sitekey, theme, size }]);
      const label = document.createElement('label');
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.addEventListener('change', () => settings.callback('human-' + Math.random()));
      label.append(box, ' I am human');
      root.append(label);
      boxes.push(box);
      return boxes.length - 1;
    },
    reset(id) {
      window.grecaptchaCalls.push(['reset', id]);
      boxes[id].checked = false;
    },
  };
`;
