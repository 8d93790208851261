import { expect, test } from 'vitest';
import { cleanSvg, type PictureSize } from './clean-svg.ts';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';

async function clean(text: string, pieceLength = 7): Promise<{ text: string; size: PictureSize | undefined }> {
  let size: PictureSize | undefined;
  const pieces: Buffer[] = [];
  for await (const piece of cleanSvg(cut(Buffer.from(text), pieceLength), (found) => void (size = found))) {
    pieces.push(piece);
  }
  return { text: Buffer.concat(pieces).toString(), size };
}

async function* cut(bytes: Buffer, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

test('keeps shapes, texts and looks, in whatever pieces it arrives', async () => {
  const drawing = `<?xml version="1.0"?><!-- made by an editor --><svg ${xmlns} viewBox="0 0 20 10"><title>Töpferei &amp; mehr</title><style>.a{fill:#a65}</style><g class="a" style="stroke:red"><path d="M0 0h9v9z"/></g><use href="#b"/></svg>`;
  const whole = await clean(drawing, 10_000);
  expect(whole.text).toBe(
    `<svg ${xmlns} xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10"><title>Töpferei &amp; mehr</title><style>.a{fill:#a65}</style><g class="a" style="stroke:red"><path d="M0 0h9v9z"></path></g><use href="#b"></use></svg>`,
  );
  for (const length of [1, 2, 3, 64]) expect((await clean(drawing, length)).text).toBe(whole.text);
});

test.each([
  ['width="12.4" height="7px" viewBox="0 0 99 99"', { width: 12, height: 7 }],
  ['width="100%" height="100%" viewBox="0 0 20 10"', { width: 20, height: 10 }],
  ['', { width: 300, height: 150 }],
  ['width="1e99" viewBox="0 0 -5 x"', { width: 300, height: 150 }],
])('the size of <svg %s>', async (attributes, size) => {
  expect((await clean(`<svg ${xmlns} ${attributes}/>`)).size).toEqual(size);
});

test.each([
  ['what editors note', '<sodipodi:namedview><x/></sodipodi:namedview><g inkscape:label="a"/>', '<g></g>'],
  ['metadata', '<metadata><rdf:RDF/></metadata><g/>', '<g></g>'],
  ['links, but not what they hold', '<a href="https://a.test"><g/></a>', '<g></g>'],
  [
    'addresses elsewhere',
    '<image href="https://a.test/p.png"/><use xlink:href="b.svg#c"/>',
    '<image></image><use></use>',
  ],
  [
    'styles that load',
    '<style>@import "a.css";</style><g style="fill:url(https://a.test)"/>',
    '<style></style><g></g>',
  ],
  ['escapes that hide something', '<g style="fill:u\\72l(https://a.test)"/>', '<g></g>'],
  ['animations', '<set attributeName="href" to="x"/><g/>', '<g></g>'],
  ['a drawing that repeats what repeats', '<g id="a"><use href="#b"/></g>', '<g id="a"></g>'],
])('leaves out %s', async (_, inside, left) => {
  const { text } = await clean(`<svg ${xmlns}>${inside}</svg>`);
  expect(text.replace(/^<svg[^>]*>/, '').replace('</svg>', '')).toBe(left);
});

test('keeps gradients of its own and pictures inside', async () => {
  const inside = '<g fill="url(#a)"></g><image href="data:image/png;base64,aGk="></image>';
  expect((await clean(`<svg ${xmlns}>${inside}</svg>`)).text).toContain(inside);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script under another name', '<x:SCRIPT xmlns:x="http://www.w3.org/2000/svg"/>'],
  ['a handler', '<g onload="alert(1)"/>'],
  ['a handler of another case', '<g ONLOAD="alert(1)"/>'],
  ['a page inside', '<foreignObject><body/></foreignObject>'],
  ['a link that runs', '<a href="java\nscript:alert(1)"/>'],
  ['a link that runs, written in numbers', '<a href="&#106;avascript:alert(1)"/>'],
  ['a page as data', '<image href="data:text/html,x"/>'],
  ['a drawing inside a drawing', '<image href="data:image/svg+xml,x"/>'],
  ['a frame', '<iframe src="/"/>'],
  ['too many levels', '<g>'.repeat(200)],
])('refuses %s', async (_, inside) => {
  await expect(clean(`<svg ${xmlns}>${inside}</svg>`)).rejects.toMatchObject({ refusal: { reason: 'wrongKind' } });
});

test.each([
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg ${xmlns}>&a;</svg>`],
  ['a style sheet', `<?xml-stylesheet href="a.css"?><svg ${xmlns}/>`],
  ['a page', '<html><svg/></html>'],
  ['nothing', ''],
  ['two drawings', `<svg ${xmlns}/><svg ${xmlns}/>`],
])('refuses %s around it', async (_, text) => {
  await expect(clean(text)).rejects.toMatchObject({ refusal: { reason: 'wrongKind' } });
});

test('refuses what is not written in UTF-8', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`<svg ${xmlns}><title>`),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('</title></svg>'),
  ]);
  const reading = async () => {
    for await (const _ of cleanSvg(cut(bytes, 9), () => undefined));
  };
  await expect(reading()).rejects.toMatchObject({ refusal: { reason: 'wrongKind' } });
});
