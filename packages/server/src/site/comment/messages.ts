import type { InLanguages } from '@awning/formats';
import type { CommentFault } from '@awning/site-model';

interface CommentTexts {
  readonly gone: string;
  readonly closed: string;
  readonly noParent: string;
  readonly many: string;
  readonly published: string;
  readonly pending: string;
  readonly faults: Readonly<Record<CommentFault, string>>;
}

/** What visitors are told when they comment. */
export const commentTexts: InLanguages<CommentTexts> = {
  en: {
    gone: 'There is nothing to comment on here any more.',
    closed: 'Comments are closed.',
    noParent: 'This comment cannot be answered any more.',
    many: 'Several comments from your network wait for the website’s team. Please try again later.',
    published: 'Thank you. Your comment is published.',
    pending: 'Thank you. Your comment appears once the website’s team has read it.',
    faults: {
      'author-blank': 'Enter your name.',
      'author-long': 'Enter a name of at most 60 characters.',
      'email-blank': 'Enter your email address.',
      'email-invalid': 'Enter an email address such as name@example.com.',
      'body-blank': 'Write a comment.',
      'body-long': 'Shorten your comment to at most 5,000 characters.',
    },
  },
  de: {
    gone: 'Hier gibt es nichts mehr zu kommentieren.',
    closed: 'Die Kommentare sind geschlossen.',
    noParent: 'Auf diesen Kommentar kann nicht mehr geantwortet werden.',
    many: 'Mehrere Kommentare aus Ihrem Netz warten auf das Team der Website. Bitte versuchen Sie es später noch einmal.',
    published: 'Vielen Dank. Ihr Kommentar ist veröffentlicht.',
    pending: 'Vielen Dank. Ihr Kommentar erscheint, sobald das Team der Website ihn gelesen hat.',
    faults: {
      'author-blank': 'Geben Sie Ihren Namen ein.',
      'author-long': 'Geben Sie einen Namen mit höchstens 60 Zeichen ein.',
      'email-blank': 'Geben Sie Ihre E-Mail-Adresse ein.',
      'email-invalid': 'Geben Sie eine E-Mail-Adresse wie name@example.com ein.',
      'body-blank': 'Schreiben Sie einen Kommentar.',
      'body-long': 'Kürzen Sie Ihren Kommentar auf höchstens 5.000 Zeichen.',
    },
  },
  fr: {
    gone: 'Il n’y a plus rien à commenter ici.',
    closed: 'Les commentaires sont fermés.',
    noParent: 'Il n’est plus possible de répondre à ce commentaire.',
    many: 'Plusieurs commentaires de votre réseau attendent l’équipe du site. Veuillez réessayer plus tard.',
    published: 'Merci. Votre commentaire est publié.',
    pending: 'Merci. Votre commentaire paraîtra dès que l’équipe du site l’aura lu.',
    faults: {
      'author-blank': 'Saisissez votre nom.',
      'author-long': 'Saisissez un nom de 60 caractères au plus.',
      'email-blank': 'Saisissez votre adresse e-mail.',
      'email-invalid': 'Saisissez une adresse e-mail comme nom@example.com.',
      'body-blank': 'Écrivez un commentaire.',
      'body-long': 'Raccourcissez votre commentaire à 5 000 caractères au plus.',
    },
  },
};
