import { defineTexts } from '../texts/texts.ts';
import type { PairName } from './fitting.ts';
import type { PaletteName } from './palettes.ts';

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
  readonly palettesTitle: string;
  readonly palettesOf: Readonly<Record<'light' | 'dark', string>>;
  readonly palettes: Readonly<Record<PaletteName, string>>;
  readonly pairs: string;
  readonly pairSample: string;
  readonly pairNames: Readonly<Record<PairName, string>>;
  readonly unableToLoadFonts: string;
  readonly sample: string;
  readonly slide: (title: string) => string;
  readonly contrast: (ratio: string, ground: string) => string;
  readonly contrastLevels: Readonly<Record<'good' | 'open' | 'bad', string>>;
  readonly view: string;
  readonly settings: string;
  readonly website: string;
  readonly page: string;
  readonly notShown: string;
  readonly reasons: Readonly<Record<string, string>>;
  readonly origins: string;
  readonly originsText: string;
  readonly originsTrust: string;
  readonly moreOrigins: string;
  readonly moreOriginsHint: string;
  readonly wrongOrigin: string;
  readonly blocked: (servers: string) => string;
  readonly areas: string;
  readonly areasText: (theme: string) => string;
  readonly keptArea: Readonly<Record<AreaKind, (name: string, parts: number) => string>>;
  readonly areaName: Readonly<Record<AreaKind, (name: string) => string>>;
  readonly nowhere: string;
  readonly insteadOf: (area: string) => string;
  readonly hiddenAreas: (names: string) => string;
  readonly font: Readonly<Record<FontProperty, string>>;
  readonly fontValues: Readonly<Record<string, string>>;
}

