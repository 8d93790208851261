/** The same for every mail server. */
export const safeOptions = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  // A mail is text only; no value in it may make the library read a file or fetch an address.
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

/**
 * The options of the mail library for `SMTP_URL`. The library itself reads the rest of the address, such as
 * `?tls.rejectUnauthorized=false` for a self-signed certificate.
 */
export function smtpOptions(smtpUrl: string) {
  const { protocol, username, hostname, searchParams } = new URL(smtpUrl);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return {
    url: smtpUrl,
    ...safeOptions,
    // Without it, a machine in between that removes STARTTLS from the greeting would receive the password in clear
    // text.
    ...(protocol === 'smtp:' && username !== '' && !isHere && !searchParams.has('requireTLS')
      ? { requireTLS: true }
      : {}),
  };
}
