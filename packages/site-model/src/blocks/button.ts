import { defineBlock } from '../layout/definition.ts';
import { choice, flag, link, text } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

export const buttonBlock = defineBlock('button', {
  isStill: true,
  fields: {
    buttonText: text({ maxLength: 200 }),
    buttonLink: link('#'),
    buttonSize: choice(['small', 'medium', 'large'], 'medium'),
    buttonAlignment: choice(['left', 'center', 'right'], 'left', {
      byScreen: { selector: '.sqs-block-button-container', css: (side) => `text-align: ${side}` },
    }),
    newWindow: flag(),
  },
  panel: {
    title: { en: 'Button', de: 'Schaltfläche', fr: 'Bouton' },
    fields: {
      buttonText: { label: labels.text },
      buttonLink: { label: labels.link },
      buttonSize: { label: labels.size, choices: labels.sizes },
      buttonAlignment: { label: labels.alignment, choices: labels.sides },
      newWindow: { label: labels.newWindow },
    },
  },
});
