/** Why no captcha can be drawn here, as a text for the visitor. */
export class CaptchaUnavailable extends Error {
  override readonly name = 'CaptchaUnavailable';
}
