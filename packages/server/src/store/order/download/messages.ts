import type { InLanguages } from '@awning/formats';

interface DownloadPageTexts {
  readonly title: string;
  readonly expired: string;
  readonly usedUp: string;
  readonly ended: string;
  readonly gone: string;
  readonly replaced: string;
}

/** What a visitor reads instead of the file. */
export const downloadPageTexts: InLanguages<DownloadPageTexts> = {
  en: {
    title: 'Download',
    expired: 'This link has expired. Write to us with your order number and we will send you a new one.',
    usedUp:
      'This file was downloaded as often as the link allows. Write to us with your order number and we will send you a new one.',
    ended: 'This download is no longer available, because it was cancelled or refunded.',
    gone: 'This file is no longer available. Write to us with your order number.',
    replaced: 'This link was replaced by a newer one. You find it in our latest email and on the page of your order.',
  },
  de: {
    title: 'Download',
    expired:
      'Dieser Link ist abgelaufen. Schreiben Sie uns mit Ihrer Bestellnummer, dann schicken wir Ihnen einen neuen.',
    usedUp:
      'Diese Datei wurde so oft heruntergeladen, wie der Link erlaubt. Schreiben Sie uns mit Ihrer Bestellnummer, dann schicken wir Ihnen einen neuen.',
    ended: 'Dieser Download ist nicht mehr verfügbar, weil er storniert oder erstattet wurde.',
    gone: 'Diese Datei ist nicht mehr verfügbar. Schreiben Sie uns mit Ihrer Bestellnummer.',
    replaced:
      'Für diesen Link gibt es einen neueren. Sie finden ihn in unserer letzten E-Mail und auf der Seite Ihrer Bestellung.',
  },
  fr: {
    title: 'Téléchargement',
    expired: 'Ce lien a expiré. Écrivez-nous avec votre numéro de commande et nous vous en enverrons un nouveau.',
    usedUp:
      'Ce fichier a été téléchargé autant de fois que le lien le permet. Écrivez-nous avec votre numéro de commande et nous vous en enverrons un nouveau.',
    ended: 'Ce téléchargement n’est plus disponible, car il a été annulé ou remboursé.',
    gone: 'Ce fichier n’est plus disponible. Écrivez-nous avec votre numéro de commande.',
    replaced:
      'Ce lien a été remplacé par un plus récent. Vous le trouverez dans notre dernier e-mail et sur la page de votre commande.',
  },
};
