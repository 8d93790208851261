import * as check from './checks.ts';

interface Setting<Value> {
  /** The name in the environment and in `.env`. */
  readonly name: string;
  /** The description in the README's table. */
  readonly meaning: string;
  /**
   * The value of an absent or empty setting, in the notation of the environment. Without it the value is `undefined`.
   */
  readonly standard?: string;
  /** The README's description of an absent setting that has no default. */
  readonly otherwise?: string;
  readonly check: check.Check<Value>;
  /** The value must not be printed, not even in an error message. */
  readonly isSecret?: true;
}

/** All settings. Values, error messages and the README's table are derived from this list. */
export const settings = {
  port: required({
    name: 'PORT',
    meaning: 'Port to listen on; 0 takes a free one',
    standard: '3000',
    check: check.wholeNumber(0, 65_535),
  }),
  host: required({
    name: 'HOST',
    meaning: 'Host name or address to listen on; `0.0.0.0` opens it to the network',
    standard: 'localhost',
    check: check.hostName,
  }),
  dataFolder: required({
    name: 'DATA_DIR',
    meaning: 'Folder of the database, uploaded files and the generated secret',
    standard: './data',
    check: check.folderPath,
  }),
  databaseUrl: optional({
    name: 'DATABASE_URL',
    meaning: 'A PostgreSQL of your own (15 or later): `postgresql://user:password@host:5432/database`',
    otherwise: 'its own PostgreSQL in `DATA_DIR`',
    check: check.databaseAddress,
    isSecret: true,
  }),
  postgresFolder: optional({
    name: 'POSTGRES_BIN',
    meaning: 'Folder with `initdb` and `postgres` to run instead of the programs from npm',
    otherwise: 'the programs from npm',
    check: check.folderPath,
  }),
  publicUrl: optional({
    name: 'PUBLIC_URL',
    meaning: 'Address that visitors use, such as `https://shop.example`; needed behind a proxy and for links in mails',
    otherwise:
      'pages go by the address of each request, links in mails by the stored host of the website, or else `HOST` and `PORT`',
    check: check.publicAddress,
  }),
  trustProxy: required({
    name: 'TRUST_PROXY',
    meaning:
      'Number of proxies before Awning, or their addresses (`10.0.0.0/8,loopback`), whose forwarding headers count',
    standard: '0',
    check: check.trustedProxies,
  }),
  secrets: optional({
    name: 'SECRET',
    meaning:
      'Signs sessions and links; at least 32 characters. `new,old` changes it without signing anybody out. Set it if several machines serve one database',
    otherwise: 'generated into `DATA_DIR/secret`',
    check: check.secretList,
    isSecret: true,
  }),
  metricsToken: optional({
    name: 'METRICS_TOKEN',
    meaning: 'Opens `/metrics` to `Authorization: Bearer …`',
    otherwise: '`/metrics` is closed',
    check: check.token,
    isSecret: true,
  }),
  rateLimits: optional({
    name: 'RATE_LIMITS',
    meaning: 'Other numbers for rate limits than the built-in ones: `cart-change=120,login=20`',
    otherwise: 'the built-in numbers',
    check: check.rateLimitNumbers,
  }),
  smtpUrl: optional({
    name: 'SMTP_URL',
    meaning:
      'Mail server: `smtp://user:password@host:587` (STARTTLS) or `smtps://…:465`; add `?tls.rejectUnauthorized=false` for a certificate of its own making',
    otherwise: 'each website uses the mail server in its settings, or mails stay in the outbox',
    check: check.mailServerAddress,
    isSecret: true,
  }),
  mailFrom: optional({
    name: 'MAIL_FROM',
    meaning:
      'Sender of mails: `Shop <hello@shop.example>`, or the address alone to show the name of the website; needed with `SMTP_URL`',
    otherwise: 'none',
    check: check.mailSender,
  }),
  privateWebhooks: required({
    name: 'PRIVATE_WEBHOOKS',
    meaning:
      '`allow` lets webhooks of forms, mail servers of websites and pictures of imports be at loopback and private addresses',
    standard: 'refuse',
    check: check.oneOf('refuse', 'allow'),
  }),
  recaptchaUrl: required({
    name: 'RECAPTCHA_URL',
    meaning: 'Where the script and the verification of ReCaptcha are, for websites that use it',
    standard: 'https://www.google.com/recaptcha',
    check: check.webAddress,
  }),
  paymentModule: optional({
    name: 'PAYMENT_MODULE',
    meaning: 'A JavaScript module with further ways to pay; it exports `paymentProviders`',
    otherwise: 'only the built-in ones',
    check: check.folderPath,
  }),
  stripeApiUrl: required({
    name: 'STRIPE_API_URL',
    meaning: 'Where the calls to Stripe go, for websites that use it',
    standard: 'https://api.stripe.com',
    check: check.publicAddress,
  }),
  stripeScriptUrl: required({
    name: 'STRIPE_SCRIPT_URL',
    meaning: 'The script of Stripe that draws the card fields, for websites that use it',
    standard: 'https://js.stripe.com/endive/stripe.js',
    check: check.webAddress,
  }),
  testPayments: optional({
    name: 'TEST_PAYMENTS',
    meaning:
      '`allow` takes test cards and the sample instalments, which bring no money, also where strangers may come by; all pages of the shop then say that it is a test. `refuse` never takes them',
    otherwise:
      'taken while `PAYMENT_MODULE` is not set and the shop is out of reach: `HOST`, `PUBLIC_URL` and the host of the website are loopback, private, or end in `.localhost`, `.test` or `.example`',
    check: check.oneOf('allow', 'refuse'),
  }),
  uploadLimits: required({
    name: 'UPLOAD_LIMITS',
    meaning: 'Largest files that the team may upload, in megabytes: pictures, audio, and everything else',
    standard: 'image=20,audio=160,file=300',
    check: check.uploadLimits,
  }),
  s3Bucket: optional({
    name: 'S3_BUCKET',
    meaning:
      'Bucket of an S3-compatible service for uploaded files, used by this installation alone ([guide](docs/guides/files-in-s3.md))',
    otherwise: 'files lie in `DATA_DIR/files`',
    check: check.bucketName,
  }),
  s3Endpoint: optional({
    name: 'S3_ENDPOINT',
    meaning: 'Address of that service, such as `https://s3.eu-central-1.example`',
    otherwise: "Amazon's address for the region",
    check: check.webAddress,
  }),
  s3Region: required({
    name: 'S3_REGION',
    meaning: 'Region of the bucket',
    standard: 'us-east-1',
    check: check.regionName,
  }),
  s3AccessKeyId: optional({
    name: 'S3_ACCESS_KEY_ID',
    meaning: 'Name of the key for the bucket; needed with `S3_BUCKET`',
    otherwise: 'none',
    check: check.keyText,
  }),
  s3SecretAccessKey: optional({
    name: 'S3_SECRET_ACCESS_KEY',
    meaning: 'The key itself; needed with `S3_BUCKET`',
    otherwise: 'none',
    check: check.keyText,
    isSecret: true,
  }),
  pageCacheMegabytes: required({
    name: 'PAGE_CACHE',
    meaning: 'Megabytes of memory for finished pages; 0 makes each page anew for every visitor',
    standard: '64',
    check: check.wholeNumber(0, 100_000),
  }),
  logLevel: required({
    name: 'LOG_LEVEL',
    meaning: 'What is logged: `silent`, `error`, `warn`, `info` or `debug`',
    standard: 'info',
    check: check.oneOf('silent', 'error', 'warn', 'info', 'debug'),
  }),
} as const;

function required<Value>(setting: Setting<Value> & { readonly standard: string }) {
  return { ...setting, read: setting.check };
}

function optional<Value>(setting: Setting<Value> & { readonly otherwise: string }) {
  const read: check.Check<Value | undefined> = setting.check;
  return { ...setting, read };
}
