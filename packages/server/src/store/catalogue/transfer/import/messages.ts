import type { InLanguages, Language } from '@awning/formats';
import { baseUnits, contentUnits, productFileWords, productWords } from '@awning/site-model';
import type { CsvFault } from '../../../../platform/csv/index.ts';
import { themselves } from '../words.ts';

/** Our own words and, where a screen calls the same otherwise, what it says. */
function wordList(language: Language, kind: keyof typeof productFileWords): string {
  return listed(productFileWords[kind], productWords[language][kind]);
}

function listed(own: Readonly<Record<string, string>>, shown: Readonly<Record<string, string>>): string {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  return Object.entries(own)
    .map(([name, word]) => (isSame(word, shown[name] ?? word) ? word : `${word} (${shown[name]})`))
    .join(', ');
}

function unitLists(language: Language): readonly [string, string] {
  const { contentUnits: units, baseUnits: bases } = productWords[language];
  return [listed(themselves(contentUnits), units), listed(themselves(baseUnits), bases)];
}

const english = {
  unreadable: {
    tooLarge: () => 'The file is too large.',
    tooManyRows: () => 'The file has too many rows. Split it into several files.',
    tooManyColumns: (line: number) => `Line ${line} has too many columns.`,
    cellTooLong: (line: number) => `A cell in line ${line} is too long.`,
    notUtf8: (line: number) =>
      `Line ${line} has letters that are not in UTF-8. In the spreadsheet, save the file as "CSV UTF-8" and upload it again.`,
    notText: (line: number) => `Line ${line} contains characters that are not text. Is this a CSV file?`,
    openQuote: (line: number) => `The quotation mark in line ${line} is never closed.`,
  } satisfies Record<CsvFault, (line: number) => string>,
  archive: {
    unreadable: 'The zip file is damaged or is none. Pack it again.',
    noCsv: 'There is no CSV file in the zip file.',
    severalCsv: 'There are several CSV files in the zip file. Leave one in it.',
    tooManyEntries: (most: number) => `The zip file has more than ${most} files. Divide it among several.`,
    tooMuch: 'Unpacked, the zip file would have more than 4 GB. Divide it among several.',
    path: (name: string) => `The zip file contains a name that leads out of its folder: ${name}`,
    nameTooLong: (name: string) => `The zip file contains a name that is too long: ${name}`,
    link: (name: string) => `The zip file contains a link instead of a file: ${name}`,
    encrypted: (name: string) => `The zip file has a password. Pack it again without one: ${name}`,
    method: (name: string) => `The zip file is packed in a way that is not known here. Pack it again: ${name}`,
    twice: (name: string) => `The zip file contains two files with the same name: ${name}`,
    overlapping: (name: string) => `The zip file contains files that lie on top of each other: ${name}`,
  },
  empty: 'The file has no rows.',
  noKey: 'The file needs a column "sku" or a column "address", by which products are found.',
  columnTwice: (name: string) => `The file has two columns "${name}".`,
  columnsTooLong: 'The first line must contain the names of the columns.',
  tooManyCells: 'The row has more cells than the file has columns.',
  skuInLine: (line: number) => `This SKU is also in line ${line}.`,
  productInLine: (line: number) =>
    `This product is also in line ${line}. The rows of a product must follow each other.`,
  differsFromFirst: 'This differs from the first row of the product. Fill it in there and leave it empty here.',
  optionsForm: 'Write options like this: Size: Large | Glaze: Blue',
  sizeForm: 'Write the size in millimetres like this: 120 x 80 x 60',
  contentForm: `Write the content like this: 250 g per kg. Units: ${unitLists('en')[0]}. Base units: ${unitLists('en')[1]}.`,
  typeUnknown: `There is no such type. Write one of these: ${wordList('en', 'types')}.`,
  statusUnknown: `There is no such status. Write one of these: ${wordList('en', 'statuses')}.`,
  stockUnknown: `Write one of these: ${wordList('en', 'stock')}.`,
  taxClassForm: 'A tax class is written in small letters, digits and hyphens, such as standard.',
  pageUnknown: (addresses: string) => `There is no such store page. Write one of these: ${addresses}.`,
  skuNeeded: 'Enter the SKU: the product has several variants.',
  stockDiffers: 'The column "on_hand" has another number. Leave one of the two empty.',
  onHand: 'Enter a whole number from 0 to 1000000.',
  noStockRight: 'You are not allowed to change stock. Leave this empty.',
  productUnknown: (address: string) => `There is no such product: ${address}`,
  picturesTooMany: (most: number) => `A product can have at most ${most} pictures. Leave out some.`,
  pictureUnknown: (address: string) => `There is no such picture: ${address}`,
  pictureNotInArchive: (name: string) =>
    `This picture is not in a zip file that was sent along, and it is not an address: ${name}`,
  pictureSeveral: (name: string) => `The zip file has several files with this name. Write it with its folder: ${name}`,
  pictureDamaged: (name: string) => `This file is damaged in the zip file: ${name}`,
  pictureWrongKind: (name: string) =>
    `This is not a picture that can be shown. Use JPEG, PNG, WebP, AVIF, GIF or SVG: ${name}`,
  pictureTooLarge: (megabytes: number, name: string) => `A picture can have at most ${megabytes} MB: ${name}`,
  pictureForbidden: (address: string) => `This address is not on the public internet: ${address}`,
  pictureUnreachable: (address: string) => `The picture could not be fetched: ${address}`,
  pictureRedirects: (address: string) => `The address leads to too many others: ${address}`,
  pictureStatus: (status: number, address: string) =>
    `The picture could not be fetched (the other server answered with ${status}): ${address}`,
  noFilesRight: 'You are not allowed to add files. Use pictures that the website has.',
  noArchiveRight:
    'You are not allowed to add files. Choose the CSV file alone; it can name pictures that the website has.',
  otherProduct: 'The shop has changed since the check, and the row would change another product. Check the file again.',
  changedMeanwhile: 'The product was changed at the same moment. Import it again.',
  notSaved: 'The product could not be saved.',
  gone: 'There is no such import.',
  notReady: 'This import cannot be started now.',
  notRunning: 'This import is not running.',
};

