import { solveChallengeWorkers } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import type { CaptchaOptions, DrawnCaptcha } from './captcha.ts';
import { CaptchaUnavailable } from './captcha-unavailable.ts';

/** More workers than this make phones hot, not faster. */
const mostWorkers = 4;

/**
 * A box to tick. Ticking it requests a challenge from our own server and lets the browser solve it for about a second. No third
 * party is involved, and no picture has to be recognized.
 */
export async function drawAltcha(root: HTMLElement, options: CaptchaOptions): Promise<DrawnCaptcha> {
  const { captcha, theme, size, texts, onKey } = options;
  if (!isSecureContext) throw new CaptchaUnavailable(texts.insecure);
  const box = document.createElement('input');
  box.type = 'checkbox';
  const label = document.createElement('label');
  label.append(box, texts.label);
  const status = document.createElement('output');
  const frame = document.createElement('div');
  frame.className = `captcha-box captcha-box--${theme} captcha-box--${size}`;
  frame.append(label, status);
  root.replaceChildren(frame);

  let work = new AbortController();

  function show(state: 'open' | 'checking' | 'checked' | 'failed'): void {
    frame.dataset['state'] = state;
    status.textContent = state === 'open' ? '' : texts[state];
    box.checked = state === 'checking' || state === 'checked';
    box.disabled = state === 'checking';
  }

  function open(): void {
    work.abort();
    work = new AbortController();
    show('open');
    onKey(undefined);
  }

  async function check(): Promise<void> {
    const { signal } = work;
    show('checking');
    const key = await solved(captcha.address, work).catch(() => undefined);
    if (signal.aborted) return;
    show(key === undefined ? 'failed' : 'checked');
    // The box was disabled meanwhile, which removed the focus.
    if (document.activeElement === document.body) box.focus();
    onKey(key);
  }

  // A key stays valid; only a new attempt opens the box again.
  box.addEventListener('change', () => {
    if (frame.dataset['state'] === 'checked') {
      box.checked = true;
    } else {
      void check();
    }
  });
  show('open');
  return {
    reset: open,
    destroy() {
      work.abort();
      root.replaceChildren();
    },
  };
}

/** The key in the format of the library's server side. */
async function solved(address: string, controller: AbortController): Promise<string | undefined> {
  const answer = await fetch(address, { headers: { accept: 'application/json' }, signal: controller.signal });
  if (!answer.ok) return undefined;
  const challenge = (await answer.json()) as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 1),
    createWorker: () => new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' }),
  });
  return solution === null ? undefined : btoa(JSON.stringify({ challenge, solution }));
}
