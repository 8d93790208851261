import type { CaptchaOptions, DrawnCaptcha } from './captcha.ts';

/** What the provider's script adds to the window. */
interface Recaptcha {
  ready(then: () => void): void;
  render(root: HTMLElement, settings: Readonly<Record<string, unknown>>): number;
  reset(id: number): void;
}

export async function drawRecaptcha(root: HTMLElement, options: CaptchaOptions): Promise<DrawnCaptcha> {
  const { captcha, theme, size, language, texts, onKey } = options;
  await loadScript(inLanguage(captcha.address, language));
  const script = loadedRecaptcha(texts.notSetUp);
  await new Promise<void>((resolve) => script.ready(resolve));
  const id = script.render(root, {
    sitekey: captcha.siteKey,
    theme,
    size,
    callback: onKey,
    'expired-callback': () => onKey(undefined),
    'error-callback': () => onKey(undefined),
  });
  return {
    reset() {
      script.reset(id);
      onKey(undefined);
    },
    destroy() {
      script.reset(id);
      root.replaceChildren();
    },
  };
}

/** The script of the page; throws the specified error if it is missing. */
export function loadedRecaptcha(notSetUp: string): Recaptcha {
  const { grecaptcha } = globalThis as { readonly grecaptcha?: Partial<Recaptcha> };
  if (grecaptcha?.ready === undefined) throw new Error(notSetUp);
  return grecaptcha as Recaptcha;
}

function inLanguage(address: string, language: string): string {
  const url = new URL(address, location.href);
  url.searchParams.set('hl', language);
  return url.href;
}

/** Several forms of a page share one script. A script that failed to load is recognized by its missing global. */
function loadScript(address: string): Promise<void> {
  const known = loading.get(address);
  if (known !== undefined) return known;
  const loaded = new Promise<void>((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(address);
      script.remove();
      resolve();
    });
    document.head.append(script);
  });
  loading.set(address, loaded);
  return loaded;
}

const loading = new Map<string, Promise<void>>();
