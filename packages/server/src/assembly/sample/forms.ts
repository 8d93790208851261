import type { Connection } from '../../platform/database/index.ts';
import { createForm } from '../../site/form/index.ts';
import type { SampleParts } from './sample-parts.ts';

/** The ids of the sample forms, which blocks and products refer to. */
export interface FormIds {
  readonly contact: string;
  readonly newsletter: string;
  readonly stamp: string;
}

/** A contact form, a newsletter form, and the questions of a stamped piece, each in three languages. */
export async function createForms(parts: SampleParts, connection: Connection, websiteId: string): Promise<FormIds> {
  const create = (written: Parameters<typeof createForm>[3]) =>
    createForm(parts, connection, { websiteId, name: 'Awning' }, written);
  return { contact: await create(contact), newsletter: await create(newsletter), stamp: await create(stamp) };
}

const contact: Parameters<typeof createForm>[3] = {
  form: {
    name: 'Write to us',
    formType: 'contact',
    fields: [
      { id: 'name', kind: 'name', title: 'Your name', required: true },
      { id: 'email', kind: 'email', title: 'Email', required: true, placeholder: 'name@example.com' },
      {
        id: 'topic',
        kind: 'select',
        title: 'What is it about?',
        options: ['A piece from the shop', 'A piece made for me', 'A visit', 'Something else'],
      },
      { id: 'visit', kind: 'date', title: 'When would you like to come?', description: 'Only if you plan a visit.' },
      { id: 'message', kind: 'textarea', title: 'Message', required: true, maxLength: 2000 },
      {
        id: 'reply',
        kind: 'radio',
        title: 'How shall we answer?',
        options: ['By email', 'By phone'],
      },
      { id: 'phone', kind: 'phone', title: 'Phone', showCountryCode: true },
      { id: 'source', kind: 'hidden', title: 'Came from', key: 'from', value: 'contact page' },
    ],
    submitButtonText: 'Send',
    submissionMessage: 'Thank you! We answer in the evening, when our hands are clean.',
    disclaimerMessage: 'We use what you write to answer you, and for nothing else.',
  },
  texts: {
    de: {
      name: 'Schreiben Sie uns',
      submitButtonText: 'Senden',
      submissionMessage: 'Vielen Dank! Wir antworten abends, wenn die Hände sauber sind.',
      disclaimerMessage: 'Wir verwenden Ihre Angaben, um Ihnen zu antworten, und für nichts anderes.',
      fields: {
        name: { title: 'Ihr Name' },
        email: { title: 'E-Mail', placeholder: 'name@example.com' },
        topic: {
          title: 'Worum geht es?',
          options: ['Ein Stück aus dem Laden', 'Ein Stück für mich', 'Ein Besuch', 'Etwas anderes'],
        },
        visit: { title: 'Wann möchten Sie kommen?', description: 'Nur wenn Sie einen Besuch planen.' },
        message: { title: 'Nachricht' },
        reply: { title: 'Wie sollen wir antworten?', options: ['Per E-Mail', 'Per Telefon'] },
        phone: { title: 'Telefon' },
      },
    },
    fr: {
      name: 'Écrivez-nous',
      submitButtonText: 'Envoyer',
      submissionMessage: 'Merci ! Nous répondons le soir, quand nos mains sont propres.',
      disclaimerMessage: 'Nous utilisons ce que vous écrivez pour vous répondre, et pour rien d’autre.',
      fields: {
        name: { title: 'Votre nom' },
        email: { title: 'E-mail', placeholder: 'nom@example.com' },
        topic: {
          title: 'De quoi s’agit-il ?',
          options: ['Une pièce de la boutique', 'Une pièce faite pour moi', 'Une visite', 'Autre chose'],
        },
        visit: { title: 'Quand voulez-vous venir ?', description: 'Seulement si vous prévoyez une visite.' },
        message: { title: 'Message' },
        reply: { title: 'Comment répondre ?', options: ['Par e-mail', 'Par téléphone'] },
        phone: { title: 'Téléphone' },
      },
    },
  },
};

const newsletter: Parameters<typeof createForm>[3] = {
  form: {
    name: 'Letters from the kiln',
    formType: 'newsletter',
    fields: [{ id: 'email', kind: 'email', title: 'Email', required: true, placeholder: 'name@example.com' }],
    submitButtonText: 'Sign up',
    submissionMessage: 'Thank you for signing up.',
    disclaimerMessage: 'Four letters a year, when a kiln is opened. You can leave at any time.',
  },
  texts: {
    de: {
      name: 'Post vom Brennofen',
      submitButtonText: 'Anmelden',
      submissionMessage: 'Vielen Dank für Ihre Anmeldung.',
      disclaimerMessage: 'Vier Briefe im Jahr, wenn ein Brand geöffnet wird. Abmelden geht jederzeit.',
      fields: { email: { title: 'E-Mail' } },
    },
    fr: {
      name: 'Lettres du four',
      submitButtonText: 'S’inscrire',
      submissionMessage: 'Merci de votre inscription.',
      disclaimerMessage: 'Quatre lettres par an, à l’ouverture d’un four. Vous pouvez vous désinscrire à tout moment.',
      fields: { email: { title: 'E-mail', placeholder: 'nom@example.com' } },
    },
  },
};

const stamp: Parameters<typeof createForm>[3] = {
  form: {
    name: 'Two names in the clay',
    formType: 'additional-fields',
    fields: [
      { id: 'first', kind: 'text', title: 'Name on the first cup', required: true },
      { id: 'second', kind: 'text', title: 'Name on the second cup', required: true },
      { id: 'letters', kind: 'radio', title: 'Lettering', options: ['Capitals', 'Small letters'] },
      {
        id: 'card',
        kind: 'textarea',
        title: 'Words for the card',
        description: 'We write it by hand and lay it in the box.',
        maxLength: 120,
      },
    ],
  },
  texts: {
    de: {
      name: 'Zwei Namen im Ton',
      fields: {
        first: { title: 'Name auf dem ersten Becher' },
        second: { title: 'Name auf dem zweiten Becher' },
        letters: { title: 'Schrift', options: ['Großbuchstaben', 'Kleinbuchstaben'] },
        card: { title: 'Text für die Karte', description: 'Wir schreiben sie von Hand und legen sie bei.' },
      },
    },
    fr: {
      name: 'Deux noms dans l’argile',
      fields: {
        first: { title: 'Nom sur la première tasse' },
        second: { title: 'Nom sur la seconde tasse' },
        letters: { title: 'Lettres', options: ['Capitales', 'Minuscules'] },
        card: { title: 'Mots pour la carte', description: 'Nous l’écrivons à la main et la glissons dans la boîte.' },
      },
    },
  },
};
