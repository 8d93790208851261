import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { pictureBytes, signedInMember, startTestServer, type TestServer, type Visitor } from '@awning/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Chance, chanceFrom } from './random.fixture.ts';

const FILES = process.env['AWNING_FULL'] ? 5000 : 500;
vi.setConfig({ testTimeout: 600_000 });

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startTestServer({
    settings: { RATE_LIMITS: 'team-change=900000', UPLOAD_LIMITS: 'image=1,audio=1,file=1' },
  });
  editor = await signedInMember(server, { roles: [4] });
});
afterAll(() => server.close());

test(`RELIABILITY 41: of ${FILES} hostile files none is a fault, half-written, outside of its place or able to act`, async () => {
  const chance = chanceFrom(41);
  const pictures = await seeds();
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  for (let number = 0; number < FILES; number += 1) {
    const { what, bytes } = hostileFile(chance, pictures);
    const name = chance.percent(30) ? chance.pick(hostileNames) : `file-${number}.${chance.pick(endings)}`;
    const wanted = chance.percent(20) ? `&kind=${chance.pick(['image', 'audio', 'video', 'file'])}` : '';
    const url = `/api/uploads?name=${encodeName(name)}${wanted}`;
    const answer = await editor.post(url, bytes, {
      'content-type': chance.percent(95) ? 'application/octet-stream' : chance.pick(types),
    });
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (![200, 400, 413, 415].includes(answer.status)) wrong.push(`${number} ${what} ${name}: ${answer.status}`);
    if (answer.status === 200) wrong.push(...(await faultsOf(answer.json<{ id: string }>().id, what)));
  }
  expect(wrong).toEqual([]);
  // All ways out were taken, so the files were hostile enough and some were good enough.
  expect(new Set(statuses.keys())).toEqual(new Set([200, 400, 413, 415]));
  for (const { task, error } of await server.runJobs({ mayFail: true })) {
    expect([task, error]).toEqual([task, undefined]);
  }
  expect(await orphans()).toEqual([]);
});

/** What a taken file may look like: typed, sandboxed, and saved unless it is shown. */
async function faultsOf(id: string, what: string): Promise<string[]> {
  const { rows } = (await editor.get('/api/files')).json<{ rows: { id: string; title: string; facts: Facts }[] }>();
  const listed = rows.find((row) => row.id === id);
  if (!listed) return [`${what}: not listed`];
  const { kind, contentType, url } = listed.facts;
  const { statusCode, headers, payload } = await server.app.inject({ url, headers: { host: server.website.host } });
  const policy = String(headers['content-security-policy']);
  const faults = [
    statusCode === 200 ? '' : `status ${statusCode}`,
    headers['x-content-type-options'] === 'nosniff' ? '' : 'sniffed',
    policy.startsWith("default-src 'none'") && policy.endsWith('; sandbox') ? '' : `policy ${policy}`,
    kind === 'file' && !String(headers['content-disposition']).startsWith('attachment; ') ? 'shown' : '',
    /html|javascript|xhtml/.test(contentType) ? `type ${contentType}` : '',
    /[/\\\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(listed.title) ? `name ${listed.title}` : '',
    kind === 'image' && /<script|\son\w+\s*=|javascript:/i.test(payload) ? 'a script in a picture' : '',
  ];
  return faults.filter((fault) => fault !== '').map((fault) => `${what}: ${fault}`);
}

interface Facts {
  readonly kind: string;
  readonly contentType: string;
  readonly url: string;
}

/** Stored files that no row names, and unfinished ones. */
async function orphans(): Promise<string[]> {
  const { dataFolder } = server.parts.config;
  const contents = await server.database.kysely
    .selectFrom('asset_content')
    .select('id')
    .where('website_id', '=', server.website.id)
    .execute();
  const known = new Set(contents.map(({ id }) => id));
  const files = await readdir(path.join(dataFolder, 'files'), { recursive: true, withFileTypes: true });
  // Styles of the theme lie in the cache.
  expect((await readdir(dataFolder)).filter((name) => name !== 'cache')).toEqual(['files']);
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(dataFolder, 'files'), path.join(entry.parentPath, entry.name)))
    .filter((file) => !known.has(file.split(path.sep)[1] ?? '') || file.endsWith('.part'));
}

type Seeds = readonly Buffer[];

async function seeds(): Promise<Seeds> {
  const formats = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const;
  return await Promise.all(formats.map((format) => pictureBytes(40, 30, format)));
}

