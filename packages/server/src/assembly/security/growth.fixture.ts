/** Something that visitors without an account can make grow (D-173), with its bound and what ends it. */
export interface Growth {
  readonly what: string;
  /** The tables that grow. */
  readonly tables: readonly string[];
  readonly bound: string;
  readonly end: string;
}

/** The table of docs/guides/security.md; `growth.test.ts` has a driver for each line. */
export const growths = {
  carts: {
    what: 'Carts',
    tables: ['cart', 'cart_entry'],
    bound: '60 new ones in ten minutes per network; 100 lines, 8 kB of answers a line, an answer of 1 MB',
    end: '30 days after the last change',
  },
  'refused purchases': {
    what: 'Purchases that came to nothing',
    tables: ['orders', 'order_line', 'payment', 'payment_attempt', 'stripe_charge', 'test_charge', 'idempotency'],
    bound: '600 calls a minute per network, 60 a browser; 30 declined cards in ten minutes per network',
    end: 'keys after a day, orders and payments after 7 days',
  },
  declines: {
    what: 'Counts of declined cards and their warnings',
    tables: ['card_decline', 'card_alert'],
    bound: 'three rows a declined payment, one warning a product and hour',
    end: 'after a day',
  },
  'submission keys': {
    what: 'Submission keys',
    tables: ['form_key'],
    bound: '30 a minute per network',
    end: 'an hour after they were given out',
  },
  submissions: {
    what: 'Submissions with the mails that tell of them',
    tables: ['form_submission', 'form_webhook'],
    bound:
      '10 a minute per network and form, 600 over all forms; 1,000 characters a line, 20,000 a long text, 200,000 in all',
    end: 'after the days that the form keeps them; a form without such a number has data of the owner, who deletes them',
  },
  contacts: {
    what: 'Newsletter contacts that nobody has confirmed',
    tables: ['newsletter_contact'],
    bound: '10 a minute per network and form',
    end: 'when the link to confirm has expired',
  },
  'restock sign-ups': {
    what: 'Sign-ups for notices about what is back in stock, with their mails',
    tables: ['restock_signup', 'restock_group', 'restock_event', 'restock_send'],
    bound:
      '10 a minute per network, 300 per product; 5 that are not confirmed and 50 in all a mailbox; one count a variant, and one notice a sign-up',
    end: 'what is not confirmed after 7 days, what waits after a year, what was told 90 days after the notice',
  },
  likes: {
    what: 'Likes of posts and pictures',
    tables: ['item_like'],
    bound: '10 a minute per network, 100 of a network for an item; one row a browser',
    end: 'when the item is deleted; the network is forgotten after 30 days',
  },
  comments: {
    what: 'Comments, with the mails that tell of them',
    tables: ['comment'],
    bound: '10 a minute per network, 20 of a network that wait; 100 answers a comment; 5,000 characters',
    end: 'what was marked as spam after 30 days, what nobody has published after 180; what is published belongs to the owner, who deletes it',
  },
  attendees: {
    what: 'Sign-ups for events, with their mails',
    tables: ['attendee'],
    bound:
      '10 a minute per network, 300 an event; one row a mailbox and event, one mail an hour; the places of the event',
    end: '180 days after the event',
  },
  captchas: {
    what: 'Captchas and the proofs that were used',
    tables: ['captcha_use'],
    bound: '30 challenges a minute per network; one proof each',
    end: '20 minutes after the challenge',
  },
  registrations: {
    what: 'Registrations that nobody has confirmed',
    tables: ['site_user_registration'],
    bound: '10 a minute per network',
    end: 'after a day',
  },
  mails: {
    what: 'Mails in the outbox',
    tables: ['mail'],
    bound:
      '3 registrations a mailbox and day, 3 open links an account, one newsletter question a mailbox and hour, 5 open restock questions a mailbox, 10 receipts a mailbox in ten minutes; every other one belongs to a line of this table',
    end: 'registrations, links and questions to confirm an address after 30 days, every mail after 365 or the days that the owner sets; the owner may keep them for ever',
  },
  jobs: {
    what: 'Jobs that were given up',
    tables: [],
    bound: 'one a mail or call of a webhook, which are bounded above; 25 attempts at most',
    end: '30 days after the last attempt; a job that succeeds goes at once',
  },
  links: {
    what: 'Links that set a password',
    tables: ['site_user_link', 'team_password_reset'],
    bound: '10 a minute per network, 3 open ones an account',
    end: 'after an hour',
  },
  sessions: {
    what: 'Sessions of an account',
    tables: ['site_user_session'],
    bound: '10 a minute per network, 50 open ones an account; the one unused for longest ends',
    end: 'after a day without use, after 90 days where the browser is remembered',
  },
  passwords: {
    what: 'Counts of wrong passwords',
    tables: ['password_try'],
    bound: '10 a minute per network; at most 16 tries a row',
    end: '15 minutes after the last try',
  },
  counts: {
    what: 'Counts of rate limits, in the database of several processes',
    tables: ['rate_limit'],
    bound:
      'one row a limit and network, and one a form, link or browser for at most 600 tries a minute of a network; a refused network leaves no further row',
    end: 'two windows after the last try, 20 minutes at most',
  },
  'counts in memory': {
    what: 'Counts of rate limits, in the memory of one process',
    tables: [],
    bound: '100,000 keys of fixed length',
    end: 'the key unused for longest goes first',
  },
  pages: {
    what: 'Finished pages in memory',
    tables: [],
    bound:
      'the bytes of `PAGE_CACHE`; a quarter of them for addresses that anybody can make up (filters, places in lists, ports)',
    end: 'when something changes that the page shows; the page unused for longest goes first',
  },
  hashing: {
    what: 'Processor time for passwords',
    tables: [],
    bound: '10 a minute per network; one hash at a time, 32 wait',
    end: 'with the request; later ones are refused with 429',
  },
  searching: {
    what: 'Processor time for searches, and for lists that a visitor sorts, filters or pages through',
    tables: [],
    bound: '60 a minute per network',
    end: 'with the request',
  },
  'log lines': {
    what: 'Lines of the log',
    tables: [],
    bound: 'none for a request that is refused; one for a request that fails or takes longer than a second',
    end: 'the operator decides how long logs are kept',
  },
  'unpaid orders': {
    what: 'Orders that wait for money, and the stock that they hold',
    tables: [],
    bound: '3 at a time per mailbox and 10 per network, or as many as the owner sets',
    end: 'after 7 days, or as many as the owner sets, the order is cancelled and its stock comes back; 0 leaves that to the owner',
  },
} as const satisfies Readonly<Record<string, Growth>>;

