import { defineTexts } from '../../texts/texts.ts';

/** The files of a download. */
export const filesTexts = defineTexts({
  en: {
    files: 'Files',
    filesHint:
      'What your customers download once they have paid. Files for sale are private: only your team and buyers can open them.',
    addFiles: 'Add files',
    tooManyFiles: (most: number) =>
      `A download has ${most} files at most, so the others were not added. Pack them into a zip file.`,
    uploadFile: 'Upload file',
    chooseFile: 'Choose from files',
    dropFile: 'Or drop files here.',
    fileName: 'Name for the customer',
    noPrivateFiles: 'No private files yet',
    noPrivateFilesText:
      'Upload one here, or make a file private under “Files”: a public one could be opened by everybody.',
    filePublic: 'This file is public, so it cannot be sold. Make it private first.',
    toFile: 'Open the file',
    withoutFile: 'No file yet',
    withoutFileText: 'Whoever buys this download gets nothing. Add a file, then publish.',
  },
  de: {
    files: 'Dateien',
    filesHint:
      'Das lädt Ihre Kundschaft nach dem Bezahlen herunter. Verkaufte Dateien sind privat: Nur Ihr Team und Käufer können sie öffnen.',
    addFiles: 'Dateien hinzufügen',
    tooManyFiles: (most: number) =>
      `Ein Download hat höchstens ${most} Dateien; die übrigen wurden nicht hinzugefügt. Packen Sie sie in eine ZIP-Datei.`,
    uploadFile: 'Datei hochladen',
    chooseFile: 'Aus Dateien wählen',
    dropFile: 'Oder Dateien hier ablegen.',
    fileName: 'Name für die Kundschaft',
    noPrivateFiles: 'Noch keine privaten Dateien',
    noPrivateFilesText:
      'Laden Sie hier eine hoch oder stellen Sie eine Datei unter „Dateien“ auf privat: Eine öffentliche könnten alle öffnen.',
    filePublic: 'Diese Datei ist öffentlich und lässt sich so nicht verkaufen. Stellen Sie sie zuerst auf privat.',
    toFile: 'Datei öffnen',
    withoutFile: 'Noch keine Datei',
    withoutFileText:
      'Wer diesen Download kauft, bekommt nichts. Fügen Sie eine Datei hinzu und veröffentlichen Sie ihn.',
  },
  fr: {
    files: 'Fichiers',
    filesHint:
      'Ce que vos clients téléchargent après le paiement. Les fichiers vendus sont privés : seuls votre équipe et les acheteurs peuvent les ouvrir.',
    addFiles: 'Ajouter des fichiers',
    tooManyFiles: (most: number) =>
      `Un téléchargement a ${most} fichiers au plus ; les autres n’ont pas été ajoutés. Mettez-les dans un fichier zip.`,
    uploadFile: 'Envoyer un fichier',
    chooseFile: 'Choisir parmi les fichiers',
    dropFile: 'Ou déposez des fichiers ici.',
    fileName: 'Nom pour la clientèle',
    noPrivateFiles: 'Pas encore de fichier privé',
    noPrivateFilesText:
      'Envoyez-en un ici ou rendez un fichier privé sous « Fichiers » : un fichier public serait ouvert à tous.',
    filePublic: 'Ce fichier est public, il ne peut donc pas être vendu. Rendez-le d’abord privé.',
    toFile: 'Ouvrir le fichier',
    withoutFile: 'Pas encore de fichier',
    withoutFileText: 'Qui achète ce téléchargement ne reçoit rien. Ajoutez un fichier, puis publiez.',
  },
});
