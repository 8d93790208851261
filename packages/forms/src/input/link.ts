/**
 * Whether a text is the URL of a website, with or without its scheme: www.example.com or https://www.example.com (D-067).
 *
 * @example
 * isLink('www.example.com') // => true
 * isLink('https://www.example.com/about?x=1') // => true
 * isLink('javascript:alert(1)') // => false
 */
export function isLink(text: string): boolean {
  return /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*(?::\d{1,5})?(?:[/?#][^\s\p{Cc}]*)?$/iu.test(
    text,
  );
}

/**
 * Whether visitors may be redirected to a target after a submission: a path of the website, or an http(s) URL (D-077). Browsers
 * read a backslash as a slash and skip control characters, so both are refused.
 *
 * @example
 * isSafeRedirect('/thanks?from=form') // => true
 * isSafeRedirect('https://example.com/thanks') // => true
 * isSafeRedirect('//example.com') // => false
 * isSafeRedirect('javascript:alert(1)') // => false
 */
export function isSafeRedirect(address: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(address)) return false;
  return /^\/(?!\/)/.test(address) || /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(address);
}
