import { describe, expect, test } from 'vitest';
import { compileTemplate } from '../engine/compile.ts';
import type { RenderContext } from '../engine/template.ts';
import type { Value } from '../values/value.ts';
import { inspectTemplate } from './inspect-template.ts';

function codeOf(source: string, data: Value = {}, context: RenderContext = {}): string[] {
  return compileTemplate(source)
    .render(data, context)
    .inlineCode.map(({ kind, text }) => `${kind}: ${text}`);
}

function messagesOf(source: string): string[] {
  return inspectTemplate(source).code.map(({ message }) => message);
}

describe('code without inserted values is recorded from the source', () => {
  test.each<[source: string, code: string[]]>([
    ['<script>go()</script>', ['script: go()']],
    ['<SCRIPT async\n>go()</SCRIPT >', ['script: go()']],
    ['<script type="module">go()</script>', ['script: go()']],
    ["<script type='Text/JavaScript'>go()</script>", ['script: go()']],
    ['<script type=text/javascript>go()</script>', ['script: go()']],
    ['<script>a < b && "<\\/script>"</script>', ['script: a < b && "<\\/script>"']],
    ['<script>document.write("<script src=x>")</script>', ['script: document.write("<script src=x>")']],
    ['<script><!--\ngo()\n//--></script>', ['script: <!--\ngo()\n//-->']],
    ['<script>if(a){.meta-left}go(){.meta-right}{.newline}</script>', ['script: if(a){go()}\n']],
    ['<script>/* {# left out} */</script>', ['script: /*  */']],
    ['<style>p { color: red }</style>', ['style: p { color: red }']],
    ['<a onclick="go()">x</a>', ['handler: go()']],
    ["<a ONCLICK = 'go(1)' b>x</a>", ['handler: go(1)']],
    ['<a onclick=go()>x</a>', ['handler: go()']],
    ['<a onclick="say(&quot;hi&quot;)">x</a>', ['handler: say(&quot;hi&quot;)']],
    ['<a {b} onclick="go()" {.if c}d{.end} onfocus="stay()">', ['handler: go()', 'handler: stay()']],
    ['<a title="> <script>" onclick="go()">', ['handler: go()']],
    ['{a}<script>one()</script>{b}<script>two()</script>', ['script: one()', 'script: two()']],
    ['{.section c}<script>go()</script>{.end}', ['script: go()']],
    ['{.if a}{.or}<script>go()</script>{.end}', ['script: go()']],
    ['{.repeated section l}<script>go()</script>{.end}', ['script: go()', 'script: go()']],
    ['{@|apply p}', ['script: p()']],
    ['{.macro m}<script>m()</script>{.end}{@|apply m}', ['script: m()']],
    ['<!-- > --><script>go()</script>', ['script: go()']],
    ['<!--><script>go()</script>', ['script: go()']],
    ['<!doctype html><script>go()</script>', ['script: go()']],
    ['<title><script></title><script>go()</script>', ['script: go()']],
  ])('%s', (source, code) => {
    const data = { b: 'data-x', c: { d: 1 }, l: [1, 2] };
    expect(codeOf(source, data, { partials: { p: '<script>p()</script>' } })).toEqual(code);
    expect(messagesOf(source)).toEqual([]);
  });

  test.each([
    '<script src="a.js"></script>',
    '<script src=a.js>go()</script>',
    '<script type="application/json">{a|json}</script>',
    '<script type="text/template">{a}</script>',
    '<!-- <script>go()</script> -->',
    '<textarea><script>go()</script></textarea>',
    '<a data-onclick="go()" title="onclick=go()">onclick="go()"</a>',
    '{.if missing}<script>go()</script>{.end}',
    '<script></script>',
    'a < b <3 onclick="go()"',
  ])('%s has none', (source) => {
    expect(codeOf(source, { a: '</script>' })).toEqual([]);
    expect(messagesOf(source)).toEqual([]);
  });
});