type AreaKind = 'navigation' | 'field';

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
    palettesTitle: 'Palettes',
    palettesOf: { light: 'Light', dark: 'Dark' },
    palettes: {
      linen: 'Linen',
      paper: 'Paper',
      harbour: 'Harbour',
      meadow: 'Meadow',
      clay: 'Clay',
      plum: 'Plum',
      ink: 'Ink',
      sea: 'Night sea',
      forest: 'Forest',
      ember: 'Ember',
    },
    pairs: 'Font pairs',
    pairSample: 'Body text',
    pairNames: {
      classic: 'Classic',
      editorial: 'Magazine',
      modern: 'Modern',
      friendly: 'Friendly',
      sturdy: 'Sturdy',
      bookish: 'Bookish',
    },
    unableToLoadFonts: 'Unable to load fonts',
    sample: 'A quiet morning by the sea, 1234567890',
    slide: (title) => `${title}, slider`,
    contrast: (ratio, ground) => `Contrast ${ratio} : 1 on “${ground}”`,
    contrastLevels: { good: 'Easy to read', open: 'Only for large text', bad: 'Hard to read' },
    view: 'View',
    settings: 'Settings',
    website: 'Website',
    page: 'Your website with these settings',
    notShown: 'This page cannot be shown here. Choose another one: it has to be published, and open to everybody.',
    reasons: {},
    origins: 'Other servers',
    originsText:
      'This theme wants to load fonts or scripts from other servers. Pages load from them only if you allow it here. Without it they work, but may look different.',
    originsTrust:
      'A server that you allow learns who visits your website, and its scripts run on your pages. The cart, the checkout and accounts never load from it.',
    moreOrigins: 'Further servers',
    moreOriginsHint: 'Such as https://fonts.gstatic.com. Press Enter after each one.',
    wrongOrigin: 'Enter addresses such as https://fonts.gstatic.com.',
    blocked: (servers) => `This theme wants to load from ${servers}. You decide in its settings whether it may.`,
    areas: 'Content of another theme',
    areasText: (theme) =>
      `“${theme}” does not have these menus and areas, so visitors do not see them. Nothing is lost: choose where each one is shown.`,
    keptArea: {
      navigation: (name, links) => `Menu “${name}” (${links === 1 ? '1 link' : `${links} links`})`,
      field: (name, blocks) => `Area “${name}” (${blocks === 1 ? '1 block' : `${blocks} blocks`})`,
    },
    areaName: { navigation: (name) => `menu “${name}”`, field: (name) => `area “${name}”` },
    nowhere: 'Nowhere',
    insteadOf: (area) => `${area}, instead of its own content`,
    hiddenAreas: (names) => `Visitors do not see: ${names}. Choose their place in the theme’s settings.`,
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
    palettesTitle: 'Farbpaletten',
    palettesOf: { light: 'Hell', dark: 'Dunkel' },
    palettes: {
      linen: 'Leinen',
      paper: 'Papier',
      harbour: 'Hafen',
      meadow: 'Wiese',
      clay: 'Ton',
      plum: 'Pflaume',
      ink: 'Tinte',
      sea: 'Nachtmeer',
      forest: 'Wald',
      ember: 'Glut',
    },
    pairs: 'Schriftpaare',
    pairSample: 'Fließtext',
    pairNames: {
      classic: 'Klassisch',
      editorial: 'Magazin',
      modern: 'Modern',
      friendly: 'Freundlich',
      sturdy: 'Kräftig',
      bookish: 'Buch',
    },
    unableToLoadFonts: 'Die Schriften konnten nicht geladen werden',
    sample: 'Ein stiller Morgen am Meer, schöne Größe, 1234567890',
    slide: (title) => `${title}, Schieberegler`,
    contrast: (ratio, ground) => `Kontrast ${ratio} : 1 auf „${ground}“`,
    contrastLevels: { good: 'Gut lesbar', open: 'Nur für große Schrift', bad: 'Schlecht lesbar' },
    view: 'Ansicht',
    settings: 'Einstellungen',
    website: 'Website',
    page: 'Ihre Website mit diesen Einstellungen',
    notShown:
      'Diese Seite lässt sich hier nicht zeigen. Wählen Sie eine andere: Sie muss veröffentlicht und für alle zugänglich sein.',
    reasons: {},
    origins: 'Andere Server',
    originsText:
      'Dieses Theme möchte Schriften oder Skripte von anderen Servern laden. Seiten tun das nur, wenn Sie es hier erlauben. Ohne Erlaubnis funktionieren sie, sehen aber vielleicht anders aus.',
    originsTrust:
      'Ein erlaubter Server erfährt, wer Ihre Website besucht, und seine Skripte laufen auf Ihren Seiten. Warenkorb, Kasse und Kundenkonten laden nie von ihm.',
    moreOrigins: 'Weitere Server',
    moreOriginsHint: 'Zum Beispiel https://fonts.gstatic.com. Drücken Sie nach jedem die Eingabetaste.',
    wrongOrigin: 'Geben Sie Adressen wie https://fonts.gstatic.com ein.',
    blocked: (servers) =>
      `Dieses Theme möchte von ${servers} laden. Ob es das darf, entscheiden Sie in seinen Einstellungen.`,
    areas: 'Inhalte eines anderen Themes',
    areasText: (theme) =>
      `„${theme}“ hat diese Menüs und Bereiche nicht, deshalb sehen Besucher sie nicht. Nichts ist verloren: Wählen Sie, wo sie erscheinen.`,
    keptArea: {
      navigation: (name, links) => `Menü „${name}“ (${links === 1 ? '1 Link' : `${links} Links`})`,
      field: (name, blocks) => `Bereich „${name}“ (${blocks === 1 ? '1 Block' : `${blocks} Blöcke`})`,
    },
    areaName: { navigation: (name) => `Menü „${name}“`, field: (name) => `Bereich „${name}“` },
    nowhere: 'Nirgends',
    insteadOf: (area) => `${area}, statt des eigenen Inhalts`,
    hiddenAreas: (names) => `Besucher sehen nicht: ${names}. Wählen Sie ihren Platz in den Einstellungen des Themes.`,
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
    palettesTitle: 'Palettes de couleurs',
    palettesOf: { light: 'Claires', dark: 'Sombres' },
    palettes: {
      linen: 'Lin',
      paper: 'Papier',
      harbour: 'Port',
      meadow: 'Prairie',
      clay: 'Argile',
      plum: 'Prune',
      ink: 'Encre',
      sea: 'Nuit en mer',
      forest: 'Forêt',
      ember: 'Braise',
    },
    pairs: 'Duos de polices',
    pairSample: 'Texte courant',
    pairNames: {
      classic: 'Classique',
      editorial: 'Magazine',
      modern: 'Moderne',
      friendly: 'Convivial',
      sturdy: 'Robuste',
      bookish: 'Livre',
    },
    unableToLoadFonts: 'Impossible de charger les polices',
    sample: 'Un matin calme au bord de la mer, façade, 1234567890',
    slide: (title) => `${title}, curseur`,
    contrast: (ratio, ground) => `Contraste de ${ratio} : 1 sur « ${ground} »`,
    contrastLevels: { good: 'Bien lisible', open: 'Seulement en grand', bad: 'Peu lisible' },
    view: 'Affichage',
    settings: 'Réglages',
    website: 'Site',
    page: 'Votre site avec ces réglages',
    notShown:
      'Cette page ne peut pas être affichée ici. Choisissez-en une autre : elle doit être publiée et ouverte à tous.',
    reasons: {},
    origins: 'Autres serveurs',
    originsText:
      'Ce thème veut charger des polices ou des scripts depuis d’autres serveurs. Les pages ne le font que si vous l’autorisez ici. Sans cela elles fonctionnent, mais peuvent avoir une autre apparence.',
    originsTrust:
      'Un serveur autorisé apprend qui visite votre site, et ses scripts s’exécutent sur vos pages. Le panier, le paiement et les comptes n’y font jamais appel.',
    moreOrigins: 'Serveurs supplémentaires',
    moreOriginsHint: 'Par exemple https://fonts.gstatic.com. Appuyez sur Entrée après chacun.',
    wrongOrigin: 'Saisissez des adresses comme https://fonts.gstatic.com.',
    blocked: (servers) => `Ce thème veut charger depuis ${servers}. Vous décidez dans ses réglages s’il le peut.`,
    areas: 'Contenus d’un autre thème',
    areasText: (theme) =>
      `« ${theme} » n’a pas ces menus et ces zones : les visiteurs ne les voient pas. Rien n’est perdu : choisissez où les afficher.`,
    keptArea: {
      navigation: (name, links) => `Menu « ${name} » (${links === 1 ? '1 lien' : `${links} liens`})`,
      field: (name, blocks) => `Zone « ${name} » (${blocks === 1 ? '1 bloc' : `${blocks} blocs`})`,
    },
    areaName: { navigation: (name) => `menu « ${name} »`, field: (name) => `zone « ${name} »` },
    nowhere: 'Nulle part',
    insteadOf: (area) => `${area}, à la place de son contenu`,
    hiddenAreas: (names) => `Les visiteurs ne voient pas : ${names}. Choisissez leur place dans les réglages du thème.`,
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
