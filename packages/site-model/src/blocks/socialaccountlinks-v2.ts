import { defineBlock } from '../layout/definition.ts';
import { choice, flag, lines } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

export const socialaccountlinksV2Block = defineBlock('socialaccountlinks-v2', {
  isStill: true,
  fields: {
    /** One address per line; the service is known from its host. */
    addresses: lines({ maxLength: 4000, isTranslated: false }),
    iconSize: choice(['small', 'medium', 'large'], 'medium'),
    iconAlignment: choice(['left', 'center', 'right'], 'left', {
      byScreen: { selector: '.sqs-svg-icon--list', css: (side) => `justify-content: ${side}` },
    }),
    hasNames: flag(),
  },
  panel: {
    title: { en: 'Social links', de: 'Social-Media-Links', fr: 'Réseaux sociaux' },
    fields: {
      addresses: {
        label: { en: 'Web addresses', de: 'Webadressen', fr: 'Adresses web' },
        hint: {
          en: 'One per line, such as https://www.instagram.com/yourshop or an email address.',
          de: 'Eine pro Zeile, zum Beispiel https://www.instagram.com/ihrladen oder eine E-Mail-Adresse.',
          fr: 'Une par ligne, par exemple https://www.instagram.com/votreboutique ou une adresse e-mail.',
        },
      },
      iconSize: { label: labels.size, choices: labels.sizes },
      iconAlignment: { label: labels.alignment, choices: labels.sides },
      hasNames: { label: { en: 'Show the names', de: 'Namen zeigen', fr: 'Afficher les noms' } },
    },
  },
});
