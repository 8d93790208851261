import { describe, expect, test } from 'vitest';
import { rateLimitNames } from '../rate-limits.ts';
import { readConfig } from './read.ts';
import { settings } from './settings.ts';

const secret = 'a'.repeat(32);

test('everything has a sensible value when nothing is set', () => {
  expect(read({})).toEqual({
    port: 3000,
    host: 'localhost',
    dataFolder: '/project/data',
    trustProxy: 0,
    pageCacheMegabytes: 64,
    privateWebhooks: 'refuse',
    recaptchaUrl: 'https://www.google.com/recaptcha',
    stripeApiUrl: 'https://api.stripe.com',
    stripeScriptUrl: 'https://js.stripe.com/endive/stripe.js',
    s3Region: 'us-east-1',
    uploadLimits: { image: 20, audio: 160, file: 300 },
    logLevel: 'info',
  });
});

test('the environment wins over the file, and an empty variable counts as absent', () => {
  const file = 'PORT=4000\nHOST="0.0.0.0" # everybody\nDATA_DIR=/srv/shop data\n';
  expect(read({ PORT: '5000', HOST: '' }, file)).toMatchObject({
    port: 5000,
    host: '0.0.0.0',
    dataFolder: '/srv/shop data',
  });
});

test('reads every setting', () => {
  const config = read({
    PORT: '0',
    HOST: '::1',
    DATA_DIR: 'elsewhere',
    DATABASE_URL: 'postgresql://shop:word@db/shop',
    POSTGRES_BIN: '/usr/lib/postgresql/15/bin',
    PUBLIC_URL: 'https://shop.example/',
    TRUST_PROXY: '10.0.0.0/8, loopback,2001:db8::/32',
    SECRET: `${secret},${secret.replaceAll('a', 'b')}`,
    METRICS_TOKEN: 'sixteen-or-more-signs',
    RATE_LIMITS: 'cart-change=120, login=20',
    PAYMENT_MODULE: 'payment.mjs',
    TEST_PAYMENTS: 'refuse',
    PAGE_CACHE: '0',
    SMTP_URL: 'smtps://user:word@mail.example:465',
    MAIL_FROM: 'Shop <hello@shop.example>',
    PRIVATE_WEBHOOKS: 'allow',
    RECAPTCHA_URL: 'https://www.recaptcha.net/recaptcha/',
    STRIPE_API_URL: 'http://127.0.0.1:12111/',
    STRIPE_SCRIPT_URL: 'http://127.0.0.1:12111/stripe.js',
    UPLOAD_LIMITS: 'file=2000',
    S3_BUCKET: 'shop-files',
    S3_ENDPOINT: 'https://s3.example/',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'NAME',
    S3_SECRET_ACCESS_KEY: 'a/key+of=signs',
    LOG_LEVEL: 'debug',
  });
  expect(config).toEqual({
    port: 0,
    host: '::1',
    dataFolder: '/project/elsewhere',
    databaseUrl: 'postgresql://shop:word@db/shop',
    postgresFolder: '/usr/lib/postgresql/15/bin',
    publicUrl: 'https://shop.example',
    trustProxy: ['10.0.0.0/8', 'loopback', '2001:db8::/32'],
    secrets: [secret, secret.replaceAll('a', 'b')],
    metricsToken: 'sixteen-or-more-signs',
    rateLimits: { 'cart-change': 120, login: 20 },
    paymentModule: '/project/payment.mjs',
    testPayments: 'refuse',
    pageCacheMegabytes: 0,
    smtpUrl: 'smtps://user:word@mail.example:465',
    mailFrom: 'Shop <hello@shop.example>',
    privateWebhooks: 'allow',
    recaptchaUrl: 'https://www.recaptcha.net/recaptcha',
    stripeApiUrl: 'http://127.0.0.1:12111',
    stripeScriptUrl: 'http://127.0.0.1:12111/stripe.js',
    uploadLimits: { image: 20, audio: 160, file: 2000 },
    s3Bucket: 'shop-files',
    s3Endpoint: 'https://s3.example',
    s3Region: 'eu-central-1',
    s3AccessKeyId: 'NAME',
    s3SecretAccessKey: 'a/key+of=signs',
    logLevel: 'debug',
  });
  expect(Object.keys(config ?? {}).toSorted()).toEqual(Object.keys(settings).toSorted());
});

