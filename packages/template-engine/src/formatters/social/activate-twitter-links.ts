import type { Budget } from '../../budget/budget.ts';
import { definePureFormatter } from '../../contract/formatter.ts';
import { asText } from '../../values/value.ts';

const ADDRESS = /\b(?:https?|ftp|file):\/\/[-a-z0-9+&@#/%?=~_|!:,.;]*[-a-z0-9+&@#/%=~_|]/gi;
const HANDLE = /(^| )@(\w+)/g;
const HASHTAG = /(^| )#(\w+)/g;

export const activateTwitterLinks = definePureFormatter({
  name: 'activate-twitter-links',
  group: 'social',
  summary: 'links for the addresses, @handles and #hashtags of a text',
  example: {
    template: '{t|activate-twitter-links}',
    data: { t: 'by @awning' },
    output: 'by <a target="new" href="https://twitter.com/awning/">@awning</a>',
  },
  prepare: () => (value, budget) => {
    const links = new Links(budget);
    return asText(value)
      .replace(ADDRESS, (address) => links.write(address, address))
      .replace(
        HANDLE,
        (_, before: string, name: string) => before + links.write(`https://twitter.com/${name}/`, `@${name}`),
      )
      .replace(
        HASHTAG,
        (_, before: string, tag: string) =>
          before + links.write(`https://twitter.com/hashtag/${tag}?src=hash`, `#${tag}`),
      );
  },
});

/** The links of one text. A link is many times as long as its source, so each is checked against the budget. */
class Links {
  private readonly budget: Budget;
  private length = 0;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  write(address: string, text: string): string {
    const link = `<a target="new" href="${address}">${text}</a>`;
    this.length += link.length;
    this.budget.step();
    this.budget.require(this.length);
    return link;
  }
}
