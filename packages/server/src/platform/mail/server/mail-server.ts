import { isIP } from 'node:net';
import type { Connection } from '../../database/index.ts';
import type { Parts } from '../../parts.ts';
import { createSeal, selectSecret } from '../../seal/index.ts';
import { mailbox } from '../mailbox.ts';

export const mailSecurities = ['tls', 'starttls', 'none'] as const;

/** The mail server that a website entered. All of it is sealed; the password is never shown again. */
export interface WebsiteMailServer {
  readonly host: string;
  readonly port: number;
  /** `tls`: encrypted from the first byte; `starttls`: encrypted before anything is sent. */
  readonly security: (typeof mailSecurities)[number];
  /** Empty if the server asks for none. */
  readonly user: string;
  readonly password: string;
  readonly from: string;
}

/** Where mails are handed over. The environment wins over the setting of a website. */
export type MailServer =
  | { readonly source: 'environment'; readonly smtpUrl: string; readonly from: string }
  | { readonly source: 'website'; readonly from: string; readonly server: WebsiteMailServer }
  /** It was sealed with a secret that is no longer configured. */
  | { readonly source: 'unreadable'; readonly from: '' };

/** The name of the sealed value, and the purpose of its seal. */
export const MAIL_SERVER_SECRET = 'mail-server';

type MailParts = Pick<Parts, 'config'>;

/** Returns undefined if mails of this website cannot be sent. */
export async function findMailServer(
  { config }: MailParts,
  connection: Connection,
  websiteId: string,
): Promise<MailServer | undefined> {
  const { smtpUrl, mailFrom } = config;
  // The configuration requires a sender if there is a server.
  if (smtpUrl !== undefined && mailFrom !== undefined) return { source: 'environment', smtpUrl, from: mailFrom };
  const sealed = await selectSecret(connection, websiteId, MAIL_SERVER_SECRET);
  if (sealed === undefined) return undefined;
  const text = createSeal(config.secrets).open(MAIL_SERVER_SECRET, websiteId, sealed);
  if (text === undefined) return { source: 'unreadable', from: '' };
  const server = JSON.parse(text) as WebsiteMailServer;
  return { source: 'website', from: server.from, server };
}

export async function hasMailServer(
  { config }: MailParts,
  connection: Connection,
  websiteId: string,
): Promise<boolean> {
  return config.smtpUrl !== undefined || (await selectSecret(connection, websiteId, MAIL_SERVER_SECRET)) !== undefined;
}

/** The server of the environment as the screen shows it; its password is left out. */
export function shownAddress(smtpUrl: string) {
  const { protocol, hostname, port, username } = new URL(smtpUrl);
  const security: WebsiteMailServer['security'] = protocol === 'smtps:' ? 'tls' : 'starttls';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (security === 'tls' ? 465 : 587) : Number(port),
    security,
    user: decodeURIComponent(username),
  };
}

/** A password may cross the network only encrypted; it does not leave the machine on the way to itself. */
export function sendsPasswordInClear({ host, security, user }: Pick<WebsiteMailServer, 'host' | 'security' | 'user'>) {
  return security === 'none' && user !== '' && !['localhost', '127.0.0.1', '::1'].includes(host);
}

/** A stored password goes only to the server and the user that it was entered for. */
export function keepsPassword(
  before: Pick<WebsiteMailServer, 'host' | 'port' | 'user' | 'security'> | undefined,
  after: Pick<WebsiteMailServer, 'host' | 'port' | 'user' | 'security'>,
): boolean {
  if (before === undefined) return false;
  const isAsSafe = after.security !== 'none' || before.security === 'none';
  return before.host === after.host && before.port === after.port && before.user === after.user && isAsSafe;
}

/** The options of the mail library, apart from the address, which is resolved and checked for every mail. */
export function connectionOptions({ host, port, security, user, password }: WebsiteMailServer, address: string) {
  return {
    host: address,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    // The certificate must match the name, although we connect to the IP address.
    ...(isIP(host) === 0 ? { tls: { servername: host } } : {}),
    ...(user === '' ? {} : { auth: { user, pass: password } }),
  };
}

/** The part after the @ of a sender, for Message-IDs. */
export function senderDomain(from: string): string | undefined {
  return mailbox(from).address.split('@')[1];
}
