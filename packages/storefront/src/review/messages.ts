import type { InLanguages, Language } from '@awning/formats';
import type { GalleryTexts } from '@awning/site-model';
import type { ProductReviewsTexts } from './product-reviews.tsx';

// Read on the server only.

export function productReviewsMessages(language: Language): ProductReviewsTexts {
  return byLanguage[language];
}

const byLanguage: InLanguages<ProductReviewsTexts> = {
  en: {
    list: 'Reviews',
    stars: ['1 of 5 stars', '2 of 5 stars', '3 of 5 stars', '4 of 5 stars', '5 of 5 stars'],
    verified: 'Verified purchase',
    picture: 'Picture {number} from {author}',
    gallery: galleryTexts('Pictures', 'Next picture', 'Previous picture', 'Close', 'Picture {index} of {count}'),
    answer: 'Answer from the shop',
    more: 'More reviews',
    loading: 'Loading…',
    failed: 'The reviews could not be loaded. Please check your connection and try again.',
  },
  de: {
    list: 'Bewertungen',
    stars: ['1 von 5 Sternen', '2 von 5 Sternen', '3 von 5 Sternen', '4 von 5 Sternen', '5 von 5 Sternen'],
    verified: 'Bestätigter Kauf',
    picture: 'Bild {number} von {author}',
    gallery: galleryTexts('Bilder', 'Nächstes Bild', 'Vorheriges Bild', 'Schließen', 'Bild {index} von {count}'),
    answer: 'Antwort des Shops',
    more: 'Weitere Bewertungen',
    loading: 'Wird geladen …',
    failed:
      'Die Bewertungen konnten nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  },
  fr: {
    list: 'Avis',
    stars: ['1 étoile sur 5', '2 étoiles sur 5', '3 étoiles sur 5', '4 étoiles sur 5', '5 étoiles sur 5'],
    verified: 'Achat vérifié',
    picture: 'Photo {number} de {author}',
    gallery: galleryTexts('Photos', 'Photo suivante', 'Photo précédente', 'Fermer', 'Photo {index} sur {count}'),
    answer: 'Réponse de la boutique',
    more: 'Plus d’avis',
    loading: 'Chargement…',
    failed: 'Les avis n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.',
  },
};

/** The pictures of reviews are enlarged like those of a gallery, and never move by themselves. */
function galleryTexts(pictures: string, next: string, previous: string, close: string, position: string): GalleryTexts {
  return { pictures, next, previous, close, position, pause: '', play: '' };
}
