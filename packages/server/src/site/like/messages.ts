import type { InLanguages } from '@awning/formats';

interface LikeTexts {
  readonly like: string;
  readonly gone: string;
  readonly many: string;
  readonly failed: string;
}

export const likeTexts: InLanguages<LikeTexts> = {
  en: {
    like: 'Like',
    gone: 'There is nothing to like here any more.',
    many: 'Many people on your network like this already, so this like is not counted.',
    failed: 'Please check your connection and try again.',
  },
  de: {
    like: 'Gefällt mir',
    gone: 'Hier gibt es nichts mehr, was Ihnen gefallen könnte.',
    many: 'Aus Ihrem Netz kommen hierfür schon viele „Gefällt mir“, deshalb zählt dieses nicht.',
    failed: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  },
  fr: {
    like: 'J’aime',
    gone: 'Il n’y a plus rien à aimer ici.',
    many: 'Beaucoup de personnes de votre réseau aiment déjà ceci : ce « J’aime » n’est pas compté.',
    failed: 'Vérifiez votre connexion et réessayez.',
  },
};
