import { defineTexts } from '../texts/texts.ts';
import type { Theme } from './queries.ts';

interface ThemeTexts {
  readonly title: string;
  readonly lead: string;
  readonly missing: (name: string) => string;
  readonly missingText: string;
  readonly themes: string;
  readonly inUse: string;
  readonly by: (author: string) => string;
  readonly sources: Readonly<Record<Theme['source'], string>>;
  readonly use: string;
  readonly chooseName: (title: string) => string;
  readonly used: (title: string) => string;
  readonly reload: string;
  readonly reloadName: (title: string) => string;
  readonly reloaded: (title: string) => string;
  readonly check: string;
  readonly checkName: (title: string) => string;
  readonly hideCheck: string;
  readonly sound: string;
  readonly counts: (errors: number, warnings: number) => string;
  readonly findings: (title: string) => string;
  readonly levels: Readonly<Record<'error' | 'warning', string>>;
  readonly moreFindings: (count: number) => string;
  readonly remove: string;
  readonly removeName: (title: string) => string;
  readonly removeQuestion: (title: string) => string;
  readonly removeText: string;
  readonly removed: (title: string) => string;
  readonly upload: string;
  readonly uploadText: string;
  readonly uploadTrust: string;
  readonly chooseFile: string;
  readonly uploading: (name: string) => string;
  readonly uploaded: (title: string) => string;
  readonly notUploaded: string;
  readonly inFile: (file: string) => string;
  readonly reasons: Readonly<Record<string, string>>;
}

