import { type InLanguages, inLanguage } from '@awning/formats';

/** Sentences about a file on its way to the server. */
export interface UploadMessages {
  readonly enterName: string;
  readonly wrongKind: string;
  readonly tooLarge: string;
  readonly incomplete: string;
  readonly uploadProblem: string;
  readonly renameProblem: string;
  /** While the server was not reached. */
  readonly network: string;
  readonly noResponse: string;
  /** Anything else that went wrong on the way. */
  readonly uploadError: string;
  /** The sizes of a picture could not be made: it is damaged. */
  readonly processingFailed: string;
  readonly processingCancelled: string;
  /** They are not made yet, though they should be. */
  readonly processingIncomplete: string;
}

/** What stands in a sentence for the kind that is wanted: nothing, or a word with a blank behind it (D-156). */
type WantedKind = 'image' | 'audio' | 'video' | undefined;

/**
 * The sentences in the language of a locale, English if there are none, with their placeholders.
 *
 * @example
 * uploadMessages('en').enterName // => 'Please enter a file name'
 */
export function uploadMessages(locale: string): UploadMessages {
  return inLanguage(byLanguage, locale);
}

/**
 * Fills in {fileName}, {fileTypeMessage} and {maxSize}.
 *
 * @example
 * fillUploadMessage('en', 'wrongKind', { fileName: 'a.exe', wanted: 'image' }) // => 'The file a.exe does not appear to be a supported image file.'
 * fillUploadMessage('en', 'tooLarge', { fileName: 'a.png', maxSize: '20 MB' }) // => 'The file a.png is too large. The maximum allowed file size is 20 MB.'
 */
export function fillUploadMessage(
  locale: string,
  name: keyof UploadMessages,
  values: { readonly fileName: string; readonly wanted?: WantedKind; readonly maxSize?: string },
): string {
  const filled: Readonly<Record<string, string>> = {
    fileName: values.fileName,
    fileTypeMessage: values.wanted ? inLanguage(kindWords, locale)[values.wanted] : '',
    maxSize: values.maxSize ?? '',
  };
  return uploadMessages(locale)[name].replace(/\{(\w+)\}/g, (_, key: string) => filled[key] ?? '');
}

// With what joins them to the word that follows.
const kindWords: InLanguages<Readonly<Record<NonNullable<WantedKind>, string>>> = {
  en: { image: 'image ', audio: 'audio ', video: 'video ' },
  de: { image: 'Bild-', audio: 'Audio-', video: 'Video-' },
  fr: { image: 'image ', audio: 'audio ', video: 'vidéo ' },
};

const byLanguage: InLanguages<UploadMessages> = {
  en: {
    enterName: 'Please enter a file name',
    wrongKind: 'The file {fileName} does not appear to be a supported {fileTypeMessage}file.',
    tooLarge: 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.',
    incomplete: 'File upload failed to complete',
    uploadProblem: 'There was a problem while uploading your file.',
    renameProblem: 'There was a problem while renaming your file.',
    network: 'Network error',
    noResponse: 'No response data from job request',
    uploadError: 'Error uploading',
    processingFailed: 'File processing failed',
    processingCancelled: 'File processing cancelled',
    processingIncomplete: 'File processing failed to complete',
  },
  de: {
    enterName: 'Bitte geben Sie einen Dateinamen ein',
    wrongKind: 'Die Datei {fileName} scheint keine unterstützte {fileTypeMessage}Datei zu sein.',
    tooLarge: 'Die Datei {fileName} ist zu groß. Erlaubt sind höchstens {maxSize}.',
    incomplete: 'Die Datei wurde nicht vollständig hochgeladen',
    uploadProblem: 'Beim Hochladen Ihrer Datei ist ein Fehler aufgetreten.',
    renameProblem: 'Beim Umbenennen Ihrer Datei ist ein Fehler aufgetreten.',
    network: 'Netzwerkfehler',
    noResponse: 'Der Server hat ohne Daten geantwortet',
    uploadError: 'Fehler beim Hochladen',
    processingFailed: 'Die Datei konnte nicht verarbeitet werden',
    processingCancelled: 'Die Verarbeitung der Datei wurde abgebrochen',
    processingIncomplete: 'Die Datei wurde nicht vollständig verarbeitet',
  },
  fr: {
    enterName: 'Veuillez saisir un nom de fichier',
    wrongKind: 'Le fichier {fileName} ne semble pas être un fichier {fileTypeMessage}pris en charge.',
    tooLarge: 'Le fichier {fileName} est trop volumineux. La taille maximale est de {maxSize}.',
    incomplete: 'L’envoi du fichier n’a pas abouti',
    uploadProblem: 'Un problème est survenu lors de l’envoi de votre fichier.',
    renameProblem: 'Un problème est survenu lors du changement de nom de votre fichier.',
    network: 'Erreur réseau',
    noResponse: 'Le serveur a répondu sans données',
    uploadError: 'Erreur lors de l’envoi',
    processingFailed: 'Le traitement du fichier a échoué',
    processingCancelled: 'Le traitement du fichier a été annulé',
    processingIncomplete: 'Le traitement du fichier n’a pas abouti',
  },
};
