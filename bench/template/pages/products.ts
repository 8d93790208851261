import type { Value } from '@awning/template-engine';
import type { Page } from './page.ts';

const PRODUCTS = 50;
const IMAGES = 3;

/** 50 products with 245 variants and three gallery images each. */
export const productsPage: Page = {
  name: 'product list',
  data: {
    website: { siteTitle: 'Harbour & Sons', currency: 'USD' },
    collection: { title: 'Mugs <all>', fullUrl: '/mugs' },
    items: Array.from({ length: PRODUCTS }, (_, i) => product(i)),
  },
  template: `<section class="products"><h1>{collection.title|html}</h1>
<ul>
{.repeated section items}<li id="p-{id}" class="product{.if starred} featured{.end}{.equal? recordType 11} store-item{.end}">
  <a href="{fullUrl|htmlattr}" title="{website.siteTitle|htmlattr}"><h2>{@index}. {title|html}</h2></a>
  {.section mainImage}<img src="{assetUrl|htmlattr}?format=500w" alt="{title|htmlattr}">{.or}<i>no image</i>{.end}
  <p>{excerpt|html}</p>
  <div class="gallery">{.repeated section gallery}<img src="{assetUrl|htmlattr}?format=100w" alt="{title|htmlattr}">{.alternates with} | {.end}</div>
  <ol>{.repeated section variants}<li data-sku="{sku|htmlattr}">{name|html}: {.if onSale}<s>{price}</s> {salePrice}{.or}{price}{.end} {website.currency}{.greaterThan? qtyInStock 0} <b>{qtyInStock} left</b>{.or} <b>sold out</b>{.end}</li>{.or}<li>no variants</li>{.end}</ol>
</li>
{.or}<li>nothing here</li>{.end}</ul></section>
`,
  others: {
    liquid: `<section class="products"><h1>{{ collection.title | html }}</h1>
<ul>
{% for item in items %}<li id="p-{{ item.id }}" class="product{% if item.starred %} featured{% endif %}{% if item.recordType == 11 %} store-item{% endif %}">
  <a href="{{ item.fullUrl | attr }}" title="{{ website.siteTitle | attr }}"><h2>{{ forloop.index }}. {{ item.title | html }}</h2></a>
  {% if item.mainImage %}<img src="{{ item.mainImage.assetUrl | attr }}?format=500w" alt="{{ item.mainImage.title | attr }}">{% else %}<i>no image</i>{% endif %}
  <p>{{ item.excerpt | html }}</p>
  <div class="gallery">{% for image in item.gallery %}<img src="{{ image.assetUrl | attr }}?format=100w" alt="{{ image.title | attr }}">{% unless forloop.last %} | {% endunless %}{% endfor %}</div>
  <ol>{% for variant in item.variants %}<li data-sku="{{ variant.sku | attr }}">{{ variant.name | html }}: {% if variant.onSale %}<s>{{ variant.price }}</s> {{ variant.salePrice }}{% else %}{{ variant.price }}{% endif %} {{ website.currency }}{% if variant.qtyInStock > 0 %} <b>{{ variant.qtyInStock }} left</b>{% else %} <b>sold out</b>{% endif %}</li>{% else %}<li>no variants</li>{% endfor %}</ol>
</li>
{% else %}<li>nothing here</li>{% endfor %}</ul></section>
`,
    handlebars: `<section class="products"><h1>{{{html collection.title}}}</h1>
<ul>
{{#each items}}<li id="p-{{{id}}}" class="product{{#if starred}} featured{{/if}}{{#if (eq recordType 11)}} store-item{{/if}}">
  <a href="{{{attr fullUrl}}}" title="{{{attr @root.website.siteTitle}}}"><h2>{{{inc @index}}}. {{{html title}}}</h2></a>
  {{#with mainImage}}<img src="{{{attr assetUrl}}}?format=500w" alt="{{{attr title}}}">{{else}}<i>no image</i>{{/with}}
  <p>{{{html excerpt}}}</p>
  <div class="gallery">{{#each gallery}}<img src="{{{attr assetUrl}}}?format=100w" alt="{{{attr title}}}">{{#unless @last}} | {{/unless}}{{/each}}</div>
  <ol>{{#each variants}}<li data-sku="{{{attr sku}}}">{{{html name}}}: {{#if onSale}}<s>{{{price}}}</s> {{{salePrice}}}{{else}}{{{price}}}{{/if}} {{{@root.website.currency}}}{{#if (gt qtyInStock 0)}} <b>{{{qtyInStock}}} left</b>{{else}} <b>sold out</b>{{/if}}</li>{{else}}<li>no variants</li>{{/each}}</ol>
</li>
{{else}}<li>nothing here</li>{{/each}}</ul></section>
`,
    eta: `<section class="products"><h1><%~ html(it.collection.title) %></h1>
<ul>
<% it.items.forEach((item, i) => { %><li id="p-<%~ item.id %>" class="product<% if (item.starred) { %> featured<% } %><% if (item.recordType === 11) { %> store-item<% } %>">
  <a href="<%~ attr(item.fullUrl) %>" title="<%~ attr(it.website.siteTitle) %>"><h2><%~ i + 1 %>. <%~ html(item.title) %></h2></a>
  <% if (item.mainImage) { %><img src="<%~ attr(item.mainImage.assetUrl) %>?format=500w" alt="<%~ attr(item.mainImage.title) %>"><% } else { %><i>no image</i><% } %>
  <p><%~ html(item.excerpt) %></p>
  <div class="gallery"><% item.gallery.forEach((image, j) => { %><img src="<%~ attr(image.assetUrl) %>?format=100w" alt="<%~ attr(image.title) %>"><% if (j < item.gallery.length - 1) { %> | <% } }) %></div>
  <ol><% item.variants.forEach((variant) => { %><li data-sku="<%~ attr(variant.sku) %>"><%~ html(variant.name) %>: <% if (variant.onSale) { %><s><%~ variant.price %></s> <%~ variant.salePrice %><% } else { %><%~ variant.price %><% } %> <%~ it.website.currency %><% if (variant.qtyInStock > 0) { %> <b><%~ variant.qtyInStock %> left</b><% } else { %> <b>sold out</b><% } %></li><% }) %></ol>
</li>
<% }) %></ul></section>
`,
  },
};

