/**
 * What the mail library is given for `SMTP_URL`. Everything else of the address, such as `?tls.rejectUnauthorized=false` for a
 * server with a certificate of its own making, is read by the library.
 */
export function smtpOptions(smtpUrl: string) {
  const { protocol, username, hostname, searchParams } = new URL(smtpUrl);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return {
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail is text and nothing else; no value in it may make the library read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    // Without it a password would cross the network in clear wherever somebody in between takes STARTTLS out of the greeting.
    ...(protocol === 'smtp:' && username !== '' && !isHere && !searchParams.has('requireTLS')
      ? { requireTLS: true }
      : {}),
  };
}
