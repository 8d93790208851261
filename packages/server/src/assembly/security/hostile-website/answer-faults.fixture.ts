import { faultsInCsv } from './csv-faults.fixture.ts';
import { faultsInHeaders } from './header-faults.fixture.ts';
import { hasMarker } from './marker.fixture.ts';
import { type Fault, faultsInPage, vouchedTexts } from './page-faults.fixture.ts';
import { faultsInXml } from './xml-faults.fixture.ts';

export interface CheckedAnswer {
  readonly headers: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  readonly text: string;
}

/** Checks a response by its content type. */
export function faultsInAnswer({ headers, text }: CheckedAnswer, host: string): readonly Fault[] {
  const type = String(headers['content-type'] ?? '')
    .split(';')[0]!
    .trim()
    .toLowerCase();
  const isGuessed = headers['x-content-type-options'] !== 'nosniff';
  return [
    ...faultsInHeaders(headers),
    ...(isGuessed ? [{ what: 'an answer whose type may be sniffed', found: text.slice(0, 200) }] : []),
    ...faultsInBody(type, headers, text, host),
  ];
}

function faultsInBody(type: string, headers: CheckedAnswer['headers'], text: string, host: string): readonly Fault[] {
  if (type === 'text/html') {
    const policy = String(headers['content-security-policy'] ?? '');
    return isFrameOfOwner(policy) ? [] : [...faultsInPage(text, host), ...faultsInPolicy(policy, text)];
  }
  if (/^application\/(?:[\w.-]+\+)?json$/.test(type)) return faultsInJson(text);
  if (/[/+]xml$/.test(type)) return faultsInXml(text);
  if (type === 'text/csv') return faultsInCsv(text);
  if (type === 'text/plain' || !hasMarker(text)) return [];
  return [{ what: `an answer of the type "${type}", in which no text is expected`, found: text.slice(0, 2000) }];
}

/** Whether the page is the sandboxed frame in which the owner's own code runs (D-077). */
export function isFrameOfOwner(policy: string): boolean {
  const sandbox = directive(policy, 'sandbox') ?? '';
  const runsInlineCode = (directive(policy, 'script-src') ?? '').includes("'unsafe-inline'");
  return sandbox.includes('allow-scripts') && !sandbox.includes('allow-same-origin') && runsInlineCode;
}

function faultsInJson(text: string): readonly Fault[] {
  try {
    JSON.parse(text);
    return [];
  } catch {
    return [{ what: 'JSON that cannot be read', found: text.slice(0, 2000) }];
  }
}

/** The policy must not allow inline code in general, and none of its hashes may belong to code that contains text. */
function faultsInPolicy(policy: string, html: string): readonly Fault[] {
  const scripts = directive(policy, 'script-src') ?? directive(policy, 'default-src') ?? '*';
  const isOpen = /'unsafe-(?:inline|eval)'|\*|(?:^|\s)(?:https?|data|blob):(?:\s|$)/.test(scripts);
  return [
    ...(isOpen ? [{ what: `a policy that lets any script run: ${scripts}`, found: '' }] : []),
    ...vouchedTexts(html, policy).map((found) => ({ what: 'a policy with the hash of a text', found })),
  ];
}

function directive(policy: string, name: string): string | undefined {
  return policy
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name} `));
}
