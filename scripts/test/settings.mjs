const settings =
  'NODE_ENV PORT HOST DATA_DIR DATABASE_URL POSTGRES_BIN PUBLIC_URL TRUST_PROXY SECRET METRICS_TOKEN RATE_LIMITS SMTP_URL MAIL_FROM ' +
  'PRIVATE_WEBHOOKS RECAPTCHA_URL PAYMENT_MODULE STRIPE_API_URL STRIPE_SCRIPT_URL TEST_PAYMENTS PAGE_CACHE LOG_LEVEL';

/** Settings of a shop on the same machine must not reach the tests. */
export function forgetSettings() {
  for (const name of settings.split(' ')) delete process.env[name];
}