describe('code that inserts JSON, numbers, booleans or ids is recorded as it was printed', () => {
  const data = {
    text: `it's "</script><!--`,
    list: ['a', 'b'],
    object: { a: 1 },
    number: -1.5,
    yes: true,
    id: '6a-F_9',
    collection: { id: 'c1', itemId: 'i1' },
    website: { id: '3f' },
  };
  const text = '"it\'s \\"<\\/script><!--"';

  test.each<[source: string, code: string[]]>([
    ['<script>a = {text|json};</script>', [`script: a = ${text};`]],
    ['<script>go({object|json}, {list|json});</script>', ['script: go({"a":1}, ["a","b"]);']],
    ['<script>a = [{.repeated section list}{@|json}{.alternates with},{.end}]</script>', ['script: a = ["a","b"]']],
    ['<script>{.repeated section list}go({@|json});{.end}</script>', ['script: go("a");go("b");']],
    ['<script>{.if text}a = {text|json}{.or}a = 1{.end};</script>', [`script: a = ${text};`]],
    ['<script>a = {.if text}{text|json}{.or}1{.end};</script>', [`script: a = ${text};`]],
    ['<script>{.section collection}a = {id|json}{.end}</script>', ['script: a = "c1"']],
    ['<script>a = `x${ {list|json} }`; b = {number}</script>', ['script: a = `x${ ["a","b"] }`; b = -1.5']],
    ['<script>a = /[/"]/.test(b) ? {yes|json} : 0</script>', ['script: a = /[/"]/.test(b) ? true : 0']],
    ["<script>/* it's */{.if yes}/**/{.end}a = {list|json}</script>", ['script: /* it\'s *//**/a = ["a","b"]']],
    ["<script>// it's\na = {list|json}</script>", ['script: // it\'s\na = ["a","b"]']],
    ['<script>a = b / 2; c = {list|json} </script>', ['script: a = b / 2; c = ["a","b"] ']],
    ['<script>a = (b) / 2;\nc = {list|json}</script>', ['script: a = (b) / 2;\nc = ["a","b"]']],
    ['<script>return {list|json-pretty}</script>', ['script: return [\n  "a",\n  "b"\n]']],
    ['<script>a = {number}; b = {yes}; c = {list|count};</script>', ['script: a = -1.5; b = true; c = 2;']],
    ['<script>a = "{number}"; // {yes}</script>', ['script: a = "-1.5"; // true']],
    [
      '<script>a = "{id}" + \'{collection.itemId}\' + `{website.id}`</script>',
      ['script: a = "6a-F_9" + \'i1\' + `3f`'],
    ],
    ['<script>{.repeated section list}go({@index});{.end}</script>', ['script: go(1);go(2);']],
    ['<script>a = {.eval number + 1};</script>', ['script: a = -0.5;']],
    ['<script>{.if missing}a(){.or}b(){.end}</script>', ['script: b()']],
    ['<script>a = {missing};</script>', ['script: a = ;']],
    ['<style>#item-{id} { width: {number}px }</style>', ['style: #item-6a-F_9 { width: -1.5px }']],
    ['<a onclick="go({object|json|htmlattr})">', ['handler: go({&quot;a&quot;:1})']],
    ["<a onclick='go({list|json})'>", ['handler: go(["a","b"])']],
    ['<a onclick="go({number}, \'{id}\')">', ["handler: go(-1.5, '6a-F_9')"]],
    ['<a onclick=go({number})>', ['handler: go(-1.5)']],
    ['<a onclick="{.if yes}go(){.end}">', ['handler: go()']],
  ])('%s', (source, code) => {
    expect(codeOf(source, data, { enableExpressions: true })).toEqual(code);
    expect(messagesOf(source).filter((message) => !message.includes('it runs only where'))).toEqual([]);
  });

  test('each time with its own output', () => {
    const source = '{.repeated section list}<script>go({@|json})</script>{.end}';
    expect(codeOf(source, data)).toEqual(['script: go("a")', 'script: go("b")']);
    expect(codeOf(source, { list: [1] })).toEqual(['script: go(1)']);
  });
});

