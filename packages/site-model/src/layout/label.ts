/** A text of the back office in its languages. */
export interface Label {
  readonly en: string;
  readonly de: string;
  readonly fr: string;
}

/** How a setting appears in the editor's panel; null hides it. */
export type PanelEntry = {
  readonly label: Label;
  /** A sentence below the label where the right input is not obvious. */
  readonly hint?: Label;
  /** What is wrong with a text that can be saved but not shown. */
  readonly faultIn?: (text: string, language: keyof Label) => string | undefined;
  /** Whether the text is the address of a video or a sound elsewhere, of which its provider tells more. */
  readonly isLookedUp?: true;
  /** The labels of a choice's values. */
  readonly choices?: Readonly<Record<string, Label>>;
  readonly shownIf?: Condition;
} | null;

/**
 * Another setting of the same block, and the value that it must or must not have. A setting whose own control is hidden hides
 * those that depend on it.
 */
export type Condition =
  | { readonly setting: string; readonly isOneOf: readonly (string | number)[] }
  | { readonly setting: string; readonly is: string | number | boolean }
  | { readonly setting: string; readonly isNot: string | number | boolean };

/** Labels that several blocks share. */
export const labels = {
  newWindow: { en: 'Open in a new window', de: 'In neuem Fenster öffnen', fr: 'Ouvrir dans une nouvelle fenêtre' },
  link: { en: 'Link', de: 'Link', fr: 'Lien' },
  size: { en: 'Size', de: 'Größe', fr: 'Taille' },
  sizes: {
    small: { en: 'Small', de: 'Klein', fr: 'Petit' },
    medium: { en: 'Medium', de: 'Mittel', fr: 'Moyen' },
    large: { en: 'Large', de: 'Groß', fr: 'Grand' },
  },
  sides: {
    left: { en: 'Left', de: 'Links', fr: 'À gauche' },
    center: { en: 'Centre', de: 'Mitte', fr: 'Au centre' },
    right: { en: 'Right', de: 'Rechts', fr: 'À droite' },
  },
  sources: {
    file: { en: 'Among your files', de: 'Bei Ihren Dateien', fr: 'Parmi vos fichiers' },
    address: { en: 'On another website', de: 'Auf einer anderen Website', fr: 'Sur un autre site' },
  },
  webAddress: { en: 'Web address', de: 'Webadresse', fr: 'Adresse web' },
  page: { en: 'Page', de: 'Seite', fr: 'Page' },
  form: { en: 'Form', de: 'Formular', fr: 'Formulaire' },
  text: { en: 'Text', de: 'Text', fr: 'Texte' },
  email: { en: 'Email', de: 'E-Mail', fr: 'E-mail' },
  aspectRatio: { en: 'Aspect ratio', de: 'Seitenverhältnis', fr: 'Proportions' },
  alignment: { en: 'Alignment', de: 'Ausrichtung', fr: 'Alignement' },
} as const satisfies Readonly<Record<string, Label | Readonly<Record<string, Label>>>>;
