/**
 * A theme with a script for each part of the node library that older themes use, and one that is bundled with the public
 * package for themes. Each writes down what it finds.
 */
export const libraryTheme: Readonly<Record<string, string>> = {
  'template.conf': JSON.stringify({
    name: 'Library',
    author: 'Inga',
    layouts: { default: { name: 'Default', regions: ['site'] } },
    stylesheets: ['site.less'],
  }),
  'site.region': `<!doctype html><html lang="en"><head>{squarespace-headers}</head>
<body id="{squarespace.page-id}" class="{squarespace.page-classes}">
<ul id="list"><li class="a" id="first">1</li><li class="b">2</li><li class="c">3</li></ul><input id="typed" value="v">
<div id="box">Box</div>
<main>{squarespace.main-content}</main>
<squarespace:script src="library.js" combo="true" /><squarespace:script src="bundle.js" />
{squarespace-footers}</body></html>`,
  'collections/blog.list':
    '{.repeated section items}<div class="frame"><img {@|image-meta} data-load="false" /></div>{.end}',
  'styles/site.less': `// tweak: { "type": "color", "title": "Ink" }
@ink: #203040;
.frame { width: 240px; height: 120px; }`,
  'scripts/library.js': `
window.found = { calls: [] };
YUI.add('theme-part', function (Y) { Y.themePart = Y.neededPart + 1; }, '1.0', { requires: ['needed-part'] });
YUI.add('needed-part', function (Y) { Y.neededPart = 6; }, '1.0');
YUI({ debug: false }).use('node', 'anim', 'theme-part', function (Y) {
  var list = Y.one('#list');
  found.parts = Y.themePart;
  found.lists = [Y.all('#list li').pop().get('text'), Y.all('#list li').shift().get('text'), Y.all('#list li').get('text').join()];
  found.places = [list.inViewportRegion(), list.inRegion(Y.one('body')), Y.one('#box').setX(30).getX(), Y.one('win').get('winWidth') > 0];
  list.delegate('click', function (e) { found.delegated = this.get('className') + e.container.get('id'); }, 'li');
  Y.one('#first').simulate('click');
  Y.on('key', function (e) { found.calls.push('key ' + e.keyCode); }, document, 'down:27');
  Y.one('#box').on('mine|click', function () { found.calls.push('mine'); });
  var handle = Y.on('click', function () { found.calls.push('handle'); }, '#box');
  Y.one('#box').simulate('click');
  Y.detach(handle);
});
(function (Y) {
  Y.one('#box').detach('mine|*');
  Y.one('#box').simulate('click');
  Y.Global.on('theme:said', function (first, second) { found.said = first + second; });
  Y.Global.fire('theme:said', 2, 3);
  function Speaker() {}
  Y.augment(Speaker, Y.EventTarget);
  var speaker = new Speaker();
  speaker.on('spoke', function (e) { found.spoke = e.word; });
  speaker.fire('spoke', { word: 'hello' });
  function Old() { Old.superclass.constructor.apply(this, arguments); }
  Old.NAME = 'old';
  Old.ATTRS = { size: { value: 1, validator: Y.Lang.isNumber }, node: { setter: Y.one }, fixed: { value: 5, readOnly: true } };
  Y.extend(Old, Y.Base, { initializer: function () { this.began = this.get('size'); }, destructor: function () { found.ended = true; } });
  var Young = Y.Base.create('young', Old, [], { initializer: function () { this.after('sizeChange', function (e) { found.grown = e.prevVal + '>' + e.newVal; }); } });
  var young = new Young({ size: 3, node: '#box', fixed: 6 });
  young.set('size', 4).set('size', 'large');
  found.young = [young.began, young.get('size'), young.get('node').get('id'), young.get('fixed'), young instanceof Old];
  young.destroy();
  var Drawn = Y.Base.create('drawn', Y.Widget, [], { renderUI: function () { this.get('contentBox').append('<b id="drawn">drawn</b>'); } });
  new Drawn({ srcNode: '#box' }).render();
  found.drawn = Y.one('#box #drawn') !== null;
  var fade = new Y.Anim({ node: '#box', to: { opacity: 0.5 }, duration: 0.01, easing: Y.Easing.easeOut });
  fade.on('end', function () { found.faded = Y.one('#box').getStyle('opacity'); });
  fade.run();
  var counted = { add: function (n) { return n; } };
  Y.Do.before(function (n) { found.calls.push('before ' + n); }, counted, 'add');
  counted.add(7);
  Y.io('/notebook?format=json', { on: { success: function (id, answer) { found.io = JSON.parse(answer.responseText).collection.urlId; } } });
  found.language = [Y.Array.dedupe([1, 1, 2]).length, Y.QueryString.stringify({ a: 'b c' }), Y.substitute('{x}!', { x: 1 }), Y.Lang.isValue(''), Y.clone({ a: [1] }).a[0], Y.UA.ie];
  Y.Cookie.set('theme-seen', 'yes', { path: '/' });
  found.cookie = Y.Cookie.get('theme-seen');
})(Y);`,
};

/** What a theme's own source would hold beside it: a build bundles both. */
export const coreSource = `
import core from '@squarespace/core';
const image = document.querySelector('.frame img');
window.core = { watched: [], starts: 0, ends: 0 };
const { core: seen } = window;
seen.tweak = [core.Tweak.getValue('@ink'), core.Tweak.getValue('ink'), core.Tweak.getValue('')];
core.Tweak.watch('@ink', () => seen.watched.push('ink'));
Y.Global.fire('tweak:change', { name: '@ink', value: 'red' });
seen.loaded = [core.ImageLoader.load(image, { load: true, mode: 'fill' }), core.ImageLoader.load(document.body, {})];
Squarespace.onInitialize(Y, () => { seen.starts += 1; });
Squarespace.onDestroy(Y, () => { seen.ends += 1; });
seen.user = core.UserAccounts.isUserAuthenticated();
seen.again = () => { core.Lifecycle.destroy(); core.Lifecycle.init(); };
`;
