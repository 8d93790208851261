import { below, columns, pictures as grid, picture, row, say, text } from '../piece.ts';
import type { Section } from '../section.ts';

export const pictures: readonly Section[] = [
  {
    name: 'pictures-grid',
    category: 'pictures',
    title: say('Grid of pictures', 'Bilderraster', 'Grille d’images'),
    row: row({ space: 'medium' }, below(text('<h2>Pictures</h2>', '<h2>Bilder</h2>', '<h2>Images</h2>'), grid(8, 4))),
  },
  {
    name: 'pictures-wide',
    category: 'pictures',
    title: say('Three wide pictures', 'Drei breite Bilder', 'Trois images larges'),
    row: row(
      { tone: 'quiet' },
      below(
        text(
          '<h2>A day with us</h2><p>Morning, noon and evening.</p>',
          '<h2>Ein Tag bei uns</h2><p>Morgens, mittags und abends.</p>',
          '<h2>Une journée chez nous</h2><p>Le matin, à midi et le soir.</p>',
        ),
        grid(3, 3, 'standard'),
      ),
    ),
  },
  {
    name: 'pictures-large-small',
    category: 'pictures',
    title: say('One large, four small', 'Ein großes, vier kleine', 'Une grande, quatre petites'),
    row: row(
      { space: 'medium' },
      below(
        text('<h2>Seen up close</h2>', '<h2>Aus der Nähe</h2>', '<h2>Vu de près</h2>'),
        row({}, columns([grid(1, 1)], [grid(4, 2)])),
      ),
    ),
  },
  {
    name: 'pictures-words',
    category: 'pictures',
    title: say('Picture with a few words', 'Bild mit wenigen Worten', 'Image avec quelques mots'),
    row: row({ space: 'medium', textAlignment: 'center' }, [
      {
        span: 12,
        pieces: [
          picture(),
          text(
            '<p>The light in the workshop, half past four in January.</p>',
            '<p>Das Licht in der Werkstatt, im Januar um halb fünf.</p>',
            '<p>La lumière de l’atelier, en janvier à quatre heures et demie.</p>',
          ),
        ],
      },
    ]),
  },
];
