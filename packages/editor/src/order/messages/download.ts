import { defineTexts } from '../../texts/texts.ts';

/** What the buyer may download. */
export const downloadTexts = defineTexts({
  en: {
    downloads: 'Downloads',
    downloadUses: (used: string, all: string) => `Downloaded ${used} of ${all} times`,
    downloadUntil: (moment: string) => `until ${moment}`,
    downloadStates: {
      open: 'Available',
      expired: 'Expired',
      usedUp: 'Used up',
      ended: 'Ended',
      gone: 'File deleted',
    },
    renewDownloads: 'Send new links',
    renewTitle: 'Send new download links?',
    renewText: (email: string) => `${email} gets new links by email. The links before them end.`,
    downloadsRenewed: 'New links were added to your emails.',
    nothingToRenew: 'There is no download left whose link could be renewed.',
  },
  de: {
    downloads: 'Downloads',
    downloadUses: (used: string, all: string) => `${used} von ${all} Mal heruntergeladen`,
    downloadUntil: (moment: string) => `bis ${moment}`,
    downloadStates: {
      open: 'Verfügbar',
      expired: 'Abgelaufen',
      usedUp: 'Aufgebraucht',
      ended: 'Beendet',
      gone: 'Datei gelöscht',
    },
    renewDownloads: 'Neue Links senden',
    renewTitle: 'Neue Download-Links senden?',
    renewText: (email: string) => `${email} bekommt neue Links per E-Mail. Die früheren Links enden.`,
    downloadsRenewed: 'Neue Links sind bei Ihren E-Mails.',
    nothingToRenew: 'Es gibt keinen Download mehr, dessen Link sich erneuern lässt.',
  },
  fr: {
    downloads: 'Téléchargements',
    downloadUses: (used: string, all: string) => `Téléchargé ${used} fois sur ${all}`,
    downloadUntil: (moment: string) => `jusqu’au ${moment}`,
    downloadStates: {
      open: 'Disponible',
      expired: 'Expiré',
      usedUp: 'Épuisé',
      ended: 'Terminé',
      gone: 'Fichier supprimé',
    },
    renewDownloads: 'Envoyer de nouveaux liens',
    renewTitle: 'Envoyer de nouveaux liens de téléchargement ?',
    renewText: (email: string) => `${email} reçoit de nouveaux liens par e-mail. Les liens précédents prennent fin.`,
    downloadsRenewed: 'De nouveaux liens ont été ajoutés à vos e-mails.',
    nothingToRenew: 'Il n’y a plus de téléchargement dont le lien puisse être renouvelé.',
  },
});
