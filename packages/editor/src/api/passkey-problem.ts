/** Why the browser made or showed no passkey: the person closed its question, the device has one already, or it cannot. */
export class PasskeyProblem extends Error {
  override readonly name = 'PasskeyProblem';
  readonly reason: 'passkeyKnown' | 'passkeyNotShown';

  constructor(reason: PasskeyProblem['reason']) {
    super(reason);
    this.reason = reason;
  }
}