describe('anything else is not recorded, and is named', () => {
  const value = 'prints {…}, which json does not print';
  const place = 'prints {…}, where JSON is not read as a value';
  const split = 'does not end in the block in which it begins';
  test.each<[source: string, message: string]>([
    ['<script>a = "{title|htmlattr}"</script>', `a script ${value}`],
    ['<script>a = "{title|safe}"</script>', `a script ${value}`],
    ['<script>a = {title|raw}</script>', `a script ${value}`],
    ['<script>{@|apply p}</script>', `a script ${value}`],
    ['<script>{.include p output}</script>', `a script ${value}`],
    ['<script>{.if a}b = 1{.or}b = "{title|slugify}"{.end}</script>', `a script ${value}`],
    ['<script>a = {title|json|htmlattr}</script>', 'a script prints {…}, which is not escaped for its place'],
    ['<script>a = "{title|json}"</script>', `a script ${place}`],
    ["<script>a = '{title|json}'</script>", `a script ${place}`],
    ['<script>a = `{title|json}`</script>', `a script ${place}`],
    ['<script>// {title|json}\n</script>', `a script ${place}`],
    ['<script>/* {title|json} */</script>', `a script ${place}`],
    ['<script>a = /{title|json}/</script>', `a script ${place}`],
    ['<script>a = /["]/.test(b); c = "{title|json}"</script>', `a script ${place}`],
    ['<script>if (a) /"/.test(b); c = "d = {title|json}"</script>', `a script ${place}`],
    ['<script>{.repeated section l}{title|json};b{.end}</script>', `a script ${place}`],
    ["<script>/* \n */ --> '\na = {title|json}</script>", `a script ${place}`],
    ["<script>a <{.if b}!-- '{.end}\nc = {title|json}</script>", `a script ${place}`],
    ['<script>go{title|json}()</script>', `a script ${place}`],
    ['<script>go(){title|json}</script>', `a script ${place}`],
    ['<script>a = myreturn{title|json}</script>', `a script ${place}`],
    ['<script>a = {title|json}{title|json}</script>', `a script ${place}`],
    ['<script>a = "\\{number}b = {title|json}"</script>', `a script ${place}`],
    ['<script>a = "{.if b}"{.end}; c = {title|json}; d = "</script>', `a script ${place}`],
    ['<script>{.repeated section l}a = {title|json}; b = "{.end}</script>', `a script ${place}`],
    ['<script>{.repeated section l}{title|json}{.end}</script>', `a script ${place}`],
    ["<script><!-- '\na = {title|json}</script>", `a script ${place}`],
    ["<script>\n--> '\na = {title|json}</script>", `a script ${place}`],
    ['<script>a = {id}</script>', 'a script prints {…}, outside quotation marks'],
    ['{.if a}<script>{.end}go()</script>', `a script ${split}`],
    ['<script>go({.if a})</script>{.end}', `a script ${split}`],
    ['<script>go()', 'a script does not end in the block in which it begins'],
    ['<style>p { color: {color|htmlattr} }</style>', `a style element ${value}`],
    ['<style>p { content: {title|json} }</style>', `a style element ${place}`],
    ['<a onclick="go(\'{title|htmlattr}\')">', `a handler ${value}`],
    ['<a onclick="{title|apply p}">', `a handler ${value}`],
    ['<a onclick=go({title|json})>', 'a handler prints {…}, which is not escaped for its place'],
    ['<a onclick={title|json}>', 'a handler prints {…}, which is not escaped for its place'],
    ['<a onclick="go(&quot;{title|json|htmlattr}&quot;)">', `a handler ${place}`],
  ])('%s', (source, message) => {
    const data = { title: 'x', id: 'i', a: 0, l: [1, 2], b: 1, number: 1, color: 'red' };
    expect(codeOf(source, data, { partials: { p: 'go()' }, enableInclude: true })).toEqual([]);
    expect(messagesOf(source).map((found) => found.replace(/\{.*\}/, '{…}'))).toContain(message);
  });

  test.each<[source: string, data: Value]>([
    ['<script>a = {title};</script>', { title: 'alert(1)' }],
    ['<script>a = "{title}";</script>', { title: 'x' }],
    ['<script>a = "{id}";</script>', { id: '";alert(1)//' }],
    ['<script>a = "{id}";</script>', { id: '</script>' }],
    ['<script>a = {.eval title};</script>', { title: 'alert(1)' }],
    ['<script>a = {list};</script>', { list: ['alert(1)'] }],
    ['<script>a = {list|count}; b = {title};</script>', { title: 'x', list: [] }],
    ['<style>p { width: {width} }</style>', { width: '1px} body{display:none' }],
    ["<a onclick='go({title|json})'>", { title: "it's" }],
    ["<a onclick='go({title|json})'>", { title: '&quot;);alert(1)//' }],
    ['<a onclick="go({title|json})">', { title: 'x' }],
    ["<a onclick='go({title|json|htmlattr})'>", { title: "'" }],
    ['<a onclick={title}>', { title: 'alert(1)' }],
    // The element would not end where the source ends it.
    ['<script>a = {title|json};</script>', { title: '<!--<script>' }],
  ])('%s with %j', (source, data) => {
    expect(codeOf(source, data, { enableExpressions: true })).toEqual([]);
  });

  test('code from values is not code of the source', () => {
    const html = '<script>alert(1)</script><a onclick="alert(1)">';
    expect(codeOf('{html}{html|safe}<p title="{html}">{html}</p><script>go()</script>', { html })).toEqual([
      'script: go()',
    ]);
  });

  test('code of a template that was stopped is not recorded', () => {
    const source = '<script>a = [{.repeated section l}{@|json},{.end}]</script>';
    const l = Array.from({ length: 100 }, (_, number) => number);
    expect(codeOf(source, { l })).toHaveLength(1);
    expect(codeOf(source, { l }, { limits: { maxSteps: 50 } })).toEqual([]);
  });

  test('a value of which nothing is known is named, since it runs only if it is one of these', () => {
    const message = 'a script prints {title} without json: it runs only where that is a number or a boolean';
    expect(messagesOf('<script>a = {title}; b = {collection.itemCount}</script>')).toEqual([message]);
  });

  test('a finding has its position', () => {
    expect(inspectTemplate('<p>\n<script>\n  a = "{title|html}";\n</script>').code).toEqual([
      { kind: 'script', message: 'a script prints {title|html}, which json does not print', line: 3, column: 8 },
    ]);
  });
});

