import { type CaptchaProviderName, captchaSiteKey } from '@awning/site-model';
import type { Connection } from '../../platform/database/index.ts';
import type { Parts } from '../../platform/parts.ts';
import { addressIn, type Website } from '../../platform/website/index.ts';
import { altchaProvider } from './altcha.ts';
import type { CaptchaAnswer, CaptchaOutcome, CaptchaParts, CaptchaProof, CaptchaProvider } from './provider.ts';
import { recaptchaProvider } from './recaptcha.ts';
import type { CaptchaOfPage } from './schema.ts';
import { insertProof } from './store.ts';

const providers: Readonly<Record<CaptchaProviderName, CaptchaProvider>> = {
  recaptcha: recaptchaProvider,
  altcha: altchaProvider,
};

/** The website's captcha, or null if no site key is set. */
export function captchaOf(parts: Pick<Parts, 'config'>, website: Website, language: string): CaptchaOfPage | null {
  const siteKey = captchaSiteKey(website.settings);
  if (siteKey === null) return null;
  const { provider } = website.settings.captchaSettings;
  const prefix = addressIn(website, language, '/').replace(/\/$/, '');
  return { provider, siteKey, address: providers[provider].address(parts, prefix) };
}

/** Checks the answer with the website's provider. It may call another server, so no transaction must be open. */
export async function checkCaptcha(parts: CaptchaParts, answer: CaptchaAnswer): Promise<CaptchaOutcome> {
  return providers[answer.website.settings.captchaSettings.provider].verify(parts, answer);
}

/** Marks a proof as used, in the transaction that it permits. Returns false if it was used before. */
export async function useProof(
  connection: Connection,
  websiteId: string,
  proof: CaptchaProof | undefined,
): Promise<boolean> {
  return proof === undefined || insertProof(connection, websiteId, proof);
}
