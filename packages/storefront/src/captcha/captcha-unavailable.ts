/** Why no captcha can be drawn here, in words for the visitor. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
}