test('scripts that formatters print are known', () => {
  expect(codeOf('{i|audio-player}{i|twitter-follow-button}{.var @a i|audio-player}', { i: {} })).toEqual([
    "script: Y.use('squarespace-audio-player-frontend');",
    expect.stringContaining('script: Y.use'),
    "script: Y.use('squarespace-audio-player-frontend');",
  ]);
});

test('a loop records a bounded number of scripts', () => {
  const l = Array.from({ length: 1000 }, (_, number) => number);
  expect(codeOf('{.repeated section l}<script>go({@})</script>{.end}', { l })).toHaveLength(200);
});

test('blocks that nest deeper than calls, and long chains of alternatives, cost their hashes at most', () => {
  const deep = `${'{.if a}'.repeat(50_000)}<script>go()</script>${'{.end}'.repeat(50_000)}`;
  expect(compileTemplate(deep).render({ a: 1 }).output).toBe('<script>go()</script>');
  const chain = `{.if b}x${'{.or even? 1}x'.repeat(20_000)}{.or}<script>go()</script>{.end}`;
  expect(codeOf(chain)).toEqual(['script: go()']);
  const loops = `<script>${'{.repeated section a}"'.repeat(90)}${'{.end}'.repeat(90)}</script>`;
  expect(codeOf(loops, { a: [1] })).toEqual(['script: "']);
});

describe('the places of inserted values', () => {
  test.each([
    ['{a}', 'text'],
    ['<p>{a}</p>', 'text'],
    ['<textarea>{a}</textarea>', 'text'],
    ['<p title="{a}">', 'attribute'],
    ["<p title='{a}'>", 'attribute'],
    ['<p title={a}>', 'bare-attribute'],
    ['<p title=x{a}>', 'bare-attribute'],
    ['<p {a}>', 'tag'],
    ['<{a}>', 'tag'],
    ['<p on{a}="x">', 'tag'],
    ['<!-- {a} -->', 'comment'],
    ['<script>{a}</script>', 'script'],
    ['<script type="application/ld+json">{a}</script>', 'data'],
    ['<style>{a}</style>', 'style'],
    ['<p onclick="{a}">', 'handler'],
    ['<p {.if b}class="x"{.or}id="y"{.end}>{a}', 'text'],
    ['{.if b}<p class="x{.or}<p class="y{.end} {a}">', 'attribute'],
  ])('%s is %s', (source, place) => {
    expect(inspectTemplate(source).values).toMatchObject([{ tag: '{a}', place, formatters: [] }]);
  });
});
