import { StarterKit, type StarterKitOptions } from '@tiptap/starter-kit';

/** What a text may have: headings, lists, links. */
export function richTextExtensions(more: Partial<StarterKitOptions> = {}) {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      code: false,
      codeBlock: false,
      // Otherwise "it." at the end of a sentence becomes a link to a website in Italy.
      link: { openOnClick: false, autolink: false, protocols: ['mailto', 'tel'] },
      ...more,
    }),
  ];
}
