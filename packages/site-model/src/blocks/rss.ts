import { defineBlock } from '../layout/definition.ts';
import { collection, text } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

/** A link to the feed of a list. */
export const rssBlock = defineBlock('rss', {
  isStill: false,
  fields: { collectionId: collection(), collectionUrlId: collection(), label: text({ maxLength: 200 }) },
  panel: {
    title: { en: 'RSS feed', de: 'RSS-Feed', fr: 'Flux RSS' },
    fields: {
      collectionId: { label: labels.page },
      // Ids are set by the editor.
      collectionUrlId: null,
      label: {
        label: { en: 'Text of the link', de: 'Text des Links', fr: 'Texte du lien' },
        hint: {
          en: 'Left empty, it says “Subscribe by RSS”.',
          de: 'Leer steht dort „Per RSS abonnieren“.',
          fr: 'Vide, il dit « S’abonner par RSS ».',
        },
      },
    },
  },
});
