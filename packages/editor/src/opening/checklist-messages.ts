import { defineTexts } from '../texts/texts.ts';

export const checklistTexts = defineTexts({
  en: {
    title: 'Open your shop',
    progress: (done: number, all: number) => `${done} of ${all} steps done`,
    done: '(done)',
    open: '(to do)',
    steps: {
      address: 'Enter your name and address',
      product: 'Add your first product',
      shipping: 'Set up shipping',
      payment: 'Choose how customers pay',
      mail: 'Set up email',
      open: 'Open the shop to visitors',
    },
  },
  de: {
    title: 'Ihren Shop eröffnen',
    progress: (done: number, all: number) => `${done} von ${all} Schritten erledigt`,
    done: '(erledigt)',
    open: '(zu tun)',
    steps: {
      address: 'Name und Anschrift eintragen',
      product: 'Das erste Produkt anlegen',
      shipping: 'Versand einrichten',
      payment: 'Zahlungsarten wählen',
      mail: 'E-Mail-Versand einrichten',
      open: 'Den Shop für Besucher öffnen',
    },
  },
  fr: {
    title: 'Ouvrir votre boutique',
    progress: (done: number, all: number) => `${done} étapes sur ${all} terminées`,
    done: '(terminé)',
    open: '(à faire)',
    steps: {
      address: 'Saisir votre nom et votre adresse',
      product: 'Ajouter votre premier produit',
      shipping: 'Configurer la livraison',
      payment: 'Choisir les moyens de paiement',
      mail: 'Configurer l’envoi d’e-mails',
      open: 'Ouvrir la boutique aux visiteurs',
    },
  },
});
