import type { Texts } from '../texts/texts.ts';

export interface IdentityWords {
  readonly title: string;
  readonly pictures: string;
  readonly logo: string;
  readonly logoHint: string;
  readonly icon: string;
  readonly iconHint: string;
  readonly shareImage: string;
  readonly shareImageHint: string;
  readonly about: string;
  readonly tagline: string;
  readonly accounts: string;
  readonly accountsHint: string;
  readonly visits: string;
  readonly hours: string;
  readonly hoursHint: string;
  readonly place: string;
  readonly placeHint: string;
  readonly titles: string;
  readonly titlesHint: string;
  readonly titleNames: Readonly<Record<'homepage' | 'collection' | 'item', string>>;
  readonly titleExample: (title: string) => string;
  readonly examples: { readonly collection: string; readonly item: string };
  readonly chosen: string;
  readonly none: string;
  readonly faults: {
    readonly account: (line: string) => string;
    readonly place: string;
    readonly empty: string;
    readonly withoutName: (sign: string) => string;
    readonly picture: string;
  };
}

export const identityTexts: Texts<IdentityWords> = {
  en: {
    title: 'Logo and titles',
    pictures: 'Logo and pictures',
    logo: 'Logo',
    logoHint: 'Shown instead of the name at the top of every page. Choose one with a transparent background.',
    icon: 'Browser icon',
    iconHint: 'Shown in the tab of the browser. A square picture works best.',
    shareImage: 'Picture for shared links',
    shareImageHint: 'Shown when somebody shares a page that has no picture of its own.',
    about: 'About you',
    tagline: 'One line about your website',
    accounts: 'Where else people find you',
    accountsHint: 'One web address or email address per line, such as https://www.instagram.com/yourshop.',
    visits: 'For visits',
    hours: 'Opening hours',
    hoursHint: 'As you would say it, such as “10–18” or “by appointment”. Leave a day empty if you are closed.',
    place: 'Place on the map',
    placeHint: 'Latitude and longitude, such as 54.622, 8.696. You can copy them from any map.',
    titles: 'Titles in browsers and search results',
    titlesHint: '%s is your website, %c the page, %i the product or post.',
    titleNames: { homepage: 'Home page', collection: 'Pages', item: 'Products and posts' },
    titleExample: (title) => `Example: ${title}`,
    examples: { collection: 'Shop', item: 'Tide mug' },
    chosen: 'Chosen',
    none: 'None',
    faults: {
      account: (line) => `“${line}” is not an address.`,
      place: 'Enter two numbers, such as 54.622, 8.696.',
      empty: 'Enter a title.',
      withoutName: (sign) => `The title needs ${sign}. Otherwise all pages have the same title.`,
      picture: 'This picture is gone. Choose another one.',
    },
  },
  de: {
    title: 'Logo und Titel',
    pictures: 'Logo und Bilder',
    logo: 'Logo',
    logoHint: 'Steht statt des Namens oben auf jeder Seite. Am besten mit durchsichtigem Hintergrund.',
    icon: 'Browser-Symbol',
    iconHint: 'Steht im Reiter des Browsers. Am besten passt ein quadratisches Bild.',
    shareImage: 'Bild für geteilte Links',
    shareImageHint: 'Erscheint, wenn jemand eine Seite teilt, die kein eigenes Bild hat.',
    about: 'Über Sie',
    tagline: 'Eine Zeile über Ihre Website',
    accounts: 'Wo man Sie sonst findet',
    accountsHint: 'Eine Webadresse oder E-Mail-Adresse pro Zeile, zum Beispiel https://www.instagram.com/ihrladen.',
    visits: 'Für Besuche',
    hours: 'Öffnungszeiten',
    hoursHint:
      'In Ihren Worten, zum Beispiel „10–18“ oder „nach Absprache“. Lassen Sie Tage leer, an denen geschlossen ist.',
    place: 'Ort auf der Karte',
    placeHint: 'Breite und Länge, zum Beispiel 54.622, 8.696. Sie können sie aus jeder Karte kopieren.',
    titles: 'Titel in Browsern und Suchergebnissen',
    titlesHint: '%s ist Ihre Website, %c die Seite, %i das Produkt oder der Beitrag.',
    titleNames: { homepage: 'Startseite', collection: 'Seiten', item: 'Produkte und Beiträge' },
    titleExample: (title) => `Beispiel: ${title}`,
    examples: { collection: 'Laden', item: 'Gezeitenbecher' },
    chosen: 'Gewählt',
    none: 'Keines',
    faults: {
      account: (line) => `„${line}“ ist keine Adresse.`,
      place: 'Geben Sie zwei Zahlen ein, zum Beispiel 54.622, 8.696.',
      empty: 'Geben Sie einen Titel ein.',
      withoutName: (sign) => `Der Titel braucht ${sign}. Sonst heißen alle Seiten gleich.`,
      picture: 'Dieses Bild gibt es nicht mehr. Wählen Sie ein anderes.',
    },
  },
  fr: {
    title: 'Logo et titres',
    pictures: 'Logo et images',
    logo: 'Logo',
    logoHint: 'Affiché à la place du nom en haut de chaque page. Préférez un fond transparent.',
    icon: 'Icône du navigateur',
    iconHint: 'Affichée dans l’onglet du navigateur. Une image carrée convient le mieux.',
    shareImage: 'Image pour les liens partagés',
    shareImageHint: 'Affichée quand quelqu’un partage une page sans image.',
    about: 'À propos de vous',
    tagline: 'Une ligne sur votre site',
    accounts: 'Où l’on vous trouve ailleurs',
    accountsHint: 'Une adresse web ou e-mail par ligne, par exemple https://www.instagram.com/votreboutique.',
    visits: 'Pour les visites',
    hours: 'Horaires d’ouverture',
    hoursHint: 'Avec vos mots, par exemple « 10–18 » ou « sur rendez-vous ». Laissez vides les jours de fermeture.',
    place: 'Lieu sur la carte',
    placeHint:
      'Latitude et longitude, par exemple 54.622, 8.696. Vous pouvez les copier depuis n’importe quelle carte.',
    titles: 'Titres dans les navigateurs et les résultats de recherche',
    titlesHint: '%s est votre site, %c la page, %i le produit ou l’article.',
    titleNames: { homepage: 'Page d’accueil', collection: 'Pages', item: 'Produits et articles' },
    titleExample: (title) => `Exemple : ${title}`,
    examples: { collection: 'Boutique', item: 'Tasse des marées' },
    chosen: 'Choisie',
    none: 'Aucune',
    faults: {
      account: (line) => `« ${line} » n’est pas une adresse.`,
      place: 'Saisissez deux nombres, par exemple 54.622, 8.696.',
      empty: 'Saisissez un titre.',
      withoutName: (sign) => `Le titre a besoin de ${sign}. Sinon, toutes les pages portent le même titre.`,
      picture: 'Cette image n’existe plus. Choisissez-en une autre.',
    },
  },
};
