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
  prepare: () => (value) =>
    asText(value)
      .replace(ADDRESS, (address) => link(address, address))
      .replace(HANDLE, (_, before: string, name: string) => before + link(`https://twitter.com/${name}/`, `@${name}`))
      .replace(
        HASHTAG,
        (_, before: string, tag: string) => before + link(`https://twitter.com/hashtag/${tag}?src=hash`, `#${tag}`),
      ),
});

function link(address: string, text: string): string {
  return `<a target="new" href="${address}">${text}</a>`;
}