export const themeTexts = defineTexts<ThemeTexts>({
  en: {
    title: 'Theme',
    lead: 'A theme decides how your website looks. Your pages, products and texts stay when you choose another one.',
    missing: (name) => `The theme “${name}” is missing`,
    missingText: 'Visitors see your pages without a design. Choose another theme, or put its folder back.',
    themes: 'Themes',
    inUse: 'In use',
    by: (author) => `by ${author}`,
    sources: { own: 'Comes with Awning', folder: 'Installed on your server', uploaded: 'Uploaded' },
    use: 'Use this theme',
    chooseName: (title) => `Use the theme “${title}”`,
    used: (title) => `Your website now uses “${title}”.`,
    reload: 'Reload',
    reloadName: (title) => `Reload the theme “${title}”`,
    reloaded: (title) => `“${title}” was read again.`,
    check: 'Check',
    checkName: (title) => `Check the theme “${title}”`,
    hideCheck: 'Hide the check',
    sound: 'No problems found',
    counts: (errors, warnings) =>
      `${errors === 1 ? '1 error' : `${errors} errors`}, ${warnings === 1 ? '1 warning' : `${warnings} warnings`}`,
    findings: (title) => `Problems of the theme “${title}”`,
    levels: { error: 'Error', warning: 'Warning' },
    moreFindings: (count) => `And ${count} more. Fix these first.`,
    remove: 'Remove',
    removeName: (title) => `Remove the theme “${title}”`,
    removeQuestion: (title) => `Remove “${title}”?`,
    removeText: 'Its files are deleted. To use it again, you have to upload it again.',
    removed: (title) => `“${title}” was removed.`,
    upload: 'Upload a theme',
    uploadText: 'A zip file of at most 20 MB with the file template.conf in it.',
    uploadTrust: 'A theme is code that runs on your pages. Only upload themes from people you trust.',
    chooseFile: 'Choose a zip file',
    uploading: (name) => `Uploading ${name}`,
    uploaded: (title) => `“${title}” was uploaded. Choose it when you are ready.`,
    notUploaded: 'The theme was not uploaded',
    inFile: (file) => `File: ${file}`,
    reasons: {
      gone: 'This theme is no longer there.',
      inUse: 'Your website uses this theme. Choose another one first.',
      tooMany: 'You have 20 uploaded themes. Remove one first.',
      tooLarge: 'The file is larger than 20 MB.',
      unreadable: 'This is not a zip file, or it is damaged.',
      tooManyEntries: 'The zip file has more than 5,000 files.',
      tooMuch: 'The theme is too large.',
      path: 'The zip file has a file with a path that is not allowed.',
      nameTooLong: 'The zip file has a file with a name that is too long.',
      link: 'The zip file has a link in it, which is not allowed.',
      encrypted: 'The zip file has a password. Save it without one.',
      method: 'The zip file is compressed in a way that we cannot read.',
      twice: 'The zip file has the same file twice.',
      overlapping: 'The zip file is damaged.',
      damaged: 'The zip file is damaged.',
      noTheme: 'There is no theme in the zip file: the file template.conf is missing, or is there more than once.',
    },
  },
  de: {
    title: 'Theme',
    lead: 'Das Theme bestimmt, wie Ihre Website aussieht. Seiten, Produkte und Texte bleiben, wenn Sie ein anderes wählen.',
    missing: (name) => `Das Theme „${name}“ fehlt`,
    missingText:
      'Besucher sehen Ihre Seiten ohne Gestaltung. Wählen Sie ein anderes Theme, oder legen Sie seinen Ordner zurück.',
    themes: 'Themes',
    inUse: 'In Gebrauch',
    by: (author) => `von ${author}`,
    sources: { own: 'Gehört zu Awning', folder: 'Auf Ihrem Server installiert', uploaded: 'Hochgeladen' },
    use: 'Dieses Theme verwenden',
    chooseName: (title) => `Das Theme „${title}“ verwenden`,
    used: (title) => `Ihre Website verwendet jetzt „${title}“.`,
    reload: 'Neu laden',
    reloadName: (title) => `Das Theme „${title}“ neu laden`,
    reloaded: (title) => `„${title}“ wurde neu gelesen.`,
    check: 'Prüfen',
    checkName: (title) => `Das Theme „${title}“ prüfen`,
    hideCheck: 'Prüfung ausblenden',
    sound: 'Keine Probleme gefunden',
    counts: (errors, warnings) => `${errors} Fehler, ${warnings === 1 ? '1 Warnung' : `${warnings} Warnungen`}`,
    findings: (title) => `Probleme des Themes „${title}“`,
    levels: { error: 'Fehler', warning: 'Warnung' },
    moreFindings: (count) => `Und ${count} weitere. Beheben Sie zuerst diese.`,
    remove: 'Entfernen',
    removeName: (title) => `Das Theme „${title}“ entfernen`,
    removeQuestion: (title) => `„${title}“ entfernen?`,
    removeText: 'Seine Dateien werden gelöscht. Um es wieder zu verwenden, müssen Sie es erneut hochladen.',
    removed: (title) => `„${title}“ wurde entfernt.`,
    upload: 'Theme hochladen',
    uploadText: 'Eine ZIP-Datei mit höchstens 20 MB, in der die Datei template.conf liegt.',
    uploadTrust:
      'Ein Theme ist Code, der auf Ihren Seiten läuft. Laden Sie nur Themes von Personen hoch, denen Sie vertrauen.',
    chooseFile: 'ZIP-Datei wählen',
    uploading: (name) => `${name} wird hochgeladen`,
    uploaded: (title) => `„${title}“ wurde hochgeladen. Wählen Sie es, wenn Sie so weit sind.`,
    notUploaded: 'Das Theme wurde nicht hochgeladen',
    inFile: (file) => `Datei: ${file}`,
    reasons: {
      gone: 'Dieses Theme gibt es nicht mehr.',
      inUse: 'Ihre Website verwendet dieses Theme. Wählen Sie zuerst ein anderes.',
      tooMany: 'Sie haben 20 hochgeladene Themes. Entfernen Sie zuerst eines.',
      tooLarge: 'Die Datei ist größer als 20 MB.',
      unreadable: 'Das ist keine ZIP-Datei, oder sie ist beschädigt.',
      tooManyEntries: 'Die ZIP-Datei hat mehr als 5.000 Dateien.',
      tooMuch: 'Das Theme ist zu groß.',
      path: 'Die ZIP-Datei enthält eine Datei mit einem Pfad, der nicht erlaubt ist.',
      nameTooLong: 'Die ZIP-Datei enthält eine Datei mit einem zu langen Namen.',
      link: 'Die ZIP-Datei enthält eine Verknüpfung. Das ist nicht erlaubt.',
      encrypted: 'Die ZIP-Datei hat ein Passwort. Speichern Sie sie ohne.',
      method: 'Die ZIP-Datei ist auf eine Weise gepackt, die wir nicht lesen können.',
      twice: 'Die ZIP-Datei enthält dieselbe Datei zweimal.',
      overlapping: 'Die ZIP-Datei ist beschädigt.',
      damaged: 'Die ZIP-Datei ist beschädigt.',
      noTheme: 'In der ZIP-Datei ist kein Theme: Die Datei template.conf fehlt oder ist mehrfach da.',
    },
  },
  fr: {
    title: 'Thème',
    lead: 'Le thème décide de l’apparence de votre site. Pages, produits et textes restent quand vous en choisissez un autre.',
    missing: (name) => `Le thème « ${name} » est introuvable`,
    missingText:
      'Les visiteurs voient vos pages sans mise en forme. Choisissez un autre thème ou remettez son dossier en place.',
    themes: 'Thèmes',
    inUse: 'Utilisé',
    by: (author) => `par ${author}`,
    sources: { own: 'Fourni avec Awning', folder: 'Installé sur votre serveur', uploaded: 'Importé' },
    use: 'Utiliser ce thème',
    chooseName: (title) => `Utiliser le thème « ${title} »`,
    used: (title) => `Votre site utilise maintenant « ${title} ».`,
    reload: 'Recharger',
    reloadName: (title) => `Recharger le thème « ${title} »`,
    reloaded: (title) => `« ${title} » a été relu.`,
    check: 'Vérifier',
    checkName: (title) => `Vérifier le thème « ${title} »`,
    hideCheck: 'Masquer la vérification',
    sound: 'Aucun problème trouvé',
    counts: (errors, warnings) =>
      `${errors > 1 ? `${errors} erreurs` : `${errors} erreur`}, ${warnings > 1 ? `${warnings} avertissements` : `${warnings} avertissement`}`,
    findings: (title) => `Problèmes du thème « ${title} »`,
    levels: { error: 'Erreur', warning: 'Avertissement' },
    moreFindings: (count) => `Et ${count} de plus. Corrigez d’abord ceux-ci.`,
    remove: 'Retirer',
    removeName: (title) => `Retirer le thème « ${title} »`,
    removeQuestion: (title) => `Retirer « ${title} » ?`,
    removeText: 'Ses fichiers sont supprimés. Pour l’utiliser à nouveau, il faudra l’importer de nouveau.',
    removed: (title) => `« ${title} » a été retiré.`,
    upload: 'Importer un thème',
    uploadText: 'Un fichier ZIP de 20 Mo au plus, avec le fichier template.conf.',
    uploadTrust:
      'Un thème est du code qui s’exécute sur vos pages. N’importez que des thèmes de personnes de confiance.',
    chooseFile: 'Choisir un fichier ZIP',
    uploading: (name) => `Importation de ${name}`,
    uploaded: (title) => `« ${title} » a été importé. Choisissez-le quand vous serez prêt.`,
    notUploaded: 'Le thème n’a pas été importé',
    inFile: (file) => `Fichier : ${file}`,
    reasons: {
      gone: 'Ce thème n’existe plus.',
      inUse: 'Votre site utilise ce thème. Choisissez-en d’abord un autre.',
      tooMany: 'Vous avez 20 thèmes importés. Retirez-en d’abord un.',
      tooLarge: 'Le fichier dépasse 20 Mo.',
      unreadable: 'Ce n’est pas un fichier ZIP, ou il est endommagé.',
      tooManyEntries: 'Le fichier ZIP contient plus de 5 000 fichiers.',
      tooMuch: 'Le thème est trop volumineux.',
      path: 'Le fichier ZIP contient un fichier dont le chemin n’est pas autorisé.',
      nameTooLong: 'Le fichier ZIP contient un fichier dont le nom est trop long.',
      link: 'Le fichier ZIP contient un lien, ce qui n’est pas autorisé.',
      encrypted: 'Le fichier ZIP a un mot de passe. Enregistrez-le sans.',
      method: 'Le fichier ZIP est compressé d’une manière que nous ne pouvons pas lire.',
      twice: 'Le fichier ZIP contient deux fois le même fichier.',
      overlapping: 'Le fichier ZIP est endommagé.',
      damaged: 'Le fichier ZIP est endommagé.',
      noTheme: 'Il n’y a pas de thème dans le fichier ZIP : template.conf manque ou s’y trouve plusieurs fois.',
    },
  },
});