/** Faults are stored in English and shown in the language of the reader (`say-fault.ts`). */
export const importTexts: InLanguages<typeof english> = {
  en: english,
  de: {
    unreadable: {
      tooLarge: () => 'Die Datei ist zu groß.',
      tooManyRows: () => 'Die Datei hat zu viele Zeilen. Teilen Sie sie auf mehrere Dateien auf.',
      tooManyColumns: (line) => `Zeile ${line} hat zu viele Spalten.`,
      cellTooLong: (line) => `Eine Zelle in Zeile ${line} ist zu lang.`,
      notUtf8: (line) =>
        `Zeile ${line} hat Buchstaben, die nicht in UTF-8 sind. Speichern Sie die Datei in der Tabelle als „CSV UTF-8“ und laden Sie sie noch einmal hoch.`,
      notText: (line) => `Zeile ${line} enthält Zeichen, die kein Text sind. Ist das eine CSV-Datei?`,
      openQuote: (line) => `Das Anführungszeichen in Zeile ${line} wird nie geschlossen.`,
    },
    archive: {
      unreadable: 'Die ZIP-Datei ist beschädigt oder keine. Packen Sie sie noch einmal.',
      noCsv: 'In der ZIP-Datei ist keine CSV-Datei.',
      severalCsv: 'In der ZIP-Datei sind mehrere CSV-Dateien. Lassen Sie eine darin.',
      tooManyEntries: (most) => `Die ZIP-Datei hat mehr als ${most} Dateien. Teilen Sie sie auf mehrere auf.`,
      tooMuch: 'Entpackt hätte die ZIP-Datei mehr als 4 GB. Teilen Sie sie auf mehrere auf.',
      path: (name) => `Die ZIP-Datei enthält einen Namen, der aus ihrem Ordner hinausführt: ${name}`,
      nameTooLong: (name) => `Die ZIP-Datei enthält einen zu langen Namen: ${name}`,
      link: (name) => `Die ZIP-Datei enthält eine Verknüpfung statt einer Datei: ${name}`,
      encrypted: (name) => `Die ZIP-Datei hat ein Passwort. Packen Sie sie ohne eines: ${name}`,
      method: (name) => `Die ZIP-Datei ist auf eine hier unbekannte Art gepackt. Packen Sie sie noch einmal: ${name}`,
      twice: (name) => `Die ZIP-Datei enthält zwei Dateien mit demselben Namen: ${name}`,
      overlapping: (name) => `Die ZIP-Datei enthält Dateien, die übereinander liegen: ${name}`,
    },
    empty: 'Die Datei hat keine Zeilen.',
    noKey: 'Die Datei braucht eine Spalte „sku“ oder eine Spalte „address“, an der Produkte erkannt werden.',
    columnTwice: (name) => `Die Datei hat zwei Spalten „${name}“.`,
    columnsTooLong: 'Die erste Zeile muss die Namen der Spalten enthalten.',
    tooManyCells: 'Die Zeile hat mehr Zellen als die Datei Spalten.',
    skuInLine: (line) => `Diese Artikelnummer (SKU) steht auch in Zeile ${line}.`,
    productInLine: (line) =>
      `Dieses Produkt steht auch in Zeile ${line}. Die Zeilen eines Produkts müssen aufeinander folgen.`,
    differsFromFirst:
      'Das weicht von der ersten Zeile des Produkts ab. Tragen Sie es dort ein und lassen Sie es hier leer.',
    optionsForm: 'Schreiben Sie Optionen so: Größe: Groß | Glasur: Blau',
    sizeForm: 'Schreiben Sie die Maße in Millimetern so: 120 x 80 x 60',
    contentForm: `Schreiben Sie den Inhalt so: 250 g per kg. Einheiten: ${unitLists('de')[0]}. Grundeinheiten: ${unitLists('de')[1]}.`,
    typeUnknown: `Diese Art gibt es nicht. Schreiben Sie eines davon: ${wordList('de', 'types')}.`,
    statusUnknown: `Diesen Status gibt es nicht. Schreiben Sie eines davon: ${wordList('de', 'statuses')}.`,
    stockUnknown: `Schreiben Sie eines davon: ${wordList('de', 'stock')}.`,
    taxClassForm: 'Eine Steuerklasse besteht aus Kleinbuchstaben, Ziffern und Bindestrichen, etwa standard.',
    pageUnknown: (addresses) => `Diese Shopseite gibt es nicht. Schreiben Sie eine davon: ${addresses}.`,
    skuNeeded: 'Geben Sie die Artikelnummer (SKU) an: Das Produkt hat mehrere Varianten.',
    stockDiffers: 'In der Spalte „on_hand“ steht eine andere Zahl. Lassen Sie eine der beiden leer.',
    onHand: 'Geben Sie eine ganze Zahl von 0 bis 1000000 ein.',
    noStockRight: 'Sie dürfen Bestände nicht ändern. Lassen Sie dieses Feld leer.',
    productUnknown: (address) => `Dieses Produkt gibt es nicht: ${address}`,
    picturesTooMany: (most) => `Ein Produkt kann höchstens ${most} Bilder haben. Lassen Sie einige weg.`,
    pictureUnknown: (address) => `Dieses Bild gibt es nicht: ${address}`,
    pictureNotInArchive: (name) =>
      `Dieses Bild liegt in keiner mitgesendeten ZIP-Datei und ist auch keine Adresse: ${name}`,
    pictureSeveral: (name) =>
      `Die ZIP-Datei hat mehrere Dateien mit diesem Namen. Schreiben Sie ihn mit seinem Ordner: ${name}`,
    pictureDamaged: (name) => `Diese Datei ist in der ZIP-Datei beschädigt: ${name}`,
    pictureWrongKind: (name) =>
      `Das ist kein Bild, das sich zeigen lässt. Verwenden Sie JPEG, PNG, WebP, AVIF, GIF oder SVG: ${name}`,
    pictureTooLarge: (megabytes, name) => `Ein Bild darf höchstens ${megabytes} MB haben: ${name}`,
    pictureForbidden: (address) => `Diese Adresse liegt nicht im öffentlichen Internet: ${address}`,
    pictureUnreachable: (address) => `Das Bild konnte nicht abgerufen werden: ${address}`,
    pictureRedirects: (address) => `Die Adresse leitet zu oft weiter: ${address}`,
    pictureStatus: (status, address) =>
      `Das Bild konnte nicht abgerufen werden (der andere Server antwortete mit ${status}): ${address}`,
    noFilesRight: 'Sie dürfen keine Dateien hinzufügen. Verwenden Sie Bilder, die die Website schon hat.',
    noArchiveRight:
      'Sie dürfen keine Dateien hinzufügen. Wählen Sie nur die CSV-Datei; sie kann Bilder nennen, die die Website schon hat.',
    otherProduct:
      'Der Shop hat sich seit der Prüfung geändert, und die Zeile würde ein anderes Produkt ändern. Prüfen Sie die Datei erneut.',
    changedMeanwhile: 'Das Produkt wurde im selben Moment geändert. Importieren Sie es noch einmal.',
    notSaved: 'Das Produkt konnte nicht gespeichert werden.',
    gone: 'Diesen Import gibt es nicht.',
    notReady: 'Dieser Import kann jetzt nicht gestartet werden.',
    notRunning: 'Dieser Import läuft nicht.',
  },
  fr: {
    unreadable: {
      tooLarge: () => 'Le fichier est trop volumineux.',
      tooManyRows: () => 'Le fichier a trop de lignes. Répartissez-le sur plusieurs fichiers.',
      tooManyColumns: (line) => `La ligne ${line} a trop de colonnes.`,
      cellTooLong: (line) => `Une cellule de la ligne ${line} est trop longue.`,
      notUtf8: (line) =>
        `La ligne ${line} a des lettres qui ne sont pas en UTF-8. Dans le tableur, enregistrez le fichier en « CSV UTF-8 » et envoyez-le de nouveau.`,
      notText: (line) =>
        `La ligne ${line} contient des caractères qui ne sont pas du texte. Est-ce bien un fichier CSV ?`,
      openQuote: (line) => `Le guillemet de la ligne ${line} n’est jamais fermé.`,
    },
    archive: {
      unreadable: 'Le fichier ZIP est endommagé ou n’en est pas un. Compressez-le à nouveau.',
      noCsv: 'Le fichier ZIP ne contient pas de fichier CSV.',
      severalCsv: 'Le fichier ZIP contient plusieurs fichiers CSV. N’en laissez qu’un.',
      tooManyEntries: (most) => `Le fichier ZIP a plus de ${most} fichiers. Répartissez-les sur plusieurs.`,
      tooMuch: 'Décompressé, le fichier ZIP dépasserait 4 Go. Répartissez-le sur plusieurs.',
      path: (name) => `Le fichier ZIP contient un nom qui sort de son dossier : ${name}`,
      nameTooLong: (name) => `Le fichier ZIP contient un nom trop long : ${name}`,
      link: (name) => `Le fichier ZIP contient un lien au lieu d’un fichier : ${name}`,
      encrypted: (name) => `Le fichier ZIP a un mot de passe. Compressez-le sans mot de passe : ${name}`,
      method: (name) => `Le fichier ZIP est compressé d’une façon inconnue ici. Compressez-le à nouveau : ${name}`,
      twice: (name) => `Le fichier ZIP contient deux fichiers du même nom : ${name}`,
      overlapping: (name) => `Le fichier ZIP contient des fichiers qui se chevauchent : ${name}`,
    },
    empty: 'Le fichier n’a aucune ligne.',
    noKey: 'Le fichier doit avoir une colonne « sku » ou « address », à laquelle les produits sont reconnus.',
    columnTwice: (name) => `Le fichier a deux colonnes « ${name} ».`,
    columnsTooLong: 'La première ligne doit contenir les noms des colonnes.',
    tooManyCells: 'La ligne a plus de cellules que le fichier n’a de colonnes.',
    skuInLine: (line) => `Cette référence (SKU) figure aussi à la ligne ${line}.`,
    productInLine: (line) => `Ce produit figure aussi à la ligne ${line}. Les lignes d’un produit doivent se suivre.`,
    differsFromFirst:
      'Cette valeur diffère de la première ligne du produit. Saisissez-la là-bas et laissez cette cellule vide.',
    optionsForm: 'Écrivez les options ainsi : Taille: Grande | Émail: Bleu',
    sizeForm: 'Écrivez les dimensions en millimètres ainsi : 120 x 80 x 60',
    contentForm: `Écrivez le contenu ainsi : 250 g per kg. Unités : ${unitLists('fr')[0]}. Unités de base : ${unitLists('fr')[1]}.`,
    typeUnknown: `Ce type n’existe pas. Au choix : ${wordList('fr', 'types')}.`,
    statusUnknown: `Ce statut n’existe pas. Au choix : ${wordList('fr', 'statuses')}.`,
    stockUnknown: `Au choix : ${wordList('fr', 'stock')}.`,
    taxClassForm: 'Une catégorie de TVA s’écrit en minuscules, chiffres et traits d’union, par exemple standard.',
    pageUnknown: (addresses) => `Cette page boutique n’existe pas. Au choix : ${addresses}.`,
    skuNeeded: 'Saisissez la référence (SKU) : le produit a plusieurs variantes.',
    stockDiffers: 'La colonne « on_hand » contient un autre nombre. Laissez l’une des deux vide.',
    onHand: 'Saisissez un nombre entier de 0 à 1000000.',
    noStockRight: 'Vous n’avez pas le droit de modifier le stock. Laissez cette cellule vide.',
    productUnknown: (address) => `Ce produit n’existe pas : ${address}`,
    picturesTooMany: (most) => `Un produit peut avoir au plus ${most} images. Retirez-en quelques-unes.`,
    pictureUnknown: (address) => `Cette image n’existe pas : ${address}`,
    pictureNotInArchive: (name) =>
      `Cette image n’est dans aucun fichier ZIP envoyé avec le CSV et n’est pas une adresse : ${name}`,
    pictureSeveral: (name) => `Le fichier ZIP a plusieurs fichiers de ce nom. Écrivez-le avec son dossier : ${name}`,
    pictureDamaged: (name) => `Ce fichier est endommagé dans le fichier ZIP : ${name}`,
    pictureWrongKind: (name) =>
      `Ce n’est pas une image affichable. Utilisez JPEG, PNG, WebP, AVIF, GIF ou SVG : ${name}`,
    pictureTooLarge: (megabytes, name) => `Une image peut avoir ${megabytes} Mo au plus : ${name}`,
    pictureForbidden: (address) => `Cette adresse n’est pas sur l’internet public : ${address}`,
    pictureUnreachable: (address) => `L’image n’a pas pu être récupérée : ${address}`,
    pictureRedirects: (address) => `L’adresse redirige trop souvent : ${address}`,
    pictureStatus: (status, address) =>
      `L’image n’a pas pu être récupérée (l’autre serveur a répondu ${status}) : ${address}`,
    noFilesRight: 'Vous n’avez pas le droit d’ajouter des fichiers. Utilisez des images que le site a déjà.',
    noArchiveRight:
      'Vous n’avez pas le droit d’ajouter des fichiers. Choisissez le fichier CSV seul ; il peut nommer des images que le site a déjà.',
    otherProduct:
      'La boutique a changé depuis la vérification et la ligne modifierait un autre produit. Vérifiez à nouveau le fichier.',
    changedMeanwhile: 'Le produit a été modifié au même moment. Importez-le à nouveau.',
    notSaved: 'Le produit n’a pas pu être enregistré.',
    gone: 'Cet import n’existe pas.',
    notReady: 'Cet import ne peut pas être lancé maintenant.',
    notRunning: 'Cet import n’est pas en cours.',
  },
};

export const importMessages = importTexts.en;