function hostileFile(chance: Chance, pictures: Seeds): { readonly what: string; readonly bytes: Buffer } {
  const picture = chance.pick(pictures);
  const kinds: Readonly<Record<string, () => Buffer>> = {
    'a whole picture': () => picture,
    'a cut picture': () => picture.subarray(0, chance.below(picture.length)),
    'a picture with changed bytes': () => changed(chance, picture),
    'a picture and a page': () => Buffer.concat([picture, Buffer.from(chance.pick(markup))]),
    'a picture and an archive': () =>
      Buffer.concat([picture, Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1')]),
    'a picture of billions of points': () => bomb(50_000, 50_000),
    'a picture that unpacks to much': () => bomb(7100, 7100),
    'a picture that is packed well': () => bomb(1500, 900),
    'a picture of no points': () => bomb(0, 10),
    'a large picture': () => Buffer.concat([picture, Buffer.alloc(1_100_000)]),
    'a drawing': () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${chance.pick(drawn)}</svg>`),
    'a drawing with changed bytes': () => changed(chance, Buffer.from(`<svg width="9">${chance.pick(drawn)}</svg>`)),
    'a drawing that is nested': () => Buffer.from(`<svg>${'<g>'.repeat(chance.below(3000))}`),
    entities: () => Buffer.from(`<!DOCTYPE svg [${'<!ENTITY a "&b;&b;">'.repeat(30)}]><svg>&a;</svg>`),
    'a page': () => Buffer.from(chance.pick(markup)),
    'a program': () =>
      Buffer.from(chance.pick(['MZ\u0090', '\u007fELF\u0002', '#!/bin/sh\n', '\u00ca\u00fe\u00ba\u00be']), 'latin1'),
    'an archive': () => Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateSync(Buffer.alloc(900_000))]),
    'a document': () => Buffer.from('%PDF-1.7\n/OpenAction << /JS (app.alert(1)) >>'),
    sound: () => Buffer.concat([Buffer.from('ID3\u0004'), Buffer.from(chance.pick(markup))]),
    'a film': () => Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0moov', 'latin1'),
    noise: () => Buffer.from(Array.from({ length: chance.below(5000) }, () => chance.below(256))),
    words: () => Buffer.from('a;b\n=cmd|calc!A1;2\n'),
    nothing: () => Buffer.alloc(0),
  };
  const what = chance.pick(Object.keys(kinds));
  return { what, bytes: kinds[what]!() };
}

/** Some bytes are other ones, anywhere. */
function changed(chance: Chance, source: Buffer): Buffer {
  const bytes = Buffer.from(source);
  for (let times = 1 + chance.below(20); times > 0; times -= 1) bytes[chance.below(bytes.length)] = chance.below(256);
  return bytes;
}

/** A picture that says it has so many points, and is packed well. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(Math.min((Math.ceil(width / 8) + 1) * height, 5_000_000));
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum(named));
  return Buffer.concat([length, named, sum]);
}

function checksum(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

/** A half of a pair cannot be written in an address, so it is sent as its bytes would be. */
function encodeName(name: string): string {
  return !/\p{Surrogate}/u.test(name) ? encodeURIComponent(name) : '%ED%A0%80.png';
}

const hostileNames = [
  '',
  ' ',
  '..',
  '../../../etc/passwd',
  '..\\..\\boot.ini',
  '/etc/passwd',
  'C:\\a.png',
  'a\0.png',
  'a\r\nset-cookie: a=b.png',
  'a\u202egnp.exe',
  '\u2066a\u2069.png',
  'a"; filename="b.html',
  "<img src=x onerror='alert(1)'>.png",
  '.htaccess',
  'con',
  'a'.repeat(500),
  '🙂'.repeat(80),
  '\ud800.png',
  'a.html',
  'a.svg.html',
];
const endings = ['png', 'jpg', 'svg', 'html', 'js', 'exe', 'pdf', 'mp4', 'zip', 'webp', 'php'];
const types = [
  'image/png',
  'text/html',
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'x',
  '',
];
const markup = [
  '<html><script>alert(1)</script></html>',
  '<!doctype html><body onload=alert(1)>',
  '<?php system($_GET[0]); ?>',
  '<iframe src="javascript:alert(1)"></iframe>',
  'hello <SCRIPT src=//evil.test></SCRIPT>',
];
const drawn = [
  '<path d="M0 0h9"/>',
  '<script>alert(1)</script>',
  '<g onload="alert(1)"/>',
  '<a href="javascript:alert(1)"><text>a</text></a>',
  '<foreignObject><iframe src="/"/></foreignObject>',
  '<style>@import url(//evil.test);</style>',
  '<image href="http://evil.test/a.png"/>',
  '<use href="//evil.test/a.svg#b"/>',
  '<g id="a"><use href="#a"/></g><use href="#a"/>',
  '<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>',
  '<set attributeName="onload" to="alert(1)"/>',
  '<![CDATA[<script>alert(1)</script>]]>',
];
