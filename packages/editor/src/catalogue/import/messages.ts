import { defineTexts } from '../../texts/texts.ts';

const english = {
  title: 'Import products',
  lead: 'From a CSV file, such as one that you saved here and changed in a spreadsheet.',
  products: 'Products',
  choose: 'Choose a CSV or zip file',
  chooseCsv: 'Choose a CSV file',
  template: 'Download a template',
  chooseHint:
    'The file is checked first. Nothing changes in your shop until you start the import. Products are found by their address, or by SKU in rows without an address.',
  pictureHint:
    'New pictures? Write their addresses into the column “pictures”. Or write their names, put them into a zip file, and choose it together with the CSV file; the CSV file may also be in it.',
  oneFile: 'Choose one CSV file and, if it names new pictures, one zip file with them.',
  notJoined: 'This zip file cannot be sent beside the CSV file. Put the CSV file into it and choose it alone.',
  sending: 'Sending the file…',
  templateHint:
    'The template has two products and a service as examples. Your own products, saved as CSV, have the same columns.',
  earlier: 'Earlier imports',
  earlierHint: 'They are kept for 30 days.',
  rowsOf: (rows: string, products: string) => `${rows} rows, ${products} products`,
  by: (name: string, when: string) => `${name}, ${when}`,
  states: {
    checking: 'Checking',
    checked: 'Ready to import',
    importing: 'Importing',
    stopped: 'Stopped',
    done: 'Imported',
  },
  checking: 'Checking the file',
  importing: 'Importing products',
  canLeave: 'You can leave this page. The work goes on.',
  progress: (done: string, all: string) => `${done} of ${all} products`,
  allGood: 'No faults found.',
  faultyProducts: (count: number, text: string) =>
    count === 1 ? 'One product has faults and will be left out.' : `${text} products have faults and will be left out.`,
  correct: 'Save the wrong rows, correct them, and import that file. Or correct your own file and choose it again.',
  unknownColumns: (names: string) => `These columns are not known and are not read: ${names}`,
  start: (count: number, text: string) => (count === 1 ? 'Import one product' : `Import ${text} products`),
  continue: 'Continue',
  stop: 'Stop',
  another: 'Choose another file',
  saveFaults: 'Save the wrong rows as CSV',
  faults: 'Faults',
  preview: 'The first rows of the file',
  line: 'Line',
  column: 'Column',
  value: 'In the file',
  wrong: 'What is wrong',
  result: 'Result',
  created: 'New',
  quantitiesStay:
    'A file sets quantities of new variants only. Those of existing variants stay as they are: change them under “Stock”.',
  updated: 'Changed',
  unchanged: 'Unchanged',
  leftOut: 'Left out',
  toList: 'See the products',
  nothing: 'There is nothing to import.',
};

type ImportWords = typeof english;

const german: ImportWords = {
  title: 'Produkte importieren',
  lead: 'Aus einer CSV-Datei, zum Beispiel aus einer, die Sie hier gespeichert und in einer Tabelle geändert haben.',
  products: 'Produkte',
  choose: 'CSV- oder ZIP-Datei auswählen',
  chooseCsv: 'CSV-Datei auswählen',
  template: 'Vorlage herunterladen',
  chooseHint:
    'Die Datei wird zuerst geprüft. In Ihrem Shop ändert sich nichts, bis Sie den Import starten. Produkte werden an ihrer Adresse erkannt, in Zeilen ohne Adresse an der Artikelnummer (SKU).',
  pictureHint:
    'Neue Bilder? Schreiben Sie ihre Adressen in die Spalte „pictures“. Oder schreiben Sie ihre Namen, packen Sie sie in eine ZIP-Datei und wählen Sie diese zusammen mit der CSV-Datei aus; die CSV-Datei kann auch darin sein.',
  oneFile: 'Wählen Sie eine CSV-Datei und, wenn sie neue Bilder nennt, eine ZIP-Datei mit diesen.',
  notJoined:
    'Diese ZIP-Datei lässt sich nicht neben der CSV-Datei senden. Packen Sie die CSV-Datei hinein und wählen Sie nur die ZIP-Datei.',
  sending: 'Die Datei wird gesendet …',
  templateHint:
    'Die Vorlage hat zwei Produkte und eine Dienstleistung als Beispiele. Ihre eigenen Produkte, als CSV gespeichert, haben dieselben Spalten.',
  earlier: 'Frühere Importe',
  earlierHint: 'Sie bleiben 30 Tage lang gespeichert.',
  rowsOf: (rows, products) => `${rows} Zeilen, ${products} Produkte`,
  by: (name, when) => `${name}, ${when}`,
  states: {
    checking: 'Wird geprüft',
    checked: 'Bereit zum Import',
    importing: 'Wird importiert',
    stopped: 'Angehalten',
    done: 'Importiert',
  },
  checking: 'Die Datei wird geprüft',
  importing: 'Produkte werden importiert',
  canLeave: 'Sie können diese Seite verlassen. Die Arbeit läuft weiter.',
  progress: (done, all) => `${done} von ${all} Produkten`,
  allGood: 'Keine Fehler gefunden.',
  faultyProducts: (count, text) =>
    count === 1
      ? 'Ein Produkt hat Fehler und wird ausgelassen.'
      : `${text} Produkte haben Fehler und werden ausgelassen.`,
  correct:
    'Speichern Sie die fehlerhaften Zeilen, korrigieren Sie sie und importieren Sie diese Datei. Oder korrigieren Sie Ihre eigene Datei und wählen Sie sie erneut aus.',
  unknownColumns: (names) => `Diese Spalten sind nicht bekannt und werden nicht gelesen: ${names}`,
  start: (count, text) => (count === 1 ? 'Ein Produkt importieren' : `${text} Produkte importieren`),
  continue: 'Fortsetzen',
  stop: 'Anhalten',
  another: 'Andere Datei auswählen',
  saveFaults: 'Fehlerhafte Zeilen speichern',
  faults: 'Fehler',
  preview: 'Die ersten Zeilen der Datei',
  line: 'Zeile',
  column: 'Spalte',
  value: 'In der Datei',
  wrong: 'Was nicht stimmt',
  result: 'Ergebnis',
  created: 'Neu',
  quantitiesStay:
    'Eine Datei setzt Mengen nur für neue Varianten. Die vorhandener Varianten bleiben, wie sie sind: Ändern Sie sie unter „Bestand“.',
  updated: 'Geändert',
  unchanged: 'Unverändert',
  leftOut: 'Ausgelassen',
  toList: 'Produkte ansehen',
  nothing: 'Es gibt nichts zu importieren.',
};

