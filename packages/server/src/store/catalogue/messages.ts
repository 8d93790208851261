import type { InLanguages } from '@awning/formats';

/** The only option of a gift card; each of its variants is a denomination (D-061). */
export const denominationOption = 'Value';

const english = {
  slugTaken: 'Another product of this page has this address.',
  skuTaken: (sku: string) => `Another product has the SKU ${sku}.`,
  skuTwice: 'Two variants have the same SKU.',
  variantOfAnother: 'This variant belongs to another product.',
  noStorePage: 'There is no such store page.',
  noForm: 'There is no such form.',
  noImage: 'One of the pictures is gone.',
  filesMissing: 'A download needs a file before it is published. Add one, or keep it as a draft.',
  filesOfDownloads: 'Only a download has files.',
  noFile: 'This file is gone. Choose another one.',
  filePublic: 'This file is public: everybody could open it without paying. Make it private under “Files” first.',
  fileTwice: 'This file is in the list twice.',
  fileName: {
    empty: 'Enter a name for the customer.',
    'too-long': 'A file name can have at most 150 characters.',
    path: 'A file name cannot contain slashes.',
    characters: 'A file name cannot contain invisible characters.',
  },
  typeFixed: 'The type of a product cannot be changed.',
  nameMissing: 'Enter a name.',
  unknownLanguage: 'The website does not have this language.',
  noBarcode: 'This is not a barcode number: it has 8, 12, 13 or 14 digits, and the last one is a check digit.',
  strangePicture: 'Choose one of the pictures of the product.',
  noContent: 'Enter what is in it, and a unit that measures the same.',
  noSuchDay: 'There is no such day.',
  saleEndsFirst: 'The sale must end after it begins.',
  saleNotLower: 'The sale price must be lower than the price.',
  giftCardPrice: 'The values of a gift card are what it is worth, so they stay as they are.',
  priceOutOfRange: 'The price would be below zero or too high.',
  optionTwice: 'Two options have the same name.',
  valueTwice: 'Two values of an option have the same text.',
  unknownOption: 'A variant has a value for an option that the product does not have.',
  overdrawn: 'More pieces are promised than there are, so it must stay on backorder.',
  taxClass: 'This is not a tax class.',
  rules: {
    noVariant: 'It has no variant.',
    noSubscription: 'Only goods and services are sold by subscription.',
    oneThing: 'It is sold as one thing, without variants.',
    giftCardSale: 'A gift card is never on sale.',
    giftCardOption: `A gift card has the one option ${denominationOption}.`,
    valueMissing: 'A variant lacks a value of an option.',
    sameVariants: 'Two variants cannot be told apart.',
  },
};

