/** Why a call did not succeed. `reason` and `errors` are there when the server refused with words of its own. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly kind: 'network' | 'refused';
  /** 0 without an answer. */
  readonly status: number;
  readonly reason: string | undefined;
  readonly errors: Readonly<Record<string, string>>;
  /** The server's fresh crumb, after the one that was sent failed (D-011). */
  readonly freshCrumb: string | undefined;
  /** Signing in needs a solved captcha now (D-177). */
  readonly asksForCaptcha: boolean;
  /** How long to wait after too many attempts, if the server said so. */
  readonly retryAfterSeconds: number | undefined;
  /** How large a file may be that was larger. */
  readonly limitBytes: number | undefined;
  /** The file of an archive that is the reason. */
  readonly file: string | undefined;

  constructor(kind: 'network' | 'refused', status: number, answer: ProblemAnswer) {
    super(answer.message ?? answer.error ?? kind);
    this.kind = kind;
    this.status = status;
    this.reason = answer.reason;
    this.errors = answer.errors ?? {};
    this.freshCrumb = answer.crumbFail === true ? answer.crumb : undefined;
    this.asksForCaptcha = answer.asksForCaptcha === true;
    this.retryAfterSeconds = answer.retryAfterSeconds;
    this.limitBytes = answer.limitBytes;
    this.file = answer.file;
  }
}

export interface ProblemAnswer {
  readonly message?: string;
  readonly error?: string;
  readonly reason?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly crumbFail?: boolean;
  readonly crumb?: string;
  readonly asksForCaptcha?: boolean;
  readonly retryAfterSeconds?: number;
  readonly limitBytes?: number;
  readonly file?: string;
}
