import { createSeal, selectSecret } from '../../platform/seal/index.ts';
import type { CaptchaProvider } from './provider.ts';

export const RECAPTCHA_SECRET = 'recaptcha';

const TIMEOUT_MS = 5000;

/** A third party decides; it accepts each token once, for two minutes. */
export const recaptchaProvider: CaptchaProvider = {
  address: ({ config }) => `${config.recaptchaUrl}/api.js?render=explicit`,
  async verify({ config, database, log }, { website, token, address }) {
    const sealed = await selectSecret(database, website.id, RECAPTCHA_SECRET);
    const secret = sealed && createSeal(config.secrets).open(RECAPTCHA_SECRET, website.id, sealed);
    if (!secret) {
      log.warn({ websiteId: website.id }, 'ReCaptcha has a site key but no secret key, so every answer is refused');
      return { ok: false };
    }
    try {
      const body = new URLSearchParams({ secret, response: token, remoteip: address });
      return { ok: await isConfirmed(`${config.recaptchaUrl}/api/siteverify`, body) };
    } catch (error) {
      // Refused when in doubt: blocking our access to the provider must not open every form.
      log.warn({ err: error, websiteId: website.id }, 'ReCaptcha could not be reached');
      return { ok: false };
    }
  },
};

async function isConfirmed(url: string, body: URLSearchParams): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal });
  const verdict: unknown = await response.json();
  return response.ok && (verdict as { success?: unknown } | null)?.success === true;
}
