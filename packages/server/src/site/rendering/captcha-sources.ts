import type { CaptchaOfPage } from '../../people/captcha/index.ts';

/** Origins of the third-party captcha's script and of what it loads. */
const sisterOrigins: Readonly<Record<string, readonly string[]>> = {
  'https://www.google.com': ['https://www.gstatic.com'],
};

/** Sources that a page must allow for its captcha; none for pages without one, and none for the built-in captcha. */
export function captchaSources(html: string, captcha: CaptchaOfPage | null): Record<string, readonly string[]> {
  if (captcha?.provider !== 'recaptcha' || !captchaElement.test(html)) return {};
  const { origin } = new URL(captcha.address);
  const origins = [origin, ...(sisterOrigins[origin] ?? [])];
  return { 'script-src': origins, 'frame-src': [origin], 'connect-src': [origin] };
}

/** Matches an element, not a text: no text of people can widen the policy of a page. */
const captchaElement = /<[a-z][^<>]* data-captcha="recaptcha"/;
