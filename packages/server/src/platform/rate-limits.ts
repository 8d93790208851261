/**
 * The limits of D-009 come first; the others are Awning's own. `address` counts the network (D-173), `visitor` the
 * crumb of a browser, `subject` the value of the route's `limitSubject`. Each website has its own counts. Every request
 * may bring a new crumb or subject, so a window per address comes first: its refusal ends the counting, and a flood
 * leaves a single count.
 */
export const rateLimits = {
  /** Reading. Floods of reads are left to the proxy in front, and the page cache makes them cheap; see `search`. */
  unlimited: [],

  'cart-change': [
    { per: 'address', allowed: 600, seconds: 60 },
    { per: 'visitor', allowed: 60, seconds: 60 },
  ],
  /** D-173: in addition to the limit of changes. */
  'new-cart': [{ per: 'address', allowed: 60, seconds: 10 * 60 }],
  /** The form id comes from the request and may not exist. */
  'form-submission': [
    { per: 'address', allowed: 600, seconds: 60 },
    { per: 'address-and-subject', allowed: 10, seconds: 60 },
  ],
  'submission-key': [{ per: 'address', allowed: 30, seconds: 60 }],
  /** The subject is the product: many networks together must not fill its list. */
  'restock-sign-up': [
    { per: 'address', allowed: 10, seconds: 60 },
    { per: 'subject', allowed: 300, seconds: 60 },
  ],
  /** The subject is the event: many networks together must not fill its list. */
  'event-sign-up': [
    { per: 'address', allowed: 10, seconds: 60 },
    { per: 'subject', allowed: 300, seconds: 60 },
  ],
  /** Wrong passwords per account are limited by people/password-guard (D-177). */
  login: [{ per: 'address', allowed: 10, seconds: 60 }],
  'password-reset': [{ per: 'address', allowed: 10, seconds: 60 }],
  'site-password': [{ per: 'address', allowed: 10, seconds: 60 }],
  code: [{ per: 'address', allowed: 10, seconds: 60 }],
  /** In total, too: a code is money, and addresses are cheap. */
  'gift-card-code': [
    { per: 'address', allowed: 10, seconds: 60 },
    { per: 'subject', allowed: 300, seconds: 60 },
  ],
  comment: [{ per: 'address', allowed: 10, seconds: 60 }],
  like: [{ per: 'address', allowed: 10, seconds: 60 }],
  registration: [{ per: 'address', allowed: 10, seconds: 60 }],

  /**
   * Hundreds of shoppers may share the address of a school or a fair, so the limit is generous. Card testing is
   * recognised by the results of payments (payment/card-guard).
   */
  checkout: [
    { per: 'address', allowed: 600, seconds: 60 },
    { per: 'visitor', allowed: 60, seconds: 60 },
  ],
  /**
   * The pages that are computed anew for every input: the search, and lists that a visitor sorts, filters or pages
   * through unless they are cached. No reader needs more results than this.
   */
  search: [{ per: 'address', allowed: 60, seconds: 60 }],
  /** Providers send bursts from few addresses. */
  'payment-event': [{ per: 'address', allowed: 6000, seconds: 60 }],
  /** Parts of large files come in many requests. The links cannot be guessed. */
  download: [{ per: 'address', allowed: 600, seconds: 60 }],
  /** The one-time setup link, invitations and links that set a password. */
  setup: [{ per: 'address', allowed: 10, seconds: 60 }],
  /**
   * Mail programs unsubscribe for their readers, thousands from few addresses (RFC 8058). The link cannot be guessed.
   */
  'newsletter-link': [{ per: 'address', allowed: 6000, seconds: 60 }],
  /** Links that confirm an address with a password. */
  'confirm-link': [
    { per: 'address', allowed: 10, seconds: 60 },
    { per: 'subject', allowed: 10, seconds: 15 * 60 },
  ],
  'team-change': [{ per: 'member', allowed: 300, seconds: 60 }],
  /** Whoever types in the builder sees the page drawn again and again, beside the changes that are saved. */
  canvas: [{ per: 'member', allowed: 600, seconds: 60 }],
  /** Each one waits for a mail server, and reaches a stranger's mailbox if the address is wrong. */
  'test-mail': [{ per: 'member', allowed: 10, seconds: 60 }],
  /** Each one waits for servers of others. */
  'name-check': [{ per: 'member', allowed: 20, seconds: 60 }],
  /** Likewise, for the addresses that are typed into blocks. */
  'media-lookup': [{ per: 'member', allowed: 30, seconds: 60 }],
  'site-user-change': [{ per: 'site-user', allowed: 60, seconds: 60 }],
  beacon: [{ per: 'address', allowed: 600, seconds: 60 }],
} as const satisfies Readonly<Record<string, readonly RateLimitWindow[]>>;

export type RateLimitName = keyof typeof rateLimits;

/** The limits that an operator may change. */
export const rateLimitNames = (Object.keys(rateLimits) as RateLimitName[]).filter((name) => name !== 'unlimited');

export type RateLimits = Readonly<Record<RateLimitName, readonly RateLimitWindow[]>>;

export interface RateLimitWindow {
  readonly per: 'address' | 'visitor' | 'member' | 'site-user' | 'subject' | 'address-and-subject';
  readonly allowed: number;
  readonly seconds: number;
}

/**
 * Returns the limits with the operator's numbers. A number sets the narrowest window; wider windows are scaled in
 * proportion.
 */
export function rateLimitsWith(numbers: Readonly<Record<string, number>> = {}): RateLimits {
  const entries: (readonly [string, readonly RateLimitWindow[]])[] = Object.entries(rateLimits);
  return Object.fromEntries(entries.map(([name, windows]) => [name, scaled(windows, numbers[name])])) as RateLimits;
}

function scaled(windows: readonly RateLimitWindow[], number: number | undefined): readonly RateLimitWindow[] {
  if (number === undefined) return windows;
  const narrowest = Math.min(...windows.map(({ allowed }) => allowed));
  return windows.map((window) => ({ ...window, allowed: Math.round((window.allowed * number) / narrowest) }));
}
