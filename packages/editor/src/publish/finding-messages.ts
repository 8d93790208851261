import { defineTexts } from '../texts/texts.ts';
import type { FindingKind } from './findings.ts';

interface FindingWords {
  readonly what: (about: string, detail: string) => string;
  /** How to put it right. */
  readonly mend: string;
}

/** What is said of each finding, and what to do about it. */
export const findingTexts = defineTexts<Readonly<Record<FindingKind, FindingWords>>>({
  en: {
    linkMissing: {
      what: (about: string, to: string) => `The link “${about}” leads to ${to}, and there is no such page.`,
      mend: 'Choose another page for it, or make that one.',
    },
    linkUnpublished: {
      what: (about: string, to: string) => `The link “${about}” leads to ${to}, which visitors do not see yet.`,
      mend: 'Publish that page first, or take the link out.',
    },
    linkNowhere: {
      what: (about: string) => `The link “${about}” leads nowhere.`,
      mend: 'Enter where it should lead.',
    },
    linkWithoutWords: {
      what: (about: string) => `A link to ${about} has no words.`,
      mend: 'Give it words, or its picture an alternative text, so that everybody knows where it leads.',
    },
    silentPicture: {
      what: (about: string) => `The picture ${about} has no alternative text.`,
      mend: 'Describe it in “Files”. If it only decorates, leave it as it is.',
    },
    fileNameAsText: {
      what: (about: string) => `The alternative text of ${about} is only the name of the file.`,
      mend: 'Describe in “Files” what can be seen on it.',
    },
    noMainHeading: {
      what: () => 'The page has no main heading.',
      mend: 'Begin with a heading of the first level.',
    },
    secondMainHeading: {
      what: (about: string) => `“${about}” is another main heading.`,
      mend: 'Make it a heading of the second level: a page has one main heading.',
    },
    skippedHeading: {
      what: (about: string, level: string) =>
        `“${about}” is a heading of level ${level}, and the one before is more than one level above.`,
      mend: 'Choose the level below the heading before it.',
    },
    contrast: {
      what: (about: string) => `“${about}” has too little contrast.`,
      mend: 'Choose a darker or a lighter colour, so that everybody can read it.',
    },
    fault: {
      what: (about: string, rule: string) => `“${about}” is hard to use for some people (${rule}).`,
      mend: 'Use another block for it, or ask who made the theme.',
    },
    gap: {
      what: (about: string, language: string) => `“${about}” still has to be filled in (${language}).`,
      mend: 'Replace the words in brackets.',
    },
    untranslated: {
      what: (about: string, language: string) => `“${about}” is not translated (${language}).`,
      mend: 'Visitors see the main language there until it is translated.',
    },
    longTitle: {
      what: (_about: string, length: string) => `The title has ${length} characters.`,
      mend: 'Search engines cut it off after about 60.',
    },
    noDescription: {
      what: () => 'There is no text for search results.',
      mend: 'Write one or two sentences, so that search engines do not choose some.',
    },
    longDescription: {
      what: (_about: string, length: string) => `The text for search results has ${length} characters.`,
      mend: 'Search engines cut it off after about 160.',
    },
    noSharePicture: {
      what: () => 'There is no picture for links that are shared.',
      mend: 'Choose a main picture for it.',
    },
    heavyPage: {
      what: (_about: string, size: string) => `The page weighs ${size}.`,
      mend: 'With less than 3 MB it opens fast on a phone, too. Use fewer or smaller pictures.',
    },
    heavyPicture: {
      what: (about: string, size: string) => `The picture ${about} weighs ${size}.`,
      mend: 'Upload it as a JPEG or WebP, or use a smaller one.',
    },
  },
  de: {
    linkMissing: {
      what: (about: string, to: string) => `Der Link „${about}“ führt zu ${to}, und diese Seite gibt es nicht.`,
      mend: 'Wählen Sie eine andere Seite, oder legen Sie diese an.',
    },
    linkUnpublished: {
      what: (about: string, to: string) =>
        `Der Link „${about}“ führt zu ${to}, das auf der Website noch nicht zu sehen ist.`,
      mend: 'Veröffentlichen Sie zuerst diese Seite, oder nehmen Sie den Link heraus.',
    },
    linkNowhere: {
      what: (about: string) => `Der Link „${about}“ führt nirgendwohin.`,
      mend: 'Geben Sie an, wohin er führen soll.',
    },
    linkWithoutWords: {
      what: (about: string) => `Ein Link zu ${about} hat keinen Text.`,
      mend: 'Geben Sie ihm einen Text, oder seinem Bild einen Alternativtext, damit alle wissen, wohin er führt.',
    },
    silentPicture: {
      what: (about: string) => `Das Bild ${about} hat keinen Alternativtext.`,
      mend: 'Beschreiben Sie es unter „Dateien“. Wenn es nur schmückt, lassen Sie es so.',
    },
    fileNameAsText: {
      what: (about: string) => `Der Alternativtext von ${about} ist nur der Dateiname.`,
      mend: 'Beschreiben Sie unter „Dateien“, was darauf zu sehen ist.',
    },
    noMainHeading: {
      what: () => 'Die Seite hat keine Hauptüberschrift.',
      mend: 'Beginnen Sie mit einer Überschrift der ersten Ebene.',
    },
    secondMainHeading: {
      what: (about: string) => `„${about}“ ist eine weitere Hauptüberschrift.`,
      mend: 'Machen Sie daraus eine Überschrift der zweiten Ebene: Eine Seite hat eine Hauptüberschrift.',
    },
    skippedHeading: {
      what: (about: string, level: string) =>
        `„${about}“ ist eine Überschrift der Ebene ${level}, und die davor steht mehr als eine Ebene darüber.`,
      mend: 'Wählen Sie die Ebene unter der vorigen Überschrift.',
    },
    contrast: {
      what: (about: string) => `„${about}“ hat zu wenig Kontrast.`,
      mend: 'Wählen Sie eine dunklere oder hellere Farbe, damit alle es lesen können.',
    },
    fault: {
      what: (about: string, rule: string) => `„${about}“ ist für manche schwer zu bedienen (${rule}).`,
      mend: 'Nehmen Sie einen anderen Block dafür, oder fragen Sie, wer das Theme gemacht hat.',
    },
    gap: {
      what: (about: string, language: string) => `„${about}“ ist noch auszufüllen (${language}).`,
      mend: 'Ersetzen Sie die Angabe in eckigen Klammern.',
    },
    untranslated: {
      what: (about: string, language: string) => `„${about}“ ist nicht übersetzt (${language}).`,
      mend: 'Bis dahin steht dort der Text der Hauptsprache.',
    },
    longTitle: {
      what: (_about: string, length: string) => `Der Titel hat ${length} Zeichen.`,
      mend: 'Suchmaschinen kürzen ihn nach etwa 60.',
    },
    noDescription: {
      what: () => 'Es gibt keinen Text für Suchergebnisse.',
      mend: 'Schreiben Sie ein, zwei Sätze, damit Suchmaschinen nicht selbst welche wählen.',
    },
    longDescription: {
      what: (_about: string, length: string) => `Der Text für Suchergebnisse hat ${length} Zeichen.`,
      mend: 'Suchmaschinen kürzen ihn nach etwa 160.',
    },
    noSharePicture: {
      what: () => 'Es gibt kein Bild für geteilte Links.',
      mend: 'Wählen Sie ein Hauptbild.',
    },
    heavyPage: {
      what: (_about: string, size: string) => `Die Seite ist ${size} groß.`,
      mend: 'Unter 3 MB öffnet sie sich auch auf dem Handy schnell. Nehmen Sie weniger oder kleinere Bilder.',
    },
    heavyPicture: {
      what: (about: string, size: string) => `Das Bild ${about} ist ${size} groß.`,
      mend: 'Laden Sie es als JPEG oder WebP hoch, oder nehmen Sie ein kleineres.',
    },
  },
  fr: {
    linkMissing: {
      what: (about: string, to: string) => `Le lien « ${about} » mène à ${to}, et cette page n’existe pas.`,
      mend: 'Choisissez une autre page, ou créez celle-ci.',
    },
    linkUnpublished: {
      what: (about: string, to: string) => `Le lien « ${about} » mène à ${to}, que les visiteurs ne voient pas encore.`,
      mend: 'Publiez d’abord cette page, ou retirez le lien.',
    },
    linkNowhere: {
      what: (about: string) => `Le lien « ${about} » ne mène nulle part.`,
      mend: 'Indiquez où il doit mener.',
    },
    linkWithoutWords: {
      what: (about: string) => `Un lien vers ${about} n’a pas de texte.`,
      mend: 'Donnez-lui un texte, ou un texte alternatif à son image, pour que chacun sache où il mène.',
    },
    silentPicture: {
      what: (about: string) => `L’image ${about} n’a pas de texte alternatif.`,
      mend: 'Décrivez-la dans « Fichiers ». Si elle ne fait que décorer, laissez-la ainsi.',
    },
    fileNameAsText: {
      what: (about: string) => `Le texte alternatif de ${about} n’est que le nom du fichier.`,
      mend: 'Décrivez dans « Fichiers » ce que l’on y voit.',
    },
    noMainHeading: {
      what: () => 'La page n’a pas de titre principal.',
      mend: 'Commencez par un titre de premier niveau.',
    },
    secondMainHeading: {
      what: (about: string) => `« ${about} » est un second titre principal.`,
      mend: 'Faites-en un titre de deuxième niveau : une page a un seul titre principal.',
    },
    skippedHeading: {
      what: (about: string, level: string) =>
        `« ${about} » est un titre de niveau ${level}, et le précédent est plus d’un niveau au-dessus.`,
      mend: 'Choisissez le niveau qui suit celui du titre précédent.',
    },
    contrast: {
      what: (about: string) => `« ${about} » manque de contraste.`,
      mend: 'Choisissez une couleur plus foncée ou plus claire, pour que chacun puisse lire.',
    },
    fault: {
      what: (about: string, rule: string) => `« ${about} » est difficile à utiliser pour certains (${rule}).`,
      mend: 'Utilisez un autre bloc, ou demandez à qui a fait le thème.',
    },
    gap: {
      what: (about: string, language: string) => `« ${about} » reste à compléter (${language}).`,
      mend: 'Remplacez la mention entre crochets.',
    },
    untranslated: {
      what: (about: string, language: string) => `« ${about} » n’est pas traduit (${language}).`,
      mend: 'D’ici là, les visiteurs y voient la langue principale.',
    },
    longTitle: {
      what: (_about: string, length: string) => `Le titre compte ${length} caractères.`,
      mend: 'Les moteurs de recherche le coupent après 60 environ.',
    },
    noDescription: {
      what: () => 'Il n’y a pas de texte pour les résultats de recherche.',
      mend: 'Écrivez une ou deux phrases, sinon les moteurs de recherche en choisissent.',
    },
    longDescription: {
      what: (_about: string, length: string) => `Le texte pour les résultats compte ${length} caractères.`,
      mend: 'Les moteurs de recherche le coupent après 160 environ.',
    },
    noSharePicture: {
      what: () => 'Il n’y a pas d’image pour les liens partagés.',
      mend: 'Choisissez une image principale.',
    },
    heavyPage: {
      what: (_about: string, size: string) => `La page pèse ${size}.`,
      mend: 'Sous 3 Mo, elle s’ouvre vite sur un téléphone aussi. Mettez moins d’images, ou de plus petites.',
    },
    heavyPicture: {
      what: (about: string, size: string) => `L’image ${about} pèse ${size}.`,
      mend: 'Envoyez-la en JPEG ou WebP, ou prenez-en une plus petite.',
    },
  },
});
