import type { InLanguages } from '@awning/formats';
import type { FieldKind } from '@awning/site-model';
import { wordsIn } from '../builder/section/section.ts';
import { type EditedField, type FieldTexts, fieldOfKind } from './edited-field.ts';
import { type EditedForm, emptyForm, type WordName } from './edited-form.ts';

type Said = InLanguages<string>;

interface StartField {
  readonly id: string;
  readonly kind: FieldKind;
  readonly title: Said;
  readonly description?: Said;
  readonly options?: readonly Said[];
  readonly isRequired?: true;
}

/** What a new form can begin with. */
export interface StartForm {
  readonly name: string;
  readonly formType: EditedForm['formType'];
  readonly title: Said;
  /** What it is good for. */
  readonly hint: Said;
  readonly words: Partial<Readonly<Record<WordName, Said>>>;
  readonly fields: readonly StartField[];
}

/** The form in the languages of the website, as far as we speak them. */
export function formOf({ formType, words, fields }: StartForm, codes: readonly string[]): EditedForm {
  const [primary = 'en', ...others] = codes;
  return {
    ...emptyForm,
    formType,
    ...wordsOf(words, primary, primary),
    fields: fields.map((field) => fieldIn(field, primary)),
    words: Object.fromEntries(others.map((code) => [code, wordsOf(words, code, primary)])),
    fieldTexts: Object.fromEntries(
      others.map((code) => [
        code,
        Object.fromEntries(fields.map((field) => [field.id, textsOf(field, code, primary)] as const)),
      ]),
    ),
  };
}

function fieldIn(field: StartField, primary: string): EditedField {
  const { id, kind, isRequired = false } = field;
  return fieldOfKind(kind, { id, required: isRequired, ...textsOf(field, primary, primary) });
}

function textsOf({ title, description, options }: StartField, code: string, primary: string): FieldTexts {
  const said = { title: wordsIn(title, code, primary), description: wordsIn(description, code, primary) };
  const chosen = options?.flatMap((option) => wordsIn(option, code, primary) ?? []) ?? [];
  return {
    ...(said.title !== undefined && { title: said.title }),
    ...(said.description !== undefined && { description: said.description }),
    ...(chosen.length > 0 && { options: chosen }),
  };
}

function wordsOf(words: StartForm['words'], code: string, primary: string): Partial<Record<WordName, string>> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, said]) => {
      const text = wordsIn(said, code, primary);
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}

const name: StartField = { id: 'name', kind: 'name', title: { en: 'Name', de: 'Name', fr: 'Nom' } };
const email: StartField = {
  id: 'email',
  kind: 'email',
  title: { en: 'Email', de: 'E-Mail', fr: 'E-mail' },
  isRequired: true,
};
const message: StartField = {
  id: 'message',
  kind: 'textarea',
  title: { en: 'Message', de: 'Nachricht', fr: 'Message' },
  isRequired: true,
};
const send: Said = { en: 'Send', de: 'Absenden', fr: 'Envoyer' };
const thanks: Said = {
  en: 'Thank you for your message. We will answer soon.',
  de: 'Vielen Dank für Ihre Nachricht. Wir antworten bald.',
  fr: 'Merci pour votre message. Nous vous répondrons bientôt.',
};

