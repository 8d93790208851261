import path from 'node:path';
import { rateLimitNames } from '../rate-limits.ts';

/** The value of a setting, or the advice that completes the sentence "PORT is "x": …". */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly advice: string };

export type Check<Value> = (text: string, folder: string) => Checked<Value>;

export function wholeNumber(smallest: number, largest: number): Check<number> {
  return (text) => {
    const value = Number(text);
    const fits = /^\d+$/.test(text) && value >= smallest && value <= largest;
    return fits ? accept(value) : refuse(`give a whole number from ${smallest} to ${largest}`);
  };
}

export function oneOf<Word extends string>(...words: Word[]): Check<Word> {
  return (text) => {
    const word = words.find((candidate) => candidate === text);
    return word === undefined ? refuse(`give one of ${words.join(', ')}`) : accept(word);
  };
}

export function hostName(text: string): Checked<string> {
  return /^[\w.:%-]+$/.test(text)
    ? accept(text)
    : refuse('give a host name or address to listen on, such as localhost or 0.0.0.0');
}

/** Relative paths are resolved against the project folder, not against the current directory. */
export function folderPath(text: string, folder: string): Checked<string> {
  return text.includes('\0') ? refuse('give the path of a folder') : accept(path.resolve(folder, text));
}

export function databaseAddress(text: string): Checked<string> {
  return /^postgres(ql)?:\/\/./.test(text)
    ? accept(text)
    : refuse('write it as postgresql://user:password@host:5432/database');
}

/** The address that visitors use: scheme and host, without a path. */
export function publicAddress(text: string): Checked<string> {
  const address = parseUrl(text, ['http:', 'https:']);
  const isBare =
    address && address.pathname === '/' && address.search === '' && address.hash === '' && !address.username;
  return isBare ? accept(address.origin) : refuse('write it as https://shop.example without anything behind the host');
}

/** A base address; a trailing slash is removed. */
export function webAddress(text: string): Checked<string> {
  const address = parseUrl(text, ['http:', 'https:']);
  const isPlain = address && address.search === '' && address.hash === '' && !address.username;
  return isPlain ? accept(address.href.replace(/\/+$/, '')) : refuse('write it as https://host.example/path');
}

export function mailServerAddress(text: string): Checked<string> {
  return parseUrl(text, ['smtp:', 'smtps:'])?.hostname
    ? accept(text)
    : refuse('write it as smtp://user:password@host:587 or smtps://user:password@host:465');
}

/**
 * `hello@shop.example` or `Shop <hello@shop.example>`. Line breaks are refused because they would allow header
 * injection.
 */
export function mailSender(text: string): Checked<string> {
  const isAddress = /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text);
  return isAddress ? accept(text) : refuse('write it as hello@shop.example or Shop <hello@shop.example>');
}

/**
 * The number of proxies in front of the server, or their addresses. Trusting all of them would let visitors forge their
 * own address.
 */
export function trustedProxies(text: string): Checked<number | readonly string[]> {
  if (/^\d$/.test(text)) return accept(Number(text));
  const parts = text.split(',').map((part) => part.trim());
  const areAddresses = parts.every(
    (part) => /^([\d.]+|[\da-f:.]*:[\da-f:.]*)(\/\d{1,3})?$/i.test(part) || namedRanges.has(part),
  );
  return areAddresses
    ? accept(parts)
    : refuse('give how many proxies stand before Awning (usually 1) or their addresses, such as 10.0.0.0/8');
}

const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);

const MIN_SECRET_LENGTH = 32;

/** `new,old`: the first secret signs, all of them verify. A secret can be changed without ending sessions. */
export function secretList(text: string): Checked<readonly string[]> {
  const secrets = text.split(',').map((part) => part.trim());
  return secrets.every((secret) => secret.length >= MIN_SECRET_LENGTH)
    ? accept(secrets)
    : refuse(`each secret needs at least ${MIN_SECRET_LENGTH} characters; make one with "openssl rand -hex 32"`);
}

export function token(text: string): Checked<string> {
  return /^[\x21-\x7e]{16,}$/.test(text)
    ? accept(text)
    : refuse('give at least 16 letters, digits or signs without spaces');
}

/** `cart-change=120,login=20`: the number of attempts per window for each limit. */
export function rateLimitNumbers(text: string): Checked<Readonly<Record<string, number>>> {
  const pairs = text.split(',').map((part) => part.trim().split('='));
  if (!pairs.every(([name, number]) => /^[a-z-]+$/.test(name ?? '') && /^[1-9]\d{0,5}$/.test(number ?? ''))) {
    return refuse('write it as cart-change=120,login=20');
  }
  const names: readonly string[] = rateLimitNames;
  return pairs.every(([name]) => names.includes(name ?? ''))
    ? accept(Object.fromEntries(pairs.map(([name, number]) => [name, Number(number)])))
    : refuse(`the limits are ${names.join(', ')}`);
}

/** What an upload is, as far as its largest size is concerned (D-156). */
const uploadSizes = ['image', 'audio', 'file'] as const;
export type UploadLimits = Readonly<Record<(typeof uploadSizes)[number], number>>;

const standardUploadLimits: UploadLimits = { image: 20, audio: 160, file: 300 };

/** `image=20,file=2000`: megabytes; what is not named keeps its standard. */
export function uploadLimits(text: string): Checked<UploadLimits> {
  const pairs = text.split(',').map((part) => part.trim().split('='));
  const names: readonly string[] = uploadSizes;
  const isRight = ([name, number]: readonly string[]) =>
    names.includes(name ?? '') && /^[1-9]\d{0,4}$/.test(number ?? '');
  return pairs.every(isRight)
    ? accept({ ...standardUploadLimits, ...Object.fromEntries(pairs.map(([name, number]) => [name, Number(number)])) })
    : refuse('write it as image=20,audio=160,file=300 with whole megabytes up to 99999');
}

export function bucketName(text: string): Checked<string> {
  return /^[a-z\d][a-z\d._-]{1,61}[a-z\d]$/i.test(text)
    ? accept(text)
    : refuse('give the name of a bucket, such as shop-files');
}

export function regionName(text: string): Checked<string> {
  return /^[a-z\d-]{1,50}$/i.test(text) ? accept(text) : refuse('give the name of a region, such as eu-central-1');
}

export function keyText(text: string): Checked<string> {
  return /^[\x21-\x7e]+$/.test(text)
    ? accept(text)
    : refuse('give the letters, digits and signs of the key, without spaces');
}

function accept<Value>(value: Value): Checked<Value> {
  return { ok: true, value };
}

function refuse(advice: string): { readonly ok: false; readonly advice: string } {
  return { ok: false, advice };
}

function parseUrl(text: string, schemes: readonly string[]): URL | undefined {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return address && schemes.includes(address.protocol) ? address : undefined;
}
