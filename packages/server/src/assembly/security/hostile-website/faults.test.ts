import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { faultsInAnswer } from './answer-faults.fixture.ts';
import { faultsInCsv } from './csv-faults.fixture.ts';
import { faultsInHeaders } from './header-faults.fixture.ts';
import { createMarking } from './marker.fixture.ts';
import { faultsInPage } from './page-faults.fixture.ts';
import { hostileText, leads, payloads } from './payload.fixture.ts';
import { faultsInXml } from './xml-faults.fixture.ts';

// Proves that the checker can fail: for each position, an unsafe page is found and a safe one is not.

const mark = createMarking().mark('a place');
const text = hostileText(mark, 'an address that runs');
const escaped = text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const json = JSON.stringify(text).replaceAll('<', String.raw`\u003c`);

/** A page with a text in each position. */
const places: Readonly<Record<string, (printed: string) => string>> = {
  'between elements': (printed) => `<p>${printed}</p>`,
  'in a title': (printed) => `<title>${printed}</title>`,
  'in a text area': (printed) => `<textarea>${printed}</textarea>`,
  'in a list to choose from': (printed) => `<select><option>${printed}</option></select>`,
  'in a table': (printed) => `<table><tr><td>${printed}</td></tr></table>`,
  'where there are no scripts': (printed) => `<noscript><p>${printed}</p></noscript>`,
  'in a template': (printed) => `<template><p>${printed}</p></template>`,
  'in a drawing': (printed) => `<svg><text>${printed}</text></svg>`,
  'in a quoted attribute': (printed) => `<p title="${printed}"></p>`,
  'in an attribute in apostrophes': (printed) => `<p title='${printed}'></p>`,
  'in the path of a link': (printed) => `<a href="/${printed}">x</a>`,
};

describe('a page', () => {
  test.for(Object.keys(places))('with a text %s is safe if it is escaped, and found if not', (place) => {
    expect(faultsInPage(places[place]!(escaped), 'shop.test')).toEqual([]);
    expect(faultsInPage(places[place]!(text), 'shop.test')).not.toEqual([]);
  });

  test.for(
    Object.keys(payloads).filter((name) => !['script text', 'entities', 'template', 'line', 'cell'].includes(name)),
  )('is found to be unsafe by the payload for %s alone', (name) => {
    const unsafe: Readonly<Record<string, (payload: string) => string>> = {
      'double quotes': (payload) => `<input value="${payload}">`,
      'single quotes': (payload) => `<input value='${payload}'>`,
      'no quotes': (payload) => `<input value=${payload}>`,
      script: (payload) => `<script type="application/json">{"a":"${payload}"}</script>`,
      style: (payload) => `<style>a{color:${payload}}</style>`,
      comment: (payload) => `<!-- ${payload} -->`,
      'raw text': (payload) => `<textarea>${payload}</textarea>`,
    };
    const page = unsafe[name] ?? ((payload: string) => `<p>${payload}</p>`);
    expect(faultsInPage(page('nothing'), 'shop.test')).toEqual([]);
    expect(faultsInPage(page(payloads[name]!(mark)), 'shop.test')).not.toEqual([]);
  });

  const never: Readonly<Record<string, string>> = {
    'a script': `<script>let a = ${json}</script>`,
    'a script of another type': `<script type="text/template">${mark}</script>`,
    'data that is no JSON': `<script type="application/json">{"a":"${mark}}</script>`,
    'the source of <style>': `<style>.${mark}{}</style>`,
    'a comment': `<!-- ${mark} -->`,
    'a handler': `<b onclick="show('${mark}')">x</b>`,
    'a style': `<b style="background:url(/${mark})">x</b>`,
    'a document in a frame': `<iframe srcdoc="${mark}"></iframe>`,
    'a command of the page': `<meta http-equiv="refresh" content="0;url=/${mark}">`,
    'the name of an element': `<${mark}>x</${mark}>`,
    'the name of an attribute': `<b ${mark}="1">x</b>`,
    'an address that runs': `<a href="javascript:${mark}">x</a>`,
    'an address that runs in disguise': `<a href=" java&#9;script:${mark}">x</a>`,
    'an address that is a page': `<a href="data:text/html,${mark}">x</a>`,
    'a form that sends elsewhere': `<form action="//evil.test/${mark}"></form>`,
    'a script from elsewhere': `<script src="https://evil.test/${mark}"></script>`,
    'a style sheet from elsewhere': `<link rel="stylesheet" href="https://evil.test/${mark}">`,
    'another base': `<base href="https://evil.test/${mark}">`,
    'a template that was run': `<p>${mark} made</p>`,
  };

  test.for(Object.keys(never))('never holds a text as %s', (name) => {
    expect(faultsInPage(never[name]!, 'shop.test')).not.toEqual([]);
  });

  test('may hold one as data, and in addresses of its own', () => {
    const page = `<script type="application/json">{"a":${json}}</script><form action="/${mark}"></form><a href="https://example.com/${mark}">x</a>`;
    expect(faultsInPage(page, 'shop.test')).toEqual([]);
  });
});