export const startForms: readonly StartForm[] = [
  {
    name: 'contact',
    formType: 'contact',
    title: { en: 'Contact', de: 'Kontakt', fr: 'Contact' },
    hint: { en: 'Name, email, message', de: 'Name, E-Mail, Nachricht', fr: 'Nom, e-mail, message' },
    words: {
      name: { en: 'Contact', de: 'Kontakt', fr: 'Contact' },
      submitButtonText: send,
      submissionMessage: thanks,
    },
    fields: [name, email, message],
  },
  {
    name: 'newsletter',
    formType: 'newsletter',
    title: { en: 'Newsletter', de: 'Newsletter', fr: 'Newsletter' },
    hint: { en: 'Sign up by email', de: 'Anmeldung mit E-Mail', fr: 'Inscription par e-mail' },
    words: {
      name: { en: 'Newsletter', de: 'Newsletter', fr: 'Newsletter' },
      submitButtonText: { en: 'Sign up', de: 'Anmelden', fr: 'S’inscrire' },
      submissionMessage: {
        en: 'Thank you for signing up.',
        de: 'Vielen Dank für Ihre Anmeldung.',
        fr: 'Merci de votre inscription.',
      },
    },
    fields: [email],
  },
  {
    name: 'order',
    formType: 'contact',
    title: { en: 'Question about an order', de: 'Frage zu einer Bestellung', fr: 'Question sur une commande' },
    hint: { en: 'With order number and topic', de: 'Mit Bestellnummer und Thema', fr: 'Avec numéro et sujet' },
    words: {
      name: { en: 'Question about an order', de: 'Frage zu einer Bestellung', fr: 'Question sur une commande' },
      submitButtonText: send,
      submissionMessage: thanks,
    },
    fields: [
      name,
      email,
      {
        id: 'order-number',
        kind: 'text',
        title: { en: 'Order number', de: 'Bestellnummer', fr: 'Numéro de commande' },
        description: {
          en: 'It is in the email about your order.',
          de: 'Sie steht in der E-Mail zu Ihrer Bestellung.',
          fr: 'Il figure dans l’e-mail de votre commande.',
        },
      },
      {
        id: 'topic',
        kind: 'select',
        title: { en: 'What is it about?', de: 'Worum geht es?', fr: 'De quoi s’agit-il ?' },
        options: [
          { en: 'Delivery', de: 'Lieferung', fr: 'Livraison' },
          { en: 'Return or exchange', de: 'Rückgabe oder Umtausch', fr: 'Retour ou échange' },
          { en: 'Payment or invoice', de: 'Zahlung oder Rechnung', fr: 'Paiement ou facture' },
          { en: 'Something else', de: 'Etwas anderes', fr: 'Autre chose' },
        ],
        isRequired: true,
      },
      message,
    ],
  },
  {
    name: 'enquiry',
    formType: 'custom',
    title: { en: 'Enquiry with a date', de: 'Anfrage mit Termin', fr: 'Demande avec une date' },
    hint: { en: 'Workshops, visits, tables', de: 'Kurse, Besuche, Tische', fr: 'Ateliers, visites, tables' },
    words: {
      name: { en: 'Enquiry', de: 'Anfrage', fr: 'Demande' },
      submitButtonText: { en: 'Send enquiry', de: 'Anfrage senden', fr: 'Envoyer la demande' },
      submissionMessage: {
        en: 'Thank you for your enquiry. We will tell you soon whether it works.',
        de: 'Vielen Dank für Ihre Anfrage. Wir sagen Ihnen bald, ob es klappt.',
        fr: 'Merci pour votre demande. Nous vous dirons bientôt si c’est possible.',
      },
    },
    fields: [
      name,
      email,
      { id: 'date', kind: 'date', title: { en: 'Preferred date', de: 'Wunschtermin', fr: 'Date souhaitée' } },
      { id: 'time', kind: 'time', title: { en: 'Time', de: 'Uhrzeit', fr: 'Heure' } },
      {
        id: 'people',
        kind: 'number',
        title: { en: 'Number of people', de: 'Anzahl der Personen', fr: 'Nombre de personnes' },
      },
      {
        ...message,
        title: { en: 'What should we know?', de: 'Was sollten wir wissen?', fr: 'Que devons-nous savoir ?' },
      },
    ],
  },
  {
    name: 'product',
    formType: 'additional-fields',
    title: { en: 'Questions of a product', de: 'Fragen zu einem Produkt', fr: 'Questions d’un produit' },
    hint: { en: 'Asked before buying', de: 'Vor dem Kauf gefragt', fr: 'Posées avant l’achat' },
    words: {
      name: { en: 'Make it yours', de: 'Persönlich gestalten', fr: 'Personnaliser' },
      submitButtonText: { en: 'Add to cart', de: 'In den Warenkorb', fr: 'Ajouter au panier' },
    },
    fields: [
      {
        id: 'words',
        kind: 'text',
        title: { en: 'Name or words on it', de: 'Name oder Wörter darauf', fr: 'Nom ou mots à inscrire' },
        isRequired: true,
      },
      {
        id: 'gift',
        kind: 'checkbox',
        title: { en: 'Is it a present?', de: 'Ist es ein Geschenk?', fr: 'Est-ce un cadeau ?' },
        options: [{ en: 'Wrap it as a gift', de: 'Als Geschenk verpacken', fr: 'Emballer en cadeau' }],
      },
    ],
  },
  {
    name: 'empty',
    formType: 'custom',
    title: { en: 'Empty form', de: 'Leeres Formular', fr: 'Formulaire vide' },
    hint: { en: 'Add every field yourself', de: 'Jedes Feld selbst hinzufügen', fr: 'Ajouter chaque champ' },
    words: {},
    fields: [],
  },
];
