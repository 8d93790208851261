import { MAX_REVIEW_PICTURES } from '@awning/commerce';
import type { InLanguages } from '@awning/formats';

/** Sentences of the team's calls. */
export const reviewOfficeMessages = { gone: 'There is no such review.' } as const;

interface RequestTexts {
  readonly title: string;
  readonly lead: string;
  readonly gone: string;
  readonly nothing: string;
  readonly thanks: string;
  readonly removed: string;
  readonly problem: string;
  readonly rating: string;
  readonly ratingHint: string;
  readonly stars: (rating: number) => string;
  readonly author: string;
  readonly authorHint: string;
  readonly text: string;
  readonly pictures: string;
  readonly picturesHint: (most: number, megabytes: number) => string;
  /** After a form that was refused: browsers do not keep which files were chosen. */
  readonly chooseAgain: string;
  readonly picture: (number: number, product: string) => string;
  readonly removePicture: (number: number) => string;
  readonly tooManyPictures: string;
  readonly send: string;
  readonly change: string;
  readonly remove: string;
  /** Read before the name of the product. */
  readonly of: (action: string, product: string) => string;
  readonly states: Readonly<Record<'pending' | 'published' | 'hidden', string>>;
  readonly faults: Readonly<Record<'rating-missing' | 'author-blank' | 'author-long' | 'text-long', string>>;
}

