/** D-069. The first of each is the default. */
export const captchaThemes = ['light', 'dark'] as const;
export const captchaAlignments = ['left', 'center', 'right'] as const;
export type CaptchaTheme = (typeof captchaThemes)[number];
export type CaptchaAlignment = (typeof captchaAlignments)[number];

/** The minimum width in pixels of a normal captcha; below it is compact. */
export const captchaWidthPx = 320;

/**
 * The size of a captcha in a container.
 *
 * @example
 * captchaSize(319) // => 'compact'
 * captchaSize(320) // => 'normal'
 */
export function captchaSize(containerWidthPx: number): 'compact' | 'normal' {
  return containerWidthPx < captchaWidthPx ? 'compact' : 'normal';
}

/**
 * Whether a form has a captcha: its owner enabled it and the website has a site key. Additional fields of a product never have
 * one, since they are not submitted on their own.
 *
 * @example
 * hasCaptcha({ captchaEnabled: true, formType: 'contact' }, 'site-key') // => true
 * hasCaptcha({ captchaEnabled: true, formType: 'contact' }, null) // => false
 */
export function hasCaptcha(
  form: { readonly captchaEnabled: boolean; readonly formType: string },
  siteKey: string | null,
): boolean {
  return form.captchaEnabled && form.formType !== 'additional-fields' && Boolean(siteKey);
}