const french: ImportWords = {
  title: 'Importer des produits',
  lead: 'Depuis un fichier CSV, par exemple celui que vous avez enregistré ici et modifié dans un tableur.',
  products: 'Produits',
  choose: 'Choisir un fichier CSV ou ZIP',
  chooseCsv: 'Choisir un fichier CSV',
  template: 'Télécharger un modèle',
  chooseHint:
    'Le fichier est d’abord vérifié. Rien ne change dans votre boutique avant que vous ne lanciez l’import. Les produits sont reconnus à leur adresse ou, dans les lignes sans adresse, à leur référence (SKU).',
  pictureHint:
    'De nouvelles images ? Écrivez leurs adresses dans la colonne « pictures ». Ou écrivez leurs noms, placez-les dans un fichier ZIP et choisissez-le avec le fichier CSV ; celui-ci peut aussi s’y trouver.',
  oneFile: 'Choisissez un fichier CSV et, s’il nomme de nouvelles images, un fichier ZIP qui les contient.',
  notJoined:
    'Ce fichier ZIP ne peut pas être envoyé à côté du fichier CSV. Placez-y le fichier CSV et choisissez le fichier ZIP seul.',
  sending: 'Envoi du fichier…',
  templateHint:
    'Le modèle contient deux produits et un service comme exemples. Vos propres produits, enregistrés en CSV, ont les mêmes colonnes.',
  earlier: 'Imports précédents',
  earlierHint: 'Ils sont conservés pendant 30 jours.',
  rowsOf: (rows, products) => `${rows} lignes, ${products} produits`,
  by: (name, when) => `${name}, ${when}`,
  states: {
    checking: 'Vérification',
    checked: 'Prêt à importer',
    importing: 'Import en cours',
    stopped: 'Arrêté',
    done: 'Importé',
  },
  checking: 'Vérification du fichier',
  importing: 'Import des produits',
  canLeave: 'Vous pouvez quitter cette page. Le travail continue.',
  progress: (done, all) => `${done} produits sur ${all}`,
  allGood: 'Aucune erreur.',
  faultyProducts: (count, text) =>
    count === 1
      ? 'Un produit contient des erreurs et ne sera pas importé.'
      : `${text} produits contiennent des erreurs et ne seront pas importés.`,
  correct:
    'Enregistrez les lignes erronées, corrigez-les et importez ce fichier. Ou corrigez votre propre fichier et choisissez-le à nouveau.',
  unknownColumns: (names) => `Ces colonnes sont inconnues et ne sont pas lues : ${names}`,
  start: (count, text) => (count === 1 ? 'Importer un produit' : `Importer ${text} produits`),
  continue: 'Continuer',
  stop: 'Arrêter',
  another: 'Choisir un autre fichier',
  saveFaults: 'Enregistrer ces lignes (CSV)',
  faults: 'Erreurs',
  preview: 'Les premières lignes du fichier',
  line: 'Ligne',
  column: 'Colonne',
  value: 'Dans le fichier',
  wrong: 'Ce qui ne va pas',
  result: 'Résultat',
  created: 'Nouveaux',
  quantitiesStay:
    'Un fichier fixe les quantités des nouvelles variantes seulement. Celles des variantes existantes ne changent pas : modifiez-les sous « Stock ».',
  updated: 'Modifiés',
  unchanged: 'Inchangés',
  leftOut: 'Non importés',
  toList: 'Voir les produits',
  nothing: 'Il n’y a rien à importer.',
};

export const importTexts = defineTexts({ en: english, de: german, fr: french });
