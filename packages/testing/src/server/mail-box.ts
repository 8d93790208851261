import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type MailParts, mailParts } from './mail-parts.ts';

export interface ReceivedMail extends MailParts {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as received. */
  readonly source: string;
}

export interface MailBox {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Every mail that arrived complete, including those that were refused or dropped after that. */
  readonly mails: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** An SMTP refusal. */
interface No {
  readonly code: number;
  readonly text: string;
}

export interface MailBoxOptions {
  /** The refusal of a recipient, if any. */
  readonly recipient?: (address: string) => No | undefined;
  /**
   * The refusal of a mail that has arrived, or `hang-up` to close the connection before a reply; `mails` already
   * contains it.
   */
  readonly mail?: (mail: ReceivedMail) => No | 'hang-up' | undefined;
  /** Requires this sign-in for sending. */
  readonly signIn?: { readonly user: string; readonly password: string };
  /** From the first byte, or by STARTTLS; with a self-signed certificate. */
  readonly tls?: 'at-once' | 'upgrade';
}

/** A real mail server on a free port that stores its mails. */
export async function openMailBox(options: MailBoxOptions = {}): Promise<MailBox> {
  const mails: ReceivedMail[] = [];
  const lines = new Map<number | undefined, Socket>();
  const server = new SMTPServer({
    ...guards(options),
    onRcptTo({ address }, _session, reply) {
      const no = options.recipient?.(address);
      reply(no === undefined ? null : refusal(no));
    },
    onData(stream, { remotePort, envelope }, reply) {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      const judge = (source: string) => {
        const mail = { from, to, source, ...mailParts(source) };
        mails.push(mail);
        const no = options.mail?.(mail);
        if (no === 'hang-up') lines.get(remotePort)?.destroy();
        else reply(no === undefined ? null : refusal(no));
      };
      void text(stream).then(judge, reply);
    },
  });
  // A client that gives up during a handshake is a test case, not an error of the server.
  server.on('error', () => undefined);
  server.server.on('connection', (line: Socket) => lines.set(line.remotePort, line));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: addressOf(port, options),
    mails,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function guards({ signIn, tls }: MailBoxOptions): SMTPServerOptions {
  const disabledCommands = [...(signIn ? [] : ['AUTH']), ...(tls === 'upgrade' ? [] : ['STARTTLS'])];
  return {
    secure: tls === 'at-once',
    authOptional: signIn === undefined,
    allowInsecureAuth: tls === undefined,
    disabledCommands,
    onAuth({ username, password }, _session, reply) {
      const isKnown = username === signIn?.user && password === signIn?.password;
      reply(isKnown ? null : refusal({ code: 535, text: 'Authentication failed' }), isKnown ? { user: username } : {});
    },
  };
}

function refusal({ code, text: said }: No): Error {
  return Object.assign(new Error(said), { responseCode: code });
}

function addressOf(port: number, { signIn, tls }: MailBoxOptions): string {
  const credentials = signIn ? `${encodeURIComponent(signIn.user)}:${encodeURIComponent(signIn.password)}@` : '';
  return `${tls === 'at-once' ? 'smtps' : 'smtp'}://${credentials}127.0.0.1:${port}`;
}