/** The page on which buyers review what they bought. */
export const requestTexts: InLanguages<RequestTexts> = {
  en: {
    title: 'Review your purchase',
    lead: 'How do you like what you bought? Your review helps others to choose. It appears in the shop once we have read it.',
    gone: 'This link is not valid, or the shop does not collect reviews any more.',
    nothing: 'There is nothing to review in this order.',
    thanks: 'Thank you for your review. It appears in the shop once we have read it.',
    removed: 'Your review is deleted.',
    problem: 'Your review is not sent yet. Please check what is marked below.',
    rating: 'Your rating',
    ratingHint: '1 star: poor. 5 stars: very good.',
    stars: (rating) => (rating === 1 ? '1 star' : `${rating} stars`),
    author: 'Your name',
    authorHint: 'Everybody sees it beside your review.',
    text: 'Your review (optional)',
    pictures: 'Your pictures (optional)',
    picturesHint: (most, megabytes) =>
      `Up to ${most} pictures of at most ${megabytes} MB each. Everybody can see them. We remove the place where they were taken.`,
    chooseAgain: 'If you have chosen new pictures, please choose them again.',
    picture: (number, product) => `Your picture ${number} of ${product}`,
    removePicture: (number) => `Delete picture ${number}`,
    tooManyPictures: `A review can have at most ${MAX_REVIEW_PICTURES} pictures. Choose fewer, or delete some of those that it has.`,
    send: 'Send review',
    change: 'Save changes',
    remove: 'Delete review',
    of: (action, product) => `${action}: ${product}`,
    states: {
      pending: 'You have reviewed this. We have yet to read your review.',
      published: 'You have reviewed this. Your review is in the shop. If you change it, we read it again first.',
      hidden: 'You have reviewed this. Your review is not shown in the shop.',
    },
    faults: {
      'rating-missing': 'Choose one to five stars.',
      'author-blank': 'Enter a name.',
      'author-long': 'Enter a name of at most 60 characters.',
      'text-long': 'Shorten your review to at most 5,000 characters.',
    },
  },
  de: {
    title: 'Ihren Einkauf bewerten',
    lead: 'Wie gefällt Ihnen, was Sie gekauft haben? Ihre Bewertung hilft anderen bei der Auswahl. Sie erscheint im Shop, sobald wir sie gelesen haben.',
    gone: 'Dieser Link gilt nicht, oder der Shop sammelt keine Bewertungen mehr.',
    nothing: 'In dieser Bestellung gibt es nichts zu bewerten.',
    thanks: 'Vielen Dank für Ihre Bewertung. Sie erscheint im Shop, sobald wir sie gelesen haben.',
    removed: 'Ihre Bewertung ist gelöscht.',
    problem: 'Ihre Bewertung ist noch nicht abgeschickt. Bitte prüfen Sie, was unten markiert ist.',
    rating: 'Ihre Bewertung',
    ratingHint: '1 Stern: schlecht. 5 Sterne: sehr gut.',
    stars: (rating) => (rating === 1 ? '1 Stern' : `${rating} Sterne`),
    author: 'Ihr Name',
    authorHint: 'Er steht für alle sichtbar bei Ihrer Bewertung.',
    text: 'Ihr Text (optional)',
    pictures: 'Ihre Bilder (optional)',
    picturesHint: (most, megabytes) =>
      `Bis zu ${most} Bilder mit höchstens je ${megabytes} MB. Alle können sie sehen. Angaben zum Aufnahmeort entfernen wir.`,
    chooseAgain: 'Falls Sie neue Bilder ausgewählt haben, wählen Sie sie bitte noch einmal aus.',
    picture: (number, product) => `Ihr Bild ${number} von ${product}`,
    removePicture: (number) => `Bild ${number} löschen`,
    tooManyPictures: `Eine Bewertung kann höchstens ${MAX_REVIEW_PICTURES} Bilder haben. Wählen Sie weniger aus, oder löschen Sie vorhandene.`,
    send: 'Bewertung abschicken',
    change: 'Änderungen speichern',
    remove: 'Bewertung löschen',
    of: (action, product) => `${action}: ${product}`,
    states: {
      pending: 'Sie haben diesen Artikel bewertet. Wir haben Ihre Bewertung noch nicht gelesen.',
      published:
        'Sie haben diesen Artikel bewertet. Ihre Bewertung steht im Shop. Wenn Sie sie ändern, lesen wir sie zuerst noch einmal.',
      hidden: 'Sie haben diesen Artikel bewertet. Ihre Bewertung wird im Shop nicht gezeigt.',
    },
    faults: {
      'rating-missing': 'Wählen Sie einen bis fünf Sterne.',
      'author-blank': 'Geben Sie einen Namen ein.',
      'author-long': 'Geben Sie einen Namen mit höchstens 60 Zeichen ein.',
      'text-long': 'Kürzen Sie Ihren Text auf höchstens 5.000 Zeichen.',
    },
  },
  fr: {
    title: 'Donner votre avis',
    lead: 'Votre achat vous plaît-il ? Votre avis aide les autres à choisir. Il paraîtra dans la boutique dès que nous l’aurons lu.',
    gone: 'Ce lien n’est pas valable, ou la boutique ne recueille plus d’avis.',
    nothing: 'Cette commande ne contient aucun article à évaluer.',
    thanks: 'Merci pour votre avis. Il paraîtra dans la boutique dès que nous l’aurons lu.',
    removed: 'Votre avis est supprimé.',
    problem: 'Votre avis n’est pas encore envoyé. Vérifiez les points signalés ci-dessous.',
    rating: 'Votre note',
    ratingHint: '1 étoile : mauvais. 5 étoiles : très bon.',
    stars: (rating) => (rating === 1 ? '1 étoile' : `${rating} étoiles`),
    author: 'Votre nom',
    authorHint: 'Il est visible par tous à côté de votre avis.',
    text: 'Votre avis (facultatif)',
    pictures: 'Vos photos (facultatif)',
    picturesHint: (most, megabytes) =>
      `Jusqu’à ${most} photos de ${megabytes} Mo au plus chacune. Elles sont visibles par tous. Nous supprimons le lieu de prise de vue.`,
    chooseAgain: 'Si vous aviez choisi de nouvelles photos, choisissez-les à nouveau.',
    picture: (number, product) => `Votre photo ${number} de ${product}`,
    removePicture: (number) => `Supprimer la photo ${number}`,
    tooManyPictures: `Un avis peut comporter ${MAX_REVIEW_PICTURES} photos au plus. Choisissez-en moins ou supprimez-en.`,
    send: 'Envoyer l’avis',
    change: 'Enregistrer les modifications',
    remove: 'Supprimer l’avis',
    of: (action, product) => `${action} : ${product}`,
    states: {
      pending: 'Vous avez évalué cet article. Nous n’avons pas encore lu votre avis.',
      published:
        'Vous avez évalué cet article. Votre avis figure dans la boutique. Si vous le modifiez, nous le relirons d’abord.',
      hidden: 'Vous avez évalué cet article. Votre avis n’est pas affiché dans la boutique.',
    },
    faults: {
      'rating-missing': 'Choisissez de une à cinq étoiles.',
      'author-blank': 'Saisissez un nom.',
      'author-long': 'Saisissez un nom de 60 caractères au plus.',
      'text-long': 'Raccourcissez votre avis à 5 000 caractères au plus.',
    },
  },
};
