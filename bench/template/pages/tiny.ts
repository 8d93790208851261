import type { Page } from './page.ts';

/** One line, to measure the cost of starting a render. */
export const tinyPage: Page = {
  name: 'tiny template',
  data: { name: 'Ada', site: { title: 'Harbour & Sons' } },
  template: '<p>Hello {name|html}, welcome to {site.title}</p>',
  others: {
    liquid: '<p>Hello {{ name | html }}, welcome to {{ site.title }}</p>',
    handlebars: '<p>Hello {{{html name}}}, welcome to {{{site.title}}}</p>',
    eta: '<p>Hello <%~ html(it.name) %>, welcome to <%~ it.site.title %></p>',
  },
};
