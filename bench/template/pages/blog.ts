import type { Value } from '@awning/template-engine';
import type { Page } from './page.ts';

const POSTS = 20;

const CATEGORIES: readonly Value[] = [
  { name: 'Sea & shore', urlId: 'sea-and-shore' },
  { name: 'Letters', urlId: 'letters' },
];

/** 20 posts with author, excerpt, categories, tags and comments, and the links to the next pages. */
export const blogPage: Page = {
  name: 'blog list',
  data: {
    website: { siteTitle: 'Notes from the harbour', baseUrl: 'https://harbour.example' },
    pagination: { nextPage: true, nextPageUrl: '/journal?offset=20&dir=next', prevPage: false },
    collection: { title: 'Journal', itemCount: POSTS, fullUrl: '/journal' },
    items: Array.from({ length: POSTS }, (_, i) => post(i)),
  },
  template: `<main><h1>{collection.title|html}</h1><p>{collection.itemCount} post{collection.itemCount|pluralize}</p>
{.repeated section items}<article id="post-{id}"{.if starred} class="featured"{.end}>
  <h2><a href="{fullUrl|htmlattr}">{title|html}</a></h2>
  <p>By {author.displayName|html}{.if author.bio} ({author.bio|html}){.end} for {website.siteTitle|html}</p>
  <p>{.repeated section categories}<a href="{collection.fullUrl}?category={urlId}">{name|html}</a>{.alternates with}, {.or}Uncategorised{.end}</p>
  {.section excerpt}<div>{html}</div>{.or}<div>{body|safe|truncate 80}</div>{.end}
  <ul>{.repeated section tags}<li><a href="/tag/{@|url-encode}">{@|html}</a></li>{.alternates with}<li>·</li>{.end}</ul>
  {.greaterThan? commentCount 0}<span>{commentCount} comment{commentCount|pluralize}</span>{.or}<span>No comments</span>{.end}
</article>
{.end}{.section pagination}<nav>{.if prevPage}<a href="{prevPageUrl|htmlattr}">Newer</a>{.end}{.if nextPage}<a href="{nextPageUrl|htmlattr}">Older</a>{.end}</nav>{.end}</main>
`,
  others: {
    liquid: `<main><h1>{{ collection.title | html }}</h1><p>{{ collection.itemCount }} post{{ collection.itemCount | plural }}</p>
{% for item in items %}<article id="post-{{ item.id }}"{% if item.starred %} class="featured"{% endif %}>
  <h2><a href="{{ item.fullUrl | attr }}">{{ item.title | html }}</a></h2>
  <p>By {{ item.author.displayName | html }}{% if item.author.bio %} ({{ item.author.bio | html }}){% endif %} for {{ website.siteTitle | html }}</p>
  <p>{% for category in item.categories %}<a href="{{ collection.fullUrl }}?category={{ category.urlId }}">{{ category.name | html }}</a>{% unless forloop.last %}, {% endunless %}{% else %}Uncategorised{% endfor %}</p>
  {% if item.excerpt %}<div>{{ item.excerpt.html }}</div>{% else %}<div>{{ item.body | safe | cut: 80 }}</div>{% endif %}
  <ul>{% for tag in item.tags %}<li><a href="/tag/{{ tag | uri }}">{{ tag | html }}</a></li>{% unless forloop.last %}<li>·</li>{% endunless %}{% endfor %}</ul>
  {% if item.commentCount > 0 %}<span>{{ item.commentCount }} comment{{ item.commentCount | plural }}</span>{% else %}<span>No comments</span>{% endif %}
</article>
{% endfor %}{% if pagination %}<nav>{% if pagination.prevPage %}<a href="{{ pagination.prevPageUrl | attr }}">Newer</a>{% endif %}{% if pagination.nextPage %}<a href="{{ pagination.nextPageUrl | attr }}">Older</a>{% endif %}</nav>{% endif %}</main>
`,
    handlebars: `<main><h1>{{{html collection.title}}}</h1><p>{{{collection.itemCount}}} post{{{plural collection.itemCount}}}</p>
{{#each items}}<article id="post-{{{id}}}"{{#if starred}} class="featured"{{/if}}>
  <h2><a href="{{{attr fullUrl}}}">{{{html title}}}</a></h2>
  <p>By {{{html author.displayName}}}{{#if author.bio}} ({{{html author.bio}}}){{/if}} for {{{html @root.website.siteTitle}}}</p>
  <p>{{#each categories}}<a href="{{{@root.collection.fullUrl}}}?category={{{urlId}}}">{{{html name}}}</a>{{#unless @last}}, {{/unless}}{{else}}Uncategorised{{/each}}</p>
  {{#with excerpt}}<div>{{{this.html}}}</div>{{else}}<div>{{{cut (safe body) 80}}}</div>{{/with}}
  <ul>{{#each tags}}<li><a href="/tag/{{{uri this}}}">{{{html this}}}</a></li>{{#unless @last}}<li>·</li>{{/unless}}{{/each}}</ul>
  {{#if (gt commentCount 0)}}<span>{{{commentCount}}} comment{{{plural commentCount}}}</span>{{else}}<span>No comments</span>{{/if}}
</article>
{{/each}}{{#with pagination}}<nav>{{#if prevPage}}<a href="{{{attr prevPageUrl}}}">Newer</a>{{/if}}{{#if nextPage}}<a href="{{{attr nextPageUrl}}}">Older</a>{{/if}}</nav>{{/with}}</main>
`,
    eta: `<main><h1><%~ html(it.collection.title) %></h1><p><%~ it.collection.itemCount %> post<%~ plural(it.collection.itemCount) %></p>
<% it.items.forEach((item) => { %><article id="post-<%~ item.id %>"<% if (item.starred) { %> class="featured"<% } %>>
  <h2><a href="<%~ attr(item.fullUrl) %>"><%~ html(item.title) %></a></h2>
  <p>By <%~ html(item.author.displayName) %><% if (item.author.bio) { %> (<%~ html(item.author.bio) %>)<% } %> for <%~ html(it.website.siteTitle) %></p>
  <p><% item.categories.forEach((category, j) => { %><a href="<%~ it.collection.fullUrl %>?category=<%~ category.urlId %>"><%~ html(category.name) %></a><% if (j < item.categories.length - 1) { %>, <% } }); if (item.categories.length === 0) { %>Uncategorised<% } %></p>
  <% if (item.excerpt) { %><div><%~ item.excerpt.html %></div><% } else { %><div><%~ cut(safe(item.body), 80) %></div><% } %>
  <ul><% item.tags.forEach((tag, j) => { %><li><a href="/tag/<%~ uri(tag) %>"><%~ html(tag) %></a></li><% if (j < item.tags.length - 1) { %><li>·</li><% } }) %></ul>
  <% if (item.commentCount > 0) { %><span><%~ item.commentCount %> comment<%~ plural(item.commentCount) %></span><% } else { %><span>No comments</span><% } %>
</article>
<% }) %><% if (it.pagination) { %><nav><% if (it.pagination.prevPage) { %><a href="<%~ attr(it.pagination.prevPageUrl) %>">Newer</a><% } %><% if (it.pagination.nextPage) { %><a href="<%~ attr(it.pagination.nextPageUrl) %>">Older</a><% } %></nav><% } %></main>
`,
  },
};

function post(i: number): Value {
  return {
    id: `60${i.toString(16).padStart(6, '0')}`,
    title: i % 3 === 0 ? `Fog & foghorns, part ${i}` : `What the tide brought, part ${i}`,
    fullUrl: `/journal/${i}?from=list&page=1`,
    starred: i % 6 === 0,
    author: i % 2 === 0 ? { displayName: 'Ada Marsh', bio: 'keeper of the light' } : { displayName: 'Björn <Lund>' },
    excerpt: i % 4 === 3 ? null : { html: `<p>In the morning the pier was gone, for the ${i}th time this year.</p>` },
    body: `<p>A longer text about <em>everything</em> that floats, sinks or does neither, number ${i}, told slowly and with care.</p>`,
    categories: CATEGORIES.slice(0, i % 3),
    tags: ['sea', 'weather & wind', 'boats', `year ${2000 + i}`].slice(0, 1 + (i % 4)),
    commentCount: i % 5,
  };
}
