/** What a reader sees of a mail, parsed from its source. */
export interface MailParts {
  readonly html: string;
  readonly text: string;
}

export function mailParts(source: string): MailParts {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1];
  const parts = boundary === undefined ? [source] : source.split(`--${boundary}`);
  return { html: contentOf(parts, 'text/html'), text: contentOf(parts, 'text/plain') };
}

function contentOf(parts: readonly string[], type: string): string {
  const part = parts.find((candidate) => candidate.includes(`Content-Type: ${type}`)) ?? '';
  const end = part.indexOf('\r\n\r\n');
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(part.slice(0, end))?.[1]?.toLowerCase();
  return decode(part.slice(end + 4), encoding);
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
