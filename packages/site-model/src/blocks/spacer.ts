import { defineBlock } from '../layout/definition.ts';
import { choice } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

/** As in the host's style sheet. */
const heights = { small: '1rem', medium: '2.5rem', large: '5rem' };

export const spacerBlock = defineBlock('spacer', {
  isStill: true,
  fields: {
    size: choice(['small', 'medium', 'large'], 'medium', {
      byScreen: { selector: '.sqs-spacer', css: (size) => `height: ${heights[size]}` },
    }),
  },
  panel: {
    title: { en: 'Spacer', de: 'Abstand', fr: 'Espace' },
    fields: { size: { label: { en: 'Height', de: 'Höhe', fr: 'Hauteur' }, choices: labels.sizes } },
  },
});
