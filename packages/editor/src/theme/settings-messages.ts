import { defineTexts } from '../texts/texts.ts';

export interface ThemeSettingsTexts {
  readonly title: string;
  readonly lead: (theme: string) => string;
  readonly adjust: string;
  readonly adjustName: (theme: string) => string;
  readonly general: string;
  readonly none: string;
  readonly noneText: string;
  readonly reset: string;
  readonly resetName: (title: string) => string;
  readonly resetAll: string;
  readonly between: (min: string, max: string) => string;
  readonly wrong: string;
  readonly values: string;
  readonly on: string;
  readonly off: string;
  readonly open: string;
  readonly openText: string;
  readonly font: Readonly<Record<FontProperty, string>>;
  readonly fontValues: Readonly<Record<string, string>>;
}

export type FontProperty =
  | 'font-family'
  | 'font-size'
  | 'font-weight'
  | 'font-style'
  | 'letter-spacing'
  | 'line-height'
  | 'text-transform'
  | 'text-decoration';

export const themeSettingsTexts = defineTexts<ThemeSettingsTexts>({
  en: {
    title: 'Theme settings',
    lead: (theme) => `Colours, fonts and sizes of “${theme}”. Another theme has settings of its own.`,
    adjust: 'Adjust',
    adjustName: (theme) => `Adjust the theme “${theme}”`,
    general: 'General',
    none: 'This theme has no settings',
    noneText: 'Its author decides how it looks. Choose another theme to set colours and fonts.',
    reset: 'Reset',
    resetName: (title) => `Reset “${title}” to the theme’s value`,
    resetAll: 'Reset everything',
    between: (min, max) => `Between ${min} and ${max}`,
    wrong: 'The theme does not allow this value.',
    values: 'Values',
    on: 'On',
    off: 'Off',
    open: 'View your website',
    openText: 'Visitors see changes as soon as you save them. The history brings back earlier settings.',
    font: {
      'font-family': 'Font',
      'font-size': 'Size',
      'font-weight': 'Weight',
      'font-style': 'Style',
      'letter-spacing': 'Letter spacing',
      'line-height': 'Line height',
      'text-transform': 'Capitals',
      'text-decoration': 'Decoration',
    },
    fontValues: {
      '': 'As in the theme',
      normal: 'Normal',
      bold: 'Bold',
      italic: 'Italic',
      none: 'None',
      uppercase: 'Capitals',
      lowercase: 'Small letters',
      capitalize: 'First letters',
      underline: 'Underlined',
      'line-through': 'Struck through',
    },
  },
  de: {
    title: 'Theme-Einstellungen',
    lead: (theme) => `Farben, Schriften und Größen von „${theme}“. Ein anderes Theme hat eigene Einstellungen.`,
    adjust: 'Anpassen',
    adjustName: (theme) => `Das Theme „${theme}“ anpassen`,
    general: 'Allgemein',
    none: 'Dieses Theme hat keine Einstellungen',
    noneText: 'Sein Aussehen ist fest vorgegeben. Wählen Sie ein anderes Theme, um Farben und Schriften einzustellen.',
    reset: 'Zurücksetzen',
    resetName: (title) => `„${title}“ auf den Wert des Themes zurücksetzen`,
    resetAll: 'Alles zurücksetzen',
    between: (min, max) => `Zwischen ${min} und ${max}`,
    wrong: 'Das Theme erlaubt diesen Wert nicht.',
    values: 'Werte',
    on: 'An',
    off: 'Aus',
    open: 'Website ansehen',
    openText: 'Besucher sehen Änderungen, sobald Sie speichern. Der Verlauf bringt frühere Einstellungen zurück.',
    font: {
      'font-family': 'Schriftart',
      'font-size': 'Größe',
      'font-weight': 'Strichstärke',
      'font-style': 'Stil',
      'letter-spacing': 'Laufweite',
      'line-height': 'Zeilenhöhe',
      'text-transform': 'Großschreibung',
      'text-decoration': 'Auszeichnung',
    },
    fontValues: {
      '': 'Wie im Theme',
      normal: 'Normal',
      bold: 'Fett',
      italic: 'Kursiv',
      none: 'Keine',
      uppercase: 'Großbuchstaben',
      lowercase: 'Kleinbuchstaben',
      capitalize: 'Anfangsbuchstaben',
      underline: 'Unterstrichen',
      'line-through': 'Durchgestrichen',
    },
  },
  fr: {
    title: 'Réglages du thème',
    lead: (theme) => `Couleurs, polices et tailles de « ${theme} ». Un autre thème a ses propres réglages.`,
    adjust: 'Ajuster',
    adjustName: (theme) => `Ajuster le thème « ${theme} »`,
    general: 'Général',
    none: 'Ce thème n’a pas de réglages',
    noneText: 'Son apparence est fixée par son auteur. Choisissez un autre thème pour régler couleurs et polices.',
    reset: 'Réinitialiser',
    resetName: (title) => `Rendre à « ${title} » la valeur du thème`,
    resetAll: 'Tout réinitialiser',
    between: (min, max) => `Entre ${min} et ${max}`,
    wrong: 'Le thème n’accepte pas cette valeur.',
    values: 'Valeurs',
    on: 'Activé',
    off: 'Désactivé',
    open: 'Voir votre site',
    openText: 'Les visiteurs voient les changements dès l’enregistrement. L’historique permet de revenir en arrière.',
    font: {
      'font-family': 'Police',
      'font-size': 'Taille',
      'font-weight': 'Graisse',
      'font-style': 'Style',
      'letter-spacing': 'Interlettrage',
      'line-height': 'Interligne',
      'text-transform': 'Majuscules',
      'text-decoration': 'Décoration',
    },
    fontValues: {
      '': 'Comme dans le thème',
      normal: 'Normal',
      bold: 'Gras',
      italic: 'Italique',
      none: 'Aucune',
      uppercase: 'Majuscules',
      lowercase: 'Minuscules',
      capitalize: 'Initiales',
      underline: 'Souligné',
      'line-through': 'Barré',
    },
  },
});
