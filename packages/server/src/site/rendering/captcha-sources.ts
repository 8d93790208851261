import type { CaptchaOfPage } from '../../people/captcha/index.ts';

/** Where the script of the one provider that has a third party comes from, and where it gets the rest of itself. */
const sisterOrigins: Readonly<Record<string, readonly string[]>> = {
  'https://www.google.com': ['https://www.gstatic.com'],
};

/** What a page must allow for the captcha on it; nothing for pages without one, and nothing for the provider in the box. */
export function captchaSources(html: string, captcha: CaptchaOfPage | null): Record<string, readonly string[]> {
  if (captcha?.provider !== 'recaptcha' || !captchaElement.test(html)) {
    return {};
  }
  const { origin } = new URL(captcha.address);
  const origins = [origin, ...(sisterOrigins[origin] ?? [])];
  return { 'script-src': origins, 'frame-src': [origin], 'connect-src': [origin] };
}

/** An element and not a text that says the same: no text of people can open the policy of a page. */
const captchaElement = /<[a-z][^<>]* data-captcha="recaptcha"/;
