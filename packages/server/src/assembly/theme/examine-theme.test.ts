import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startTestServer, type TestServer } from '@awning/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { examineTheme } from './examine-theme.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

type Files = Readonly<Record<string, string>>;

async function serverWith(files: Files): Promise<{ server: TestServer; folder: string }> {
  const server = await startTestServer();
  servers.push(server);
  const folder = join(server.parts.config.dataFolder, 'themes', 'mine');
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return { server, folder };
}

async function findingsOf(files: Files): Promise<string[]> {
  const { server } = await serverWith(files);
  const { findings } = await examineTheme(server.parts, 'mine');
  return findings.map(({ level, file, line, fault }) => `${level} ${file}:${line ?? ''} ${fault}`);
}

const conf = {
  name: 'Mine',
  author: 'Me',
  layouts: { default: { name: 'D', regions: ['top', 'bottom'] }, wide: { name: 'W', regions: ['top', 'bottom'] } },
  navigations: [{ name: 'side', title: 'Side' }],
  stylesheets: ['one.less', 'two.less'],
  customTypes: [
    {
      title: 'Project',
      name: 'project',
      base: 'image',
      fields: [{ name: 'client', title: 'Client', type: 'text' }],
    },
  ],
};

/** One of every kind that the format names, without a mistake. */
const sound: Files = {
  'template.conf': JSON.stringify(conf),
  'top.region': '<html><head>{squarespace-headers}</head>\n<body>{.section collection}\n',
  'bottom.region':
    '<p>{title}</p>{.end}\n{squarespace.main-content}\n<squarespace:navigation navigationId="side">\n{.repeated section items}x{.end}\n</squarespace:navigation>\n{squarespace-footers}</body></html>',
  'blocks/card.block': '<b>{title}</b>',
  'collections/blog.list': '{.repeated section items}{@|apply card.block}{.end}',
  'collections/work.conf': JSON.stringify({ title: 'Work', acceptTypes: ['project', 'video'] }),
  'collections/work.list': '{.repeated section items}{customContent.client}{.end}',
  'collections/work.item': '{item.title}',
  'collections/lonely.list': 'a template without a conf',
  'collections/index.conf': JSON.stringify({ title: 'Index', folder: true, index: true }),
  'collections/index.list': '{.repeated section collection.collections}{title}{.end}',
  'collections/folder.conf': JSON.stringify({ title: 'Folder', folder: true }),
  'collections/goods.conf': JSON.stringify({ title: 'Goods', acceptTypes: ['store_item'] }),
  'pages/story.page': '<h1>Story</h1>',
  'styles/one.less': '@space: 4px;',
  'styles/two.less': '.x { margin: @space / 2; }',
};

describe('examining a theme', () => {
  test('finds nothing wrong with a sound one, and renders a page of every kind', async () => {
    const { server } = await serverWith(sound);
    const { findings, templates, pages } = await examineTheme(server.parts, 'mine');
    expect(findings).toEqual([]);
    expect([templates, pages]).toEqual([9, expect.any(Number)]);
    expect(pages).toBeGreaterThan(30);
  });

  test('names every mistake with its file and line', async () => {
    const findings = await findingsOf({
      ...sound,
      'bottom.region': `${sound['bottom.region']}\n{missing|no-such-formatter}\n{@|apply gone.block}`,
      'collections/blog.list': 'one\ntwo\n{.section items}',
      'blocks/loop.block': '{@|apply loop.block}{@|apply loop.block}{@|apply loop.block}',
      'collections/lonely.list': '{@|apply loop.block}',
      'collections/work.list':
        'one\n<squarespace:query collection="blog">\ntwo\n{title|other-formatter}\n</squarespace:query>\n{x|last-formatter}',
      'collections/folder.conf': '{ broken',
      'pages/story.page':
        '\n<script>var a = "{website.siteTitle}";</script>\n<script src="//other.test/a.js"></script>',
      'scripts/site.js': 'one;\nload("https://third.test/x.js");',
      'styles/one.less': '@space: 4px;\n.y { color: @missing; }\n@import url("//fonts.test/css?family=A");',
    });
    expect(findings).toEqual([
      expect.stringMatching(/^error blocks\/loop\.block:1 .*maximum recursion depth/),
      expect.stringMatching(/^error blocks\/loop\.block:1 .*maximum of 5000000 steps/),
      expect.stringMatching(/^error bottom\.region:7 .*no-such-formatter/),
      expect.stringMatching(/^error collections\/blog\.list:3 .*Reached EOF/),
      expect.stringMatching(/^error collections\/folder\.conf: .*JSON/),
      expect.stringMatching(/^error collections\/work\.list:4 .*other-formatter/),
      expect.stringMatching(/^error collections\/work\.list:6 .*last-formatter/),
      expect.stringMatching(/^warning bottom\.region:8 .*gone\.block/),
      expect.stringMatching(/^warning pages\/story\.page:2 a script prints \{website\.siteTitle\}/),
      expect.stringMatching(/^warning pages\/story\.page:3 a script is from https:\/\/other\.test/),
      expect.stringMatching(/^warning scripts\/site\.js:2 .*https:\/\/third\.test/),
      expect.stringMatching(/^warning styles\/one\.less:2 .*@missing/),
      expect.stringMatching(/^warning styles\/one\.less:3 .*https:\/\/fonts\.test/),
    ]);
  });
});
