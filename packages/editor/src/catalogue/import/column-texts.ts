import type { ProductFileColumn } from '@awning/site-model';
import { defineTexts } from '../../texts/texts.ts';

interface ColumnTexts {
  readonly columns: string;
  readonly columnsLead: string;
  readonly columnsLanguages: (example: string) => string;
  readonly needed: string;
  readonly meanings: Readonly<Record<ProductFileColumn, string>>;
  readonly oneOf: (words: string) => string;
}

/** What each column of a file means. The names of columns are the same in every language. */
export const columnTexts = defineTexts<ColumnTexts>({
  en: {
    columns: 'Columns of the file',
    columnsLead:
      'Use those that you need, in any order. A column that is not in the file changes nothing; an empty cell empties the value. A product with options has one row for each variant: the rows follow each other and repeat the address, and what belongs to the whole product is in the first one.',
    columnsLanguages: (example) => `Texts in another language have its code behind the name, such as ${example}.`,
    needed: 'needed for new products',
    oneOf: (words) => `One of these: ${words}.`,
    meanings: {
      page: 'Address of the store page, such as shop. Empty: the first one.',
      address: 'The end of the product’s address, such as tide-mug. Products are found by it.',
      type: 'What it is.',
      status: 'Who sees it. A new product without one is a draft.',
      name: 'Title.',
      excerpt: 'The field “Description”, shown beside the price. HTML.',
      description: 'The field “More about it”, shown below the button. HTML.',
      delivery_time: 'Delivery time, such as 2–3 days.',
      search_title: 'Title in search results.',
      search_description: 'Text in search results.',
      categories: 'Categories with | between them: Tableware | Gifts',
      tags: 'Tags with | between them.',
      pictures:
        'Pictures with | between them, the main one first: addresses, or names of files in the zip file, such as mug.jpg',
      share_picture: 'Picture for sharing.',
      related: 'Related products with | between them, by page and address: shop/tide-mug',
      sale_from: 'When the sale begins, such as 2026-04-01T00:00Z',
      sale_until: 'When the sale ends.',
      sku: 'Your own number for the variant. Variants are found by it. Empty for a new one: made from the address.',
      options: 'What the variant is: Size: Large | Glaze: Blue',
      price: 'Such as 12.50, in the currency of your store.',
      sale_price: 'Sale price. Empty: not on sale.',
      stock: 'What happens when it is sold out. How many there are is the column on_hand.',
      on_hand: 'In stock. Counts for new variants only; change others under “Stock”.',
      tax_class: 'Tax class, such as standard.',
      weight_grams: 'Weight in grams.',
      barcode: 'Number below the bars: GTIN, EAN or UPC.',
      size_mm: 'Length, width and height in millimetres: 120 x 80 x 60',
      picture: 'Picture of the variant: one of the column pictures.',
      content: 'What is in it, for the base price: 250 g per kg',
    },
  },
  de: {
    columns: 'Spalten der Datei',
    columnsLead:
      'Verwenden Sie die, die Sie brauchen, in beliebiger Reihenfolge. Eine Spalte, die nicht in der Datei ist, ändert nichts; eine leere Zelle leert den Wert. Ein Produkt mit Optionen hat eine Zeile je Variante: Die Zeilen folgen aufeinander und wiederholen die Adresse, und was zum ganzen Produkt gehört, steht in der ersten.',
    columnsLanguages: (example) =>
      `Texte in einer anderen Sprache haben deren Kürzel hinter dem Namen, etwa ${example}.`,
    needed: 'nötig für neue Produkte',
    oneOf: (words) => `Eines davon: ${words}.`,
    meanings: {
      page: 'Adresse der Shopseite, etwa shop. Leer: die erste.',
      address: 'Ende der Adresse des Produkts, etwa tide-mug. Daran werden Produkte erkannt.',
      type: 'Was es ist.',
      status: 'Wer es sieht. Ein neues Produkt ohne Status ist ein Entwurf.',
      name: 'Titel.',
      excerpt: 'Das Feld „Beschreibung“, steht neben dem Preis. HTML.',
      description: 'Das Feld „Mehr dazu“, steht unter dem Knopf. HTML.',
      delivery_time: 'Lieferzeit, etwa 2–3 Tage.',
      search_title: 'Titel in Suchergebnissen.',
      search_description: 'Text in Suchergebnissen.',
      categories: 'Kategorien mit | dazwischen: Geschirr | Geschenke',
      tags: 'Schlagwörter mit | dazwischen.',
      pictures:
        'Bilder mit | dazwischen, das wichtigste zuerst: Adressen oder Namen von Dateien in der ZIP-Datei, etwa becher.jpg',
      share_picture: 'Bild zum Teilen.',
      related: 'Verwandte Produkte mit | dazwischen, als Seite und Adresse: shop/tide-mug',
      sale_from: 'Wann die Aktion beginnt, etwa 2026-04-01T00:00Z',
      sale_until: 'Wann die Aktion endet.',
      sku: 'Ihre eigene Artikelnummer der Variante. Daran werden Varianten erkannt. Bei einer neuen leer: entsteht aus der Adresse.',
      options: 'Was die Variante ist: Größe: Groß | Glasur: Blau',
      price: 'Etwa 12,50, in der Währung Ihres Shops.',
      sale_price: 'Aktionspreis. Leer: keine Aktion.',
      stock: 'Was geschieht, wenn es ausverkauft ist. Wie viele da sind, steht in der Spalte on_hand.',
      on_hand: 'Auf Lager. Zählt nur für neue Varianten; andere ändern Sie unter „Bestand“.',
      tax_class: 'Steuerklasse, etwa standard.',
      weight_grams: 'Gewicht in Gramm.',
      barcode: 'Nummer unter den Strichen: GTIN, EAN oder UPC.',
      size_mm: 'Länge, Breite und Höhe in Millimetern: 120 x 80 x 60',
      picture: 'Bild der Variante: eines aus der Spalte pictures.',
      content: 'Inhalt, für den Grundpreis: 250 g per kg',
    },
  },
  fr: {
    columns: 'Colonnes du fichier',
    columnsLead:
      'Utilisez celles dont vous avez besoin, dans n’importe quel ordre. Une colonne absente du fichier ne change rien ; une cellule vide vide la valeur. Un produit avec options a une ligne par variante : les lignes se suivent et répètent l’adresse, et ce qui concerne tout le produit est dans la première.',
    columnsLanguages: (example) =>
      `Les textes dans une autre langue ont son code après le nom, par exemple ${example}.`,
    needed: 'nécessaire aux nouveaux produits',
    oneOf: (words) => `Au choix : ${words}.`,
    meanings: {
      page: 'Adresse de la page boutique, par exemple shop. Vide : la première.',
      address: 'Fin de l’adresse du produit, par exemple tide-mug. Les produits y sont reconnus.',
      type: 'Ce que c’est.',
      status: 'Qui le voit. Un nouveau produit sans statut est un brouillon.',
      name: 'Titre.',
      excerpt: 'Le champ « Description », affiché à côté du prix. HTML.',
      description: 'Le champ « En savoir plus », affiché sous le bouton. HTML.',
      delivery_time: 'Délai de livraison, par exemple 2 à 3 jours.',
      search_title: 'Titre dans les résultats de recherche.',
      search_description: 'Texte dans les résultats de recherche.',
      categories: 'Catégories séparées par | : Vaisselle | Cadeaux',
      tags: 'Mots-clés séparés par |.',
      pictures:
        'Images séparées par |, la principale d’abord : des adresses, ou des noms de fichiers du fichier ZIP, par exemple tasse.jpg',
      share_picture: 'Image de partage.',
      related: 'Produits associés séparés par |, par page et adresse : shop/tide-mug',
      sale_from: 'Début de la promotion, par exemple 2026-04-01T00:00Z',
      sale_until: 'Fin de la promotion.',
      sku: 'Votre propre référence de la variante. Les variantes y sont reconnues. Vide pour une nouvelle : créée à partir de l’adresse.',
      options: 'Ce qu’est la variante : Taille: Grande | Émail: Bleu',
      price: 'Par exemple 12,50, dans la devise de votre boutique.',
      sale_price: 'Prix promotionnel. Vide : pas de promotion.',
      stock: 'Ce qui se passe en rupture de stock. Le nombre en stock est la colonne on_hand.',
      on_hand: 'En stock. Compte pour les nouvelles variantes seulement ; modifiez les autres sous « Stock ».',
      tax_class: 'Catégorie de TVA, par exemple standard.',
      weight_grams: 'Poids en grammes.',
      barcode: 'Numéro sous les barres : GTIN, EAN ou UPC.',
      size_mm: 'Longueur, largeur et hauteur en millimètres : 120 x 80 x 60',
      picture: 'Image de la variante : une de la colonne pictures.',
      content: 'Contenu, pour le prix de base : 250 g per kg',
    },
  },
});