describe('a value that cannot be used is answered by a sentence that says what to do', () => {
  test.each([
    ['PORT', '3000x', 'PORT is "3000x": give a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT is "65536": give a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT is "-1": give a whole number from 0 to 65535.'],
    [
      'HOST',
      'http://localhost',
      'HOST is "http://localhost": give a host name or address to listen on, such as localhost or 0.0.0.0.',
    ],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL cannot be used: write it as postgresql://user:password@host:5432/database.',
    ],
    [
      'PUBLIC_URL',
      'shop.example',
      'PUBLIC_URL is "shop.example": write it as https://shop.example without anything behind the host.',
    ],
    [
      'PUBLIC_URL',
      'https://shop.example/blog',
      'PUBLIC_URL is "https://shop.example/blog": write it as https://shop.example without anything behind the host.',
    ],
    [
      'TRUST_PROXY',
      'true',
      'TRUST_PROXY is "true": give how many proxies stand before Awning (usually 1) or their addresses, such as 10.0.0.0/8.',
    ],
    [
      'SECRET',
      'short',
      'SECRET cannot be used: each secret needs at least 32 characters; make one with "openssl rand -hex 32".',
    ],
    [
      'SECRET',
      `${secret},`,
      'SECRET cannot be used: each secret needs at least 32 characters; make one with "openssl rand -hex 32".',
    ],
    [
      'METRICS_TOKEN',
      'two words, long enough',
      'METRICS_TOKEN cannot be used: give at least 16 letters, digits or signs without spaces.',
    ],
    [
      'SMTP_URL',
      'mail.example:25',
      'SMTP_URL cannot be used: write it as smtp://user:password@host:587 or smtps://user:password@host:465.',
    ],
    ['MAIL_FROM', 'Shop', 'MAIL_FROM is "Shop": write it as hello@shop.example or Shop <hello@shop.example>.'],
    ['RATE_LIMITS', 'sometimes=3', `RATE_LIMITS is "sometimes=3": the limits are ${rateLimitNames.join(', ')}.`],
    ['RATE_LIMITS', 'unlimited=3', `RATE_LIMITS is "unlimited=3": the limits are ${rateLimitNames.join(', ')}.`],
    ['RATE_LIMITS', 'login:20', 'RATE_LIMITS is "login:20": write it as cart-change=120,login=20.'],
    [
      'UPLOAD_LIMITS',
      'video=20',
      'UPLOAD_LIMITS is "video=20": write it as image=20,audio=160,file=300 with whole megabytes up to 99999.',
    ],
    ['S3_BUCKET', 'a b', 'S3_BUCKET is "a b": give the name of a bucket, such as shop-files.'],
    ['S3_REGION', 'a b', 'S3_REGION is "a b": give the name of a region, such as eu-central-1.'],
    [
      'S3_SECRET_ACCESS_KEY',
      'a b',
      'S3_SECRET_ACCESS_KEY cannot be used: give the letters, digits and signs of the key, without spaces.',
    ],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud": give one of silent, error, warn, info, debug.'],
  ])('%s=%s', (name, text, sentence) => {
    const environment = { MAIL_FROM: 'hello@shop.example', [name]: text };
    const result = readConfig(environment, '', '/project');
    expect(result).toEqual({
      ok: false,
      problems: [sentence],
    });
  });

  test('a bucket without a key', () => {
    expect(readConfig({ S3_BUCKET: 'shop-files' }, '', '/project')).toEqual({
      ok: false,
      problems: [
        'S3_BUCKET is set but S3_ACCESS_KEY_ID is not: set it to the key that may use the bucket.',
        'S3_BUCKET is set but S3_SECRET_ACCESS_KEY is not: set it to the key that may use the bucket.',
      ],
    });
  });

  test('a sender with a line break, which would smuggle a header in', () => {
    const result = readConfig({ MAIL_FROM: 'Shop\r\nBcc: x <hello@shop.example>' }, '', '/project');
    expect(result).toMatchObject({ ok: false, problems: [expect.stringMatching(/^MAIL_FROM is /)] });
  });

  test('and all of them are named at once', () => {
    const result = readConfig({ PORT: 'x', LOG_LEVEL: 'y' }, '', '/project');
    expect(result.ok ? [] : result.problems).toHaveLength(2);
  });

  test('a mail server without a sender', () => {
    const result = readConfig({ SMTP_URL: 'smtp://mail.example' }, '', '/project');
    expect(result).toEqual({ ok: false, problems: [expect.stringContaining('MAIL_FROM')] });
  });
});

test('what is secret is never printed', () => {
  const names = Object.values(settings).flatMap((setting) => ('isSecret' in setting ? [setting.name] : []));
  const result = readConfig(Object.fromEntries(names.map((name) => [name, 'hush hush'])), '', '/project');
  const problems = result.ok ? [] : result.problems;
  expect(problems.filter((problem) => names.some((name) => problem.startsWith(`${name} cannot be used`)))).toHaveLength(
    names.length,
  );
  expect(problems.join()).not.toContain('hush');
});

function read(environment: Record<string, string>, file = '') {
  const result = readConfig(environment, file, '/project');
  return result.ok ? result.config : undefined;
}