/** Tables that visitors without an account cannot make grow beyond these lines, and why. */
export const otherTables: Readonly<Record<string, string>> = {
  ...named('only the team writes it', [
    'announcement_bar',
    'asset',
    'asset_content',
    'asset_folder',
    'collection',
    'coupon',
    'form',
    'form_version',
    'item',
    'layout',
    'member_area',
    'member_area_page',
    'navigation',
    'order_view',
    'picked_product',
    'plan',
    'popup',
    'price_change',
    'product',
    'product_import',
    'product_import_entry',
    'product_import_picture',
    'redirect',
    'revision',
    'shipping_option',
    'shipping_zone',
    'tax_rule',
    'team_invitation',
    'team_member',
    'theme',
    'translation',
    'translation_fill',
    'variant',
    'website_host',
    'website_secret',
  ]),
  ...named('only the operator writes it', ['team_setup_link', 'website']),
  ...named('triggers make it from what the team writes', [
    'asset_use',
    'former_address',
    'item_search',
    'page_search',
    'product_choice',
    'product_group',
    'product_listing',
    'product_mark',
    'product_search',
    'search_word',
    'stock_mark',
  ]),
  ...named('needs the password of an account', [
    'audit',
    'site_user_address',
    'team_api_key',
    'team_code_app',
    'team_code_app_setup',
    'team_passkey',
    'team_passkey_challenge',
    'team_pending_sign_in',
    'team_recovery_code',
    'team_session',
    'team_wrong_code',
  ]),
  ...named('needs a mailbox that has answered', ['site_user']),
  ...named('belongs to an order that was placed, which the law asks to keep', [
    'coupon_use',
    'dispute',
    'download_grant',
    'fulfilment',
    'fulfilment_line',
    'gift_card',
    'gift_entry',
    'member_access',
    'order_discount',
    'order_note',
    'order_tax',
    'order_word',
    'provider_event',
    'refund',
    'refund_line',
    'review',
    'review_opt_out',
    'review_picture',
    'stock_move',
    'stripe_refund',
    'subscription',
    'subscription_cycle',
    'test_refund',
  ]),
  ...named('made from orders that were placed: at most one row a product, day and currency', [
    'best_seller',
    'sales_change',
    'sales_day',
    'sales_of_product',
  ]),
  ...named('belongs to a subscription; forgotten with it or when its first payment fails, then deleted', [
    'stripe_instrument',
    'test_instrument',
  ]),
  ...named('one row a website', ['order_counter', 'sales_fold']),
  ...named('one row a variant', ['stock']),
  ...named('five rows a product at most', ['product_rating']),
  ...named('one row an item', ['item_count']),
  ...named('one row a line of an open checkout; goes when it ends', ['stock_hold']),
};

/** The table as printed in the guide. */
export function growthTable(): string {
  const rows = Object.values<Growth>(growths).map(({ what, bound, end }) => `| ${what} | ${bound} | ${end} |`);
  return ['| What | Bound | End |', '|---|---|---|', ...rows].join('\n');
}

function named(reason: string, tables: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(tables.map((table) => [table, reason]));
}
