/**
 * How often something may be done. The numbers of the first group are those of D-009; the others are Awning's own.
 * `address` counts the network (D-173), `visitor` the crumb of a browser, `subject` what the route names as `limitSubject`; each
 * website counts for itself. Any request may bring a new crumb or subject, so a window of the address stands before theirs: its
 * refusal ends the counting, and a flood leaves one count behind.
 */
export const rateLimits = {
  /** Reading. Floods of readers are the business of the proxy in front, and the page cache makes them cheap; see `search`. */
  unlimited: [],

  'cart-change': [
    { per: 'address', allowed: 600, seconds: 60 },
    { per: 'visitor', allowed: 60, seconds: 60 },
  ],
  /** D-173: beside the limit of changes. */
  'new-cart': [{ per: 'address', allowed: 60, seconds: 10 * 60 }],
  /** The form is what the request says it is, also where there is none. */
  'form-submission': [
    { per: 'address', allowed: 600, seconds: 60 },
    { per: 'address-and-subject', allowed: 10, seconds: 60 },
  ],
  'submission-key': [{ per: 'address', allowed: 30, seconds: 60 }],
  'restock-sign-up': [{ per: 'address', allowed: 10, seconds: 60 }],
  /** Wrong passwords for one account are the business of people/password-guard (D-177). */
  login: [{ per: 'address', allowed: 10, seconds: 60 }],
  'password-reset': [{ per: 'address', allowed: 10, seconds: 60 }],
  'site-password': [{ per: 'address', allowed: 10, seconds: 60 }],
  code: [{ per: 'address', allowed: 10, seconds: 60 }],
  comment: [{ per: 'address', allowed: 10, seconds: 60 }],
  like: [{ per: 'address', allowed: 10, seconds: 60 }],
  registration: [{ per: 'address', allowed: 10, seconds: 60 }],

  /**
   * Hundreds of shoppers may share the address of a school or a fair, so it is counted generously; whoever tries out cards is told
   * apart by what becomes of the payments (payment/card-guard).
   */
  checkout: [
    { per: 'address', allowed: 600, seconds: 60 },
    { per: 'visitor', allowed: 60, seconds: 60 },
  ],
  /** The only page that is worked out anew for whatever is typed. Nobody reads more results than this. */
  search: [{ per: 'address', allowed: 60, seconds: 60 }],
  /** Providers send in bursts, from few addresses. */
  'payment-event': [{ per: 'address', allowed: 6000, seconds: 60 }],
  /** The one-time setup link, invitations and links that set a password. */
  setup: [{ per: 'address', allowed: 10, seconds: 60 }],
  /** Mail programs leave for their readers, thousands from few addresses (RFC 8058); the link cannot be guessed. */
  'newsletter-link': [{ per: 'address', allowed: 6000, seconds: 60 }],
  /** Links that confirm an address by a password. */
  'confirm-link': [
    { per: 'address', allowed: 10, seconds: 60 },
    { per: 'subject', allowed: 10, seconds: 15 * 60 },
  ],
  'team-change': [{ per: 'member', allowed: 300, seconds: 60 }],
  'site-user-change': [{ per: 'site-user', allowed: 60, seconds: 60 }],
  beacon: [{ per: 'address', allowed: 600, seconds: 60 }],
} as const satisfies Readonly<Record<string, readonly RateLimitWindow[]>>;

export type RateLimitName = keyof typeof rateLimits;

/** Those an operator may give other numbers. */
export const rateLimitNames = (Object.keys(rateLimits) as RateLimitName[]).filter((name) => name !== 'unlimited');

export type RateLimits = Readonly<Record<RateLimitName, readonly RateLimitWindow[]>>;

export interface RateLimitWindow {
  readonly per: 'address' | 'visitor' | 'member' | 'site-user' | 'subject' | 'address-and-subject';
  readonly allowed: number;
  readonly seconds: number;
}

/** The limits with the operator's own numbers. A number is that of the narrowest window; wider ones keep their proportion to it. */
export function rateLimitsWith(numbers: Readonly<Record<string, number>> = {}): RateLimits {
  const entries: (readonly [string, readonly RateLimitWindow[]])[] = Object.entries(rateLimits);
  return Object.fromEntries(entries.map(([name, windows]) => [name, scaled(windows, numbers[name])])) as RateLimits;
}

function scaled(windows: readonly RateLimitWindow[], number: number | undefined): readonly RateLimitWindow[] {
  if (number === undefined) return windows;
  const narrowest = Math.min(...windows.map(({ allowed }) => allowed));
  return windows.map((window) => ({ ...window, allowed: Math.round((window.allowed * number) / narrowest) }));
}
