import type { InLanguages } from '@awning/formats';

export interface StarterTexts {
  readonly shop: string;
  readonly blog: string;
  readonly home: { readonly navigation: string; readonly text: (shop: string) => string; readonly button: string };
  readonly contact: { readonly title: string; readonly email: string; readonly phone: string };
  readonly contactForm: {
    readonly name: string;
    readonly yourName: string;
    readonly email: string;
    readonly message: string;
    readonly send: string;
    readonly sent: string;
  };
  readonly newsletter: { readonly title: string; readonly signUp: string; readonly done: string };
  readonly parcel: string;
  readonly vat: (percent: string) => string;
}

/** The words of a new shop, for the owner to change. */
export const starterTexts: InLanguages<StarterTexts> = {
  en: {
    shop: 'Shop',
    blog: 'Blog',
    home: {
      navigation: 'Home',
      text: (shop) => `<h1>Welcome to ${shop}</h1><p>Here is what we sell. Have a look around.</p>`,
      button: 'See all products',
    },
    contact: { title: 'Contact', email: 'Email', phone: 'Phone' },
    contactForm: {
      name: 'Contact',
      yourName: 'Your name',
      email: 'Email',
      message: 'Message',
      send: 'Send',
      sent: 'Thank you! We will answer as soon as we can.',
    },
    newsletter: { title: 'Newsletter', signUp: 'Sign up', done: 'Thank you for signing up.' },
    parcel: 'Standard delivery',
    vat: (percent) => `VAT ${percent} %`,
  },
  de: {
    shop: 'Shop',
    blog: 'Blog',
    home: {
      navigation: 'Start',
      text: (shop) => `<h1>Willkommen bei ${shop}</h1><p>Hier finden Sie, was wir verkaufen. Sehen Sie sich um.</p>`,
      button: 'Alle Produkte ansehen',
    },
    contact: { title: 'Kontakt', email: 'E-Mail', phone: 'Telefon' },
    contactForm: {
      name: 'Kontakt',
      yourName: 'Ihr Name',
      email: 'E-Mail',
      message: 'Nachricht',
      send: 'Senden',
      sent: 'Vielen Dank! Wir antworten so bald wie möglich.',
    },
    newsletter: { title: 'Newsletter', signUp: 'Anmelden', done: 'Vielen Dank für Ihre Anmeldung.' },
    parcel: 'Standardversand',
    vat: (percent) => `MwSt. ${percent.replace('.', ',')} %`,
  },
  fr: {
    shop: 'Boutique',
    blog: 'Blog',
    home: {
      navigation: 'Accueil',
      text: (shop) => `<h1>Bienvenue chez ${shop}</h1><p>Voici ce que nous vendons. Bonne visite.</p>`,
      button: 'Voir tous les produits',
    },
    contact: { title: 'Contact', email: 'E-mail', phone: 'Téléphone' },
    contactForm: {
      name: 'Contact',
      yourName: 'Votre nom',
      email: 'E-mail',
      message: 'Message',
      send: 'Envoyer',
      sent: 'Merci ! Nous répondrons dès que possible.',
    },
    newsletter: { title: 'Newsletter', signUp: 'S’inscrire', done: 'Merci de votre inscription.' },
    parcel: 'Livraison standard',
    vat: (percent) => `TVA ${percent.replace('.', ',')} %`,
  },
};