/** What is wrong with a product. Responses of calls are in English; the report of an import is in all languages. */
export const productTexts: InLanguages<typeof english> = {
  en: english,
  de: {
    slugTaken: 'Ein anderes Produkt dieser Seite hat diese Adresse.',
    skuTaken: (sku) => `Ein anderes Produkt hat die Artikelnummer (SKU) ${sku}.`,
    skuTwice: 'Zwei Varianten haben dieselbe Artikelnummer (SKU).',
    variantOfAnother: 'Diese Variante gehört zu einem anderen Produkt.',
    noStorePage: 'Diese Shopseite gibt es nicht.',
    noForm: 'Dieses Formular gibt es nicht.',
    noImage: 'Eines der Bilder gibt es nicht mehr.',
    filesMissing:
      'Ein Download braucht eine Datei, bevor er veröffentlicht wird. Fügen Sie eine hinzu oder lassen Sie ihn als Entwurf.',
    filesOfDownloads: 'Nur ein Download hat Dateien.',
    noFile: 'Diese Datei gibt es nicht mehr. Wählen Sie eine andere.',
    filePublic:
      'Diese Datei ist öffentlich, alle könnten sie ohne zu bezahlen öffnen. Stellen Sie sie zuerst unter „Dateien“ auf privat.',
    fileTwice: 'Diese Datei steht zweimal in der Liste.',
    fileName: {
      empty: 'Geben Sie einen Namen für die Kundschaft ein.',
      'too-long': 'Ein Dateiname hat höchstens 150 Zeichen.',
      path: 'Ein Dateiname enthält keine Schrägstriche.',
      characters: 'Ein Dateiname enthält keine unsichtbaren Zeichen.',
    },
    typeFixed: 'Die Art eines Produkts lässt sich nicht ändern.',
    nameMissing: 'Geben Sie einen Namen ein.',
    unknownLanguage: 'Die Website hat diese Sprache nicht.',
    noBarcode: 'Das ist keine Strichcode-Nummer. Sie hat 8, 12, 13 oder 14 Ziffern, die letzte ist eine Prüfziffer.',
    strangePicture: 'Wählen Sie eines der Bilder des Produkts.',
    noContent: 'Geben Sie den Inhalt an und dazu eine Einheit, die dasselbe misst.',
    noSuchDay: 'Diesen Tag gibt es nicht.',
    saleEndsFirst: 'Die Aktion muss nach ihrem Beginn enden.',
    saleNotLower: 'Der Aktionspreis muss niedriger sein als der Preis.',
    giftCardPrice: 'Die Preise eines Gutscheins sind sein Wert und bleiben deshalb, wie sie sind.',
    priceOutOfRange: 'Der Preis läge unter null oder wäre zu hoch.',
    optionTwice: 'Zwei Optionen haben denselben Namen.',
    valueTwice: 'Zwei Werte einer Option haben denselben Text.',
    unknownOption: 'Eine Variante hat einen Wert für eine Option, die das Produkt nicht hat.',
    overdrawn: 'Es ist mehr versprochen, als da ist. Deshalb muss der Bestand „backorder“ bleiben.',
    taxClass: 'Das ist keine Steuerklasse.',
    rules: {
      noVariant: 'Das Produkt hat keine Variante.',
      noSubscription: 'Nur Waren und Dienstleistungen gibt es im Abonnement.',
      oneThing: 'Dieses Produkt wird als Ganzes verkauft, ohne Varianten.',
      giftCardSale: 'Für einen Gutschein gibt es keinen Aktionspreis.',
      giftCardOption: `Ein Gutschein hat genau eine Option: ${denominationOption}.`,
      valueMissing: 'Einer Variante fehlt der Wert einer Option.',
      sameVariants: 'Zwei Varianten lassen sich nicht unterscheiden.',
    },
  },
  fr: {
    slugTaken: 'Un autre produit de cette page a cette adresse.',
    skuTaken: (sku) => `Un autre produit a la référence (SKU) ${sku}.`,
    skuTwice: 'Deux variantes ont la même référence (SKU).',
    variantOfAnother: 'Cette variante appartient à un autre produit.',
    noStorePage: 'Cette page boutique n’existe pas.',
    noForm: 'Ce formulaire n’existe pas.',
    noImage: 'Une des images n’existe plus.',
    filesMissing:
      'Un téléchargement a besoin d’un fichier avant d’être publié. Ajoutez-en un ou gardez-le comme brouillon.',
    filesOfDownloads: 'Seul un téléchargement a des fichiers.',
    noFile: 'Ce fichier n’existe plus. Choisissez-en un autre.',
    filePublic:
      'Ce fichier est public : tout le monde pourrait l’ouvrir sans payer. Rendez-le d’abord privé sous « Fichiers ».',
    fileTwice: 'Ce fichier figure deux fois dans la liste.',
    fileName: {
      empty: 'Saisissez un nom pour la clientèle.',
      'too-long': 'Un nom de fichier a 150 caractères au plus.',
      path: 'Un nom de fichier ne contient pas de barres obliques.',
      characters: 'Un nom de fichier ne contient pas de caractères invisibles.',
    },
    typeFixed: 'Le type d’un produit ne peut pas être modifié.',
    nameMissing: 'Saisissez un nom.',
    unknownLanguage: 'Le site n’a pas cette langue.',
    noBarcode: 'Ce n’est pas un numéro de code-barres. Il a 8, 12, 13 ou 14 chiffres, dont le dernier est une clé.',
    strangePicture: 'Choisissez l’une des images du produit.',
    noContent: 'Indiquez le contenu et une unité qui mesure la même chose.',
    noSuchDay: 'Ce jour n’existe pas.',
    saleEndsFirst: 'La promotion doit se terminer après son début.',
    saleNotLower: 'Le prix promotionnel doit être inférieur au prix.',
    giftCardPrice: 'Les prix d’une carte cadeau sont sa valeur : ils restent inchangés.',
    priceOutOfRange: 'Le prix serait inférieur à zéro ou trop élevé.',
    optionTwice: 'Deux options ont le même nom.',
    valueTwice: 'Deux valeurs d’une option ont le même texte.',
    unknownOption: 'Une variante a une valeur pour une option que le produit n’a pas.',
    overdrawn: 'Il y a plus de pièces promises que disponibles : le stock doit rester « backorder ».',
    taxClass: 'Ce n’est pas une catégorie de TVA.',
    rules: {
      noVariant: 'Le produit n’a aucune variante.',
      noSubscription: 'Seuls les biens et les services sont vendus par abonnement.',
      oneThing: 'Ce produit se vend en un seul tenant, sans variantes.',
      giftCardSale: 'Une carte cadeau n’est jamais en promotion.',
      giftCardOption: `Une carte cadeau a une seule option : ${denominationOption}.`,
      valueMissing: 'Il manque à une variante la valeur d’une option.',
      sameVariants: 'Deux variantes ne peuvent pas être distinguées.',
    },
  },
};

export const productMessages = productTexts.en;

interface DeliveryTexts {
  /** A number or a range of numbers with its unit. */
  readonly days: (text: string) => string;
  readonly within: (time: string) => string;
}

export const deliveryMessages: InLanguages<DeliveryTexts> = {
  en: { days: (text) => `${text} ${text === '1' ? 'day' : 'days'}`, within: (time) => `Delivery time: ${time}` },
  de: { days: (text) => `${text} ${text === '1' ? 'Tag' : 'Tage'}`, within: (time) => `Lieferzeit: ${time}` },
  fr: {
    days: (text) => `${text} ${text === '1' ? 'jour' : 'jours'}`,
    within: (time) => `Délai de livraison : ${time}`,
  },
};
