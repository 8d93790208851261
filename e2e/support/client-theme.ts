/**
 * A theme whose scripts rely on what THEME-FORMAT section 11 names: an old one written for the node library, and one that
 * swaps pages in place. They write down what they find, and otherwise do what scripts of themes do.
 */
export const clientTheme: Readonly<Record<string, string>> = {
  'template.conf': JSON.stringify({
    name: 'Scripted',
    author: 'Inga',
    layouts: { default: { name: 'Default', regions: ['site'] } },
    stylesheets: ['site.less'],
    systemCollections: ['products', 'blog'],
  }),
  'site.region': `<!doctype html><html lang="en"><head>{squarespace-headers}</head>
<body id="{squarespace.page-id}" class="{squarespace.page-classes}">
<script>window.atFirst = typeof Y + typeof Squarespace + typeof ImageLoader + Static.SQUARESPACE_CONTEXT.website.id.length;</script>
<button id="menu-button">Menu</button><nav id="menu" class="closed"><a href="/shop">Shop</a></nav>
<a id="to-mug" href="/shop/p/tide-mug">Mug</a> <a class="{squarespace.cart-classes}" href="/cart"><span class="sqs-cart-quantity">0</span></a>
<button id="enlarge">Enlarge</button> <button id="tell">Tell</button>
<main id="content">{squarespace.main-content}</main>
<squarespace:script src="old.js" combo="false" /><squarespace:script src="swap.js" />
{squarespace-footers}</body></html>`,
  'collections/blog.list': `<h1>{collection.title}</h1>
<div id="slides">{.repeated section items}<div class="slide"><img {@|image-meta} /></div>{.end}</div>
<button id="next">Next</button><span id="at"></span>/<span id="of"></span>
<div id="wrapped">{.repeated section items}<p><b class="part">{title}</b></p>{.end}</div><div id="controls"><a href="#1">1</a><a href="#2">2</a></div>
<div id="frame" style="width:200px;height:100px">{.section items.0}<img id="filled" {@|image-meta} data-load="false" />{.end}</div>`,
  'styles/site.less': [
    '// tweak: { "type": "color", "title": "Ink" }',
    '@ink: #203040;',
    "// tweak: { type: 'checkbox', title: 'Wide menu', active: true }",
    'body { color: @ink; } #menu.closed { display: none; }',
  ].join('\n'),
  'scripts/old.js': `
window.found = { starts: 0, ends: 0 };
YUI().use('node', 'event', function (Y) {
  Y.on('domready', function () {
    Y.one('#menu-button').on('click', function (e) {
      e.halt();
      Y.one('#menu').toggleClass('closed');
      e.currentTarget.setAttribute('data-pressed', Y.all('nav a').size());
    });
    Y.one('body').delegate('click', function (e) { found.delegated = e.currentTarget.get('id'); }, 'nav a');
    Y.all('.slide').each(function (node, index) { node.addClass('slide-' + index); });
    Y.all('#menu a').addClass('item').setStyle('opacity', 0.9).setAttribute('title', 'Go');
    Y.one('#content').append('<p id="added"><i>1</i></p>').one('#added').insert(Y.Node.create('<b>2</b>'), 'before');
    found.text = Y.one('#added').ancestor('main').get('id') + Y.one('#added').previous('b').get('text');
    Y.one('#enlarge').on('click', function () {
      new Y.Squarespace.Lightbox2({ set: Y.all('.slide img'), currentSetIndex: 1 }).render();
    });
    Y.one('#tell').on('click', function () {
      new Y.Squarespace.Widgets.Alert({ strings: { title: 'Sold out', message: '<img src=x onerror="stolen=1">' } });
    });
  });
});
Squarespace.onInitialize(Y, function (Y) {
  found.starts += 1;
  if (!Y.one('#slides')) return;
  window.gallery = new Y.Squarespace.Gallery2({
    container: '#slides', slides: '.slide', loop: true,
    elements: { next: '#next', currentIndex: '#at', totalSlides: '#of' }
  });
  new Y.Squarespace.Gallery({ container: Y.one('#wrapped'), element: Y.all('.part'), elements: { controls: '#controls' } });
  gallery.on('currentIndexChange', function (e) { found.moved = e.prevVal + '>' + e.newVal; });
  found.loaded = ImageLoader.load(document.getElementById('filled'), { load: true, mode: 'fill' });
});
Squarespace.onInitialize(Y, function () { throw new Error('one of the theme fails'); });
Squarespace.onDestroy(Y, function () { found.ends += 1; });
Y.Global.on('tweak:change', function (e) { found.tweak = e.getName() + '=' + e.value; });
Y.Global.fire('tweak:change', { name: '@ink', value: 'red' });
Y.use('squarespace-util', function (Y) {
  found.values = [
    Y.Squarespace.Template.getTweakValue('@ink'), Y.Squarespace.Template.getTweakValue('ink'),
    Y.Squarespace.Template.getTweakValue('wide-menu'), Y.Squarespace.Template.getTweakValue('constructor'),
    Y.Squarespace.Commerce.moneyString(123450), Y.Squarespace.Commerce.isExpressCheckout(),
    Y.Squarespace.Commerce.priceString({ variants: [{ price: 1000 }, { price: 900, onSale: true, salePrice: 500 }] }),
    UserAccountApi.isUserAuthenticated()
  ];
});
Y.Data.get({ url: '/shop', data: { format: 'json' }, success: function (answer) { found.data = answer.collection.urlId; } });
var Counter = Y.Base.create('counter', Y.Base, [], {
  initializer: function (config) { this.set('count', this.get('count') + config.by); }
}, { ATTRS: { count: { value: 2 } } });
found.counted = new Counter({ by: 3 }).get('count');`,
  'scripts/swap.js': `
document.getElementById('to-mug').addEventListener('click', function (event) {
  event.preventDefault();
  fetch(event.target.href + '?format=html').then(function (answer) { return answer.text(); }).then(function (text) {
    var page = new DOMParser().parseFromString(text, 'text/html');
    Squarespace.globalDestroy(Y);
    document.getElementById('content').replaceWith(page.getElementById('content'));
    document.body.className = page.body.className;
    document.head.appendChild(document.importNode(page.querySelector('script[data-name="static-context"]'), true));
    Squarespace.AFTER_BODY_LOADED = false;
    Squarespace.afterBodyLoad();
    Squarespace.initializeCommerce(Y, Y.one('#content'));
  });
});`,
};