describe('an answer', () => {
  const page = { 'content-type': 'text/html; charset=utf-8', 'x-content-type-options': 'nosniff' };
  const faultsOf = (headers: Record<string, string>, body = '') =>
    faultsInAnswer(
      { headers: { ...page, 'content-security-policy': "script-src 'self'", ...headers }, text: body },
      'shop.test',
    );

  test('must not allow inline code, nor contain the hash of a text', () => {
    expect(faultsOf({}, `<p>${escaped}</p>`)).toEqual([]);
    expect(faultsOf({ 'content-security-policy': "script-src 'self' 'unsafe-inline'" })).not.toEqual([]);
    expect(faultsOf({ 'content-security-policy': '' })).not.toEqual([]);
    const code = `ran(${json})`;
    const hash = createHash('sha256').update(code).digest('base64');
    const faults = faultsOf(
      { 'content-security-policy': `script-src 'self' 'sha256-${hash}'` },
      `<script>${code}</script>`,
    );
    expect(faults.map(({ what }) => what)).toContain('a policy with the hash of a text');
  });

  test('with a sniffable type, or with text in a type that is not checked, is a fault', () => {
    expect(faultsOf({ 'x-content-type-options': '' })).not.toEqual([]);
    expect(faultsOf({ 'content-type': 'text/javascript' }, `let a = ${json}`)).not.toEqual([]);
    expect(faultsOf({ 'content-type': 'image/svg+xml' }, `<svg><text>${text}</text></svg>`)).not.toEqual([]);
    expect(faultsOf({ 'content-type': 'application/json' }, `{"a":${json}`)).not.toEqual([]);
    expect(faultsOf({ 'content-type': 'application/json' }, `{"a":${json}}`)).toEqual([]);
    expect(faultsOf({ 'content-type': 'text/plain' }, text)).toEqual([]);
  });

  test('holds texts in few headers, and there in their place', () => {
    const good = {
      location: `/a?b=${mark}`,
      'set-cookie': `a=${mark}; Path=/`,
      'content-disposition': `attachment; filename="${mark}.csv"`,
    };
    expect(faultsInHeaders(good)).toEqual([]);
    const bad = {
      location: `javascript:${mark}`,
      'content-disposition': `attachment; filename="a"; b="${mark}"`,
      link: `<${mark}>`,
      refresh: `0; url=data:${mark}`,
      'x-made': '1',
      vary: 'a\r\nb',
    };
    expect(faultsInHeaders(bad).map(({ what }) => what.split(',')[0])).toEqual(
      Object.keys(bad).map((name) => `the header ${name}`),
    );
  });
});

describe('a file for spreadsheets', () => {
  test.for(Object.keys(leads).filter((name) => name.includes('formula')))(
    'is unsafe with a cell that begins with %s',
    (lead) => {
      const cell = `${leads[lead]!(mark)}1`;
      expect(faultsInCsv(`"Name"\r\n"${cell}"\r\n`)).not.toEqual([]);
      expect(faultsInCsv(`"Name"\r\n"'${cell}"\r\n`)).toEqual([]);
    },
  );

  test.for([';', '\t', '\n'])('is unsafe with what begins a cell where %j separates', (sign) => {
    expect(faultsInCsv(`"Name","Text"\r\n"Ada","one${sign}=1"\r\n`)).not.toEqual([]);
    expect(faultsInCsv(`"Name","Text"\r\n"Ada","one${sign}two"\r\n`)).toEqual([]);
  });
});

describe('a feed', () => {
  const feed = (inner: string) => `<?xml version="1.0"?><rss><title>${inner}</title></rss>`;

  test('is safe with a text that is escaped', () => {
    const harmless = hostileText(mark, 'a formula').replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
    expect(faultsInXml(feed(harmless))).toEqual([]);
  });

  test.for([
    ['that is not', text],
    ['that opens an element', `<b made="${mark}"/>`],
    ['in a comment', `<!-- ${mark} -->`],
    ['as an address that runs', `javascript:${mark}`],
    ['in an attribute, as an address that runs', `<link href="javascript:${mark}"/>`],
    ['in an instruction', `<?run ${mark}?>`],
  ] as const)('is unsafe with one %s', ([, inner]) => {
    expect(faultsInXml(feed(inner))).not.toEqual([]);
  });
});
