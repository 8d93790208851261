import { below, button, columns, picture, row, say, text } from '../piece.ts';
import type { Section } from '../section.ts';

export const opening: readonly Section[] = [
  {
    name: 'opening-picture',
    category: 'opening',
    title: say('Headline with picture', 'Überschrift mit Bild', 'Titre avec image'),
    row: row({ space: 'medium', textSize: 'large', columnAlignment: 'middle' }, [
      {
        span: 6,
        pieces: [
          text(
            '<h2>Good things take their time</h2><p>Say in one sentence what you make and who it is for. The rest of the page can wait.</p>',
            '<h2>Gute Dinge brauchen Zeit</h2><p>Sagen Sie in einem Satz, was Sie machen und für wen. Der Rest der Seite kann warten.</p>',
            '<h2>Les bonnes choses prennent leur temps</h2><p>Dites en une phrase ce que vous faites et pour qui. Le reste de la page peut attendre.</p>',
          ),
          button('/', say('See what we make', 'Ansehen, was wir machen', 'Voir ce que nous faisons'), {
            buttonSize: 'large',
          }),
        ],
      },
      { span: 6, pieces: [picture()] },
    ]),
  },
  {
    name: 'opening-centred',
    category: 'opening',
    title: say('Headline in the middle', 'Überschrift in der Mitte', 'Titre au centre'),
    row: row(
      { space: 'large', textSize: 'large', textAlignment: 'center' },
      below(
        text(
          '<h2>Made here, meant to last</h2><p>A short line that makes people want to read on. Two sentences are plenty.</p>',
          '<h2>Hier gemacht, um zu bleiben</h2><p>Eine kurze Zeile, die Lust auf mehr macht. Zwei Sätze genügen.</p>',
          '<h2>Fait ici, fait pour durer</h2><p>Une ligne courte qui donne envie de lire la suite. Deux phrases suffisent.</p>',
        ),
        button('/', say('Start here', 'Hier anfangen', 'Commencer ici')),
      ),
    ),
  },
  {
    name: 'opening-band',
    category: 'opening',
    title: say('Headline on a strong band', 'Überschrift auf kräftigem Band', 'Titre sur bande soutenue'),
    row: row({ tone: 'strong', space: 'large', textSize: 'large' }, [
      {
        span: 8,
        pieces: [
          text(
            '<h2>Open again, with new ideas</h2><p>What is new, and why it is worth a visit today.</p>',
            '<h2>Wieder da, mit neuen Ideen</h2><p>Was neu ist und warum sich ein Besuch heute lohnt.</p>',
            '<h2>De retour, avec de nouvelles idées</h2><p>Ce qui est nouveau, et pourquoi venir aujourd’hui.</p>',
          ),
          button('/', say('Find out more', 'Mehr erfahren', 'En savoir plus')),
        ],
      },
    ]),
  },
  {
    name: 'opening-wide-picture',
    category: 'opening',
    title: say('Headline above a wide picture', 'Überschrift über breitem Bild', 'Titre au-dessus d’une grande image'),
    row: row(
      { space: 'medium', textSize: 'large' },
      below(
        row({ columnAlignment: 'middle' }, [
          {
            span: 8,
            pieces: [
              text(
                '<h2>Everything begins with a walk by the water</h2>',
                '<h2>Alles beginnt mit einem Gang ans Wasser</h2>',
                '<h2>Tout commence par une marche au bord de l’eau</h2>',
              ),
            ],
          },
          {
            span: 4,
            pieces: [
              text(
                '<p>Tell in two lines where your work comes from.</p>',
                '<p>Erzählen Sie in zwei Zeilen, woher Ihre Arbeit kommt.</p>',
                '<p>Racontez en deux lignes d’où vient votre travail.</p>',
              ),
            ],
          },
        ]),
        {
          type: 'gallery',
          settings: {
            'thumbnails-per-row': 1,
            'aspect-ratio': 'anamorphic-widescreen',
            'show-meta': false,
          },
          wish: 'picture',
          pictures: 1,
        },
      ),
    ),
  },
  {
    name: 'opening-two-buttons',
    category: 'opening',
    title: say('Headline with two ways on', 'Überschrift mit zwei Wegen', 'Titre avec deux suites possibles'),
    row: row(
      { tone: 'quiet', space: 'large', textSize: 'large', textAlignment: 'center' },
      below(
        text('<h2>What are you looking for?</h2>', '<h2>Was suchen Sie?</h2>', '<h2>Que cherchez-vous ?</h2>'),
        row(
          {},
          columns(
            [
              text(
                '<p>Something for the home, ready to be sent.</p>',
                '<p>Etwas für zu Hause, sofort lieferbar.</p>',
                '<p>Un objet pour la maison, prêt à partir.</p>',
              ),
              button('/', say('To the shop', 'Zum Shop', 'Vers la boutique')),
            ],
            [
              text(
                '<p>Something of your own, made to measure.</p>',
                '<p>Etwas Eigenes, nach Maß gemacht.</p>',
                '<p>Un objet à vous, fait sur mesure.</p>',
              ),
              button('/', say('Ask for an offer', 'Angebot anfragen', 'Demander un devis')),
            ],
          ),
        ),
      ),
    ),
  },
];
