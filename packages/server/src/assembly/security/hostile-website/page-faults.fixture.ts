import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { hasMarker } from './marker.fixture.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A position in which text must not occur; `found` contains the markers. */
export interface Fault {
  readonly what: string;
  readonly found: string;
}

/** Finds text that became code or markup. The page is parsed as browsers do, with scripts on and off; `host` is the page's own. */
export function faultsInPage(html: string, host: string): readonly Fault[] {
  // Only the content of this element depends on scripts being on.
  const readings = /<noscript/i.test(html) ? [true, false] : [true];
  const faults = readings.flatMap((scriptingEnabled) =>
    parse(html, { scriptingEnabled }).childNodes.flatMap((node) => faultsInNode(node, host)),
  );
  const evaluated = [...html.matchAll(/zq\d{5}qz made/gi)].map(([found]) => ({
    what: 'a template that was run',
    found,
  }));
  const known = new Map([...faults, ...evaluated].map((fault) => [`${fault.what} ${fault.found}`, fault]));
  return [...known.values()];
}

/** Returns inline code that contains text and whose hash is in the policy. */
export function vouchedTexts(html: string, policy: string): readonly string[] {
  if (!policy.includes("'sha256-")) return [];
  const sources = parse(html, { scriptingEnabled: true }).childNodes.flatMap(inlineSources).filter(hasMarker);
  return sources.filter((source) => policy.includes(createHash('sha256').update(source).digest('base64')));
}

function faultsInNode(node: Node, host: string): readonly Fault[] {
  if (node.nodeName === '#text') return [];
  if (node.nodeName === '#comment') return marked('a comment', (node as DefaultTreeAdapterTypes.CommentNode).data);
  if (node.nodeName === '#documentType') {
    return marked('a document type', JSON.stringify((node as { name: string }).name));
  }
  const element = node as Element;
  const { tagName } = element;
  return [
    ...marked('the name of an element', tagName),
    ...element.attrs.flatMap(({ name, value }) => faultsInAttribute(element, name, value, host)),
    ...faultsInText(element),
    ...childrenOf(element).flatMap((child) => faultsInNode(child, host)),
  ];
}

function faultsInAttribute(element: Element, name: string, value: string, host: string): readonly Fault[] {
  const place = `the attribute ${name} of <${element.tagName}>`;
  if (hasMarker(name)) return marked('the name of an attribute', name);
  if (name === 'made') return [{ what: `an attribute made of <${element.tagName}>`, found: outline(element) }];
  if (/^on|^srcdoc$|^style$|^http-equiv$/i.test(name)) return marked(place, value);
  if (name === 'content' && attribute(element, 'http-equiv') !== undefined) return marked(place, value);
  return addressAttributes.has(name) ? faultsInAddress(element, place, value, host) : [];
}

const addressAttributes: ReadonlySet<string> = new Set(
  'href src srcset imagesrcset action formaction xlink:href poster data cite ping background longdesc manifest codebase'.split(
    ' ',
  ),
);

const harmlessSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/** Elements that load code or send data: text must not lead them to another host. */
const ownAddressesOnly: ReadonlySet<string> = new Set([
  'script',
  'base',
  'iframe',
  'frame',
  'object',
  'embed',
  'form',
  'button',
  'input',
]);

function faultsInAddress(element: Element, place: string, value: string, host: string): readonly Fault[] {
  const scheme = schemeOf(value);
  if (scheme !== undefined && !harmlessSchemes.has(scheme)) return marked(`${place}, as ${scheme}`, value);
  const isPart = ownAddressesOnly.has(element.tagName) || isLoadedLink(element);
  return isPart && hostOf(value, host) !== host ? marked(`${place}, on another host`, value) : [];
}

/** Returns the scheme as browsers read it: they skip leading blanks and control characters, and tabs and line breaks anywhere. */
export function schemeOf(address: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- these are what browsers skip
  const read = address.replace(/^[\u0000-\u0020]+/, '').replaceAll(/[\t\r\n]/g, '');
  return /^[a-z][a-z\d+.-]*:/i.exec(read)?.[0].toLowerCase();
}

function hostOf(address: string, host: string): string | undefined {
  return URL.canParse(address, `http://${host}`) ? new URL(address, `http://${host}`).host : undefined;
}

function isLoadedLink(element: Element): boolean {
  const kinds = (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/);
  return (
    element.tagName === 'link' && kinds.some((kind) => /stylesheet|preload|prefetch|manifest|icon|import/.test(kind))
  );
}

/** Text may occur in ordinary elements, and in JSON data blocks, which are not run. */
function faultsInText(element: Element): readonly Fault[] {
  const text = textIn(element);
  if (!hasMarker(text)) return [];
  if (element.tagName === 'script') return isData(element) ? faultsInData(text) : marked('a script', text);
  return sourceElements.has(element.tagName) ? marked(`the source of <${element.tagName}>`, text) : [];
}

const sourceElements: ReadonlySet<string> = new Set('style iframe noembed noframes xmp plaintext'.split(' '));

function isData(element: Element): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/i.test(attribute(element, 'type') ?? '');
}

function faultsInData(text: string): readonly Fault[] {
  try {
    JSON.parse(text);
    return [];
  } catch {
    return marked('data that is no JSON', text);
  }
}

function inlineSources(node: Node): readonly string[] {
  if (!('tagName' in node)) return [];
  const handlers = node.attrs.filter(({ name }) => /^on/i.test(name)).map(({ value }) => value);
  const own = node.tagName === 'style' || (node.tagName === 'script' && !isData(node)) ? [textIn(node)] : [];
  return [...handlers, ...own, ...childrenOf(node).flatMap(inlineSources)];
}

function childrenOf(element: Element): readonly Node[] {
  const template = element as Partial<DefaultTreeAdapterTypes.Template>;
  return template.content === undefined ? element.childNodes : template.content.childNodes;
}

function textIn(element: Element): string {
  return element.childNodes
    .map((child) => (child.nodeName === '#text' ? (child as { value: string }).value : ''))
    .join('');
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function outline(element: Element): string {
  return `<${element.tagName} ${element.attrs.map(({ name, value }) => `${name}="${value}"`).join(' ')}>`;
}

function marked(what: string, found: string): readonly Fault[] {
  return hasMarker(found) ? [{ what, found }] : [];
}
