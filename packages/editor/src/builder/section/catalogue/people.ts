import { below, button, columns, picture, pictures, row, say, text } from '../piece.ts';
import type { Section } from '../section.ts';

function person(en: string, de: string, fr: string) {
  return [pictures(1, 1), text(en, de, fr)];
}

export const people: readonly Section[] = [
  {
    name: 'people-three',
    category: 'people',
    title: say('Team of three', 'Team zu dritt', 'Équipe de trois'),
    row: row(
      { space: 'medium' },
      below(
        text('<h2>Who works here</h2>', '<h2>Wer hier arbeitet</h2>', '<h2>Qui travaille ici</h2>'),
        row(
          {},
          columns(
            person(
              '<h3>Ada</h3><p>Designs and answers letters</p>',
              '<h3>Ada</h3><p>Entwirft und beantwortet Briefe</p>',
              '<h3>Ada</h3><p>Dessine et répond au courrier</p>',
            ),
            person(
              '<h3>Ben</h3><p>Builds what Ada draws</p>',
              '<h3>Ben</h3><p>Baut, was Ada zeichnet</p>',
              '<h3>Ben</h3><p>Construit ce qu’Ada dessine</p>',
            ),
            person(
              '<h3>Cleo</h3><p>Packs, sends and keeps the books</p>',
              '<h3>Cleo</h3><p>Packt, versendet und führt die Bücher</p>',
              '<h3>Cleo</h3><p>Emballe, expédie et tient les comptes</p>',
            ),
          ),
        ),
      ),
    ),
  },
  {
    name: 'people-four',
    category: 'people',
    title: say('Team of four on a band', 'Team zu viert auf einem Band', 'Équipe de quatre sur une bande'),
    row: row(
      { tone: 'quiet', textAlignment: 'center' },
      below(
        text('<h2>The people behind it</h2>', '<h2>Die Menschen dahinter</h2>', '<h2>Les personnes derrière</h2>'),
        row(
          {},
          columns(
            person('<h3>Ada</h3><p>Design</p>', '<h3>Ada</h3><p>Entwurf</p>', '<h3>Ada</h3><p>Création</p>'),
            person('<h3>Ben</h3><p>Workshop</p>', '<h3>Ben</h3><p>Werkstatt</p>', '<h3>Ben</h3><p>Atelier</p>'),
            person('<h3>Cleo</h3><p>Shipping</p>', '<h3>Cleo</h3><p>Versand</p>', '<h3>Cleo</h3><p>Expédition</p>'),
            person('<h3>Dov</h3><p>Advice</p>', '<h3>Dov</h3><p>Beratung</p>', '<h3>Dov</h3><p>Conseil</p>'),
          ),
        ),
      ),
    ),
  },
  {
    name: 'people-portrait',
    category: 'people',
    title: say('Portrait of one person', 'Porträt einer Person', 'Portrait d’une personne'),
    row: row({ space: 'medium', columnAlignment: 'middle' }, [
      {
        span: 7,
        pieces: [
          text(
            '<h2>Hello, I am Ada</h2><p>I have been doing this for twenty years and still find something new every week. Write here what you would tell somebody who stands in your door.</p>',
            '<h2>Guten Tag, ich bin Ada</h2><p>Ich mache das seit zwanzig Jahren und finde noch jede Woche etwas Neues. Schreiben Sie hier, was Sie jemandem sagen würden, der in Ihrer Tür steht.</p>',
            '<h2>Bonjour, je suis Ada</h2><p>Je fais cela depuis vingt ans et je découvre encore du nouveau chaque semaine. Écrivez ici ce que vous diriez à quelqu’un sur le pas de votre porte.</p>',
          ),
          button('/contact', say('Write to me', 'Schreiben Sie mir', 'M’écrire')),
        ],
      },
      { span: 5, pieces: [picture()] },
    ]),
  },
];
