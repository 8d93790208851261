import type { BlockDefinition } from '../layout/definition.ts';
import { choice, columns } from '../layout/field.ts';
import { labels } from '../layout/label.ts';

/** Blocks side by side. Not a type of the specification: it has no number and no frame; the block area draws it. */
export const rowBlock = {
  name: 'row',
  number: null,
  isStill: true,
  fields: {
    columns: columns(),
    /** A colour behind the row: across the window on the page itself, as a card inside a column. */
    tone: choice(['none', 'quiet', 'strong'], 'none'),
    space: choice(['none', 'medium', 'large'], 'none'),
    textSize: choice(['normal', 'large'], 'normal'),
    textAlignment: choice(['left', 'center'], 'left'),
    columnAlignment: choice(['top', 'middle'], 'top'),
  },
  panel: {
    title: { en: 'Row', de: 'Reihe', fr: 'Rangée' },
    fields: {
      columns: null,
      tone: {
        label: { en: 'Background', de: 'Hintergrund', fr: 'Arrière-plan' },
        choices: {
          none: { en: 'None', de: 'Keiner', fr: 'Aucun' },
          quiet: { en: 'Quiet', de: 'Zurückhaltend', fr: 'Discret' },
          strong: { en: 'Strong', de: 'Kräftig', fr: 'Soutenu' },
        },
      },
      space: {
        label: { en: 'Space above and below', de: 'Abstand oben und unten', fr: 'Espace au-dessus et au-dessous' },
        choices: {
          none: { en: 'None', de: 'Keiner', fr: 'Aucun' },
          medium: labels.sizes.medium,
          large: labels.sizes.large,
        },
      },
      textSize: {
        label: { en: 'Text size', de: 'Schriftgröße', fr: 'Taille du texte' },
        choices: { normal: { en: 'Normal', de: 'Normal', fr: 'Normale' }, large: labels.sizes.large },
      },
      textAlignment: {
        label: { en: 'Text alignment', de: 'Textausrichtung', fr: 'Alignement du texte' },
        choices: { left: labels.sides.left, center: labels.sides.center },
      },
      columnAlignment: {
        label: { en: 'Columns', de: 'Spalten', fr: 'Colonnes' },
        choices: {
          top: { en: 'Aligned at the top', de: 'Oben ausgerichtet', fr: 'Alignées en haut' },
          middle: { en: 'Centred vertically', de: 'Vertikal zentriert', fr: 'Centrées verticalement' },
        },
      },
    },
  },
} as const satisfies BlockDefinition;