function product(i: number): Value {
  const title = i % 7 === 0 ? `Mug & saucer no. ${i}` : `Stoneware mug no. ${i}`;
  return {
    id: `5f${i.toString(16).padStart(6, '0')}`,
    title,
    fullUrl: `/mugs/stoneware-mug-${i}?a=1&b=${i}`,
    recordType: i % 5 === 0 ? 1 : 11,
    starred: i % 4 === 0,
    excerpt: `Thrown by hand in the old harbour, glazed in batch ${i}; holds 30 cl and survives the dishwasher <mostly>.`,
    mainImage: i % 10 === 9 ? null : { assetUrl: `https://static.example.com/mugs/${i}/main.jpg`, title },
    gallery: Array.from({ length: IMAGES }, (_, j) => ({
      assetUrl: `https://static.example.com/mugs/${i}/${j}.jpg`,
      title: `${title}, view ${j}`,
    })),
    variants: Array.from({ length: variantCount(i) }, (_, j) => ({
      sku: `MUG-${i}-${j}`,
      name: j % 3 === 0 ? 'Sea "blue"' : 'Slate grey',
      price: `${20 + j}.00`,
      salePrice: `${15 + j}.00`,
      onSale: (i + j) % 3 === 0,
      qtyInStock: (i * j) % 6,
    })),
  };
}

/** Five per product, except for every tenth. */
function variantCount(i: number): number {
  return i % 10 === 0 ? 4 : 5;
}
