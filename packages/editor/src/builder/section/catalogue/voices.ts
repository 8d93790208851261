import { below, columns, pictures, quote, row, say, text } from '../piece.ts';
import type { Section } from '../section.ts';

const first = quote(
  say(
    '<p>We bought two and came back for ten. Nothing in the kitchen is used more often.</p>',
    '<p>Wir haben zwei gekauft und sind für zehn zurückgekommen. Nichts in der Küche wird öfter benutzt.</p>',
    '<p>Nous en avons acheté deux et sommes revenus pour dix. Rien dans la cuisine ne sert plus souvent.</p>',
  ),
  say('Marta, Lyon', 'Marta, Lyon', 'Marta, Lyon'),
);
const second = quote(
  say(
    '<p>They told me not to buy it, because mine could be repaired. Now I buy everything here.</p>',
    '<p>Man hat mir abgeraten, weil sich meines reparieren ließ. Jetzt kaufe ich alles hier.</p>',
    '<p>On m’a dit de ne pas l’acheter, car le mien se réparait. Depuis, j’achète tout ici.</p>',
  ),
  say('Jon, Bremen', 'Jon, Bremen', 'Jon, Brême'),
);

export const voices: readonly Section[] = [
  {
    name: 'voices-one',
    category: 'voices',
    title: say('One voice, large', 'Eine Stimme, groß', 'Un avis en grand'),
    row: row({ space: 'large', textAlignment: 'center' }, below(first)),
  },
  {
    name: 'voices-two',
    category: 'voices',
    title: say('Two voices', 'Zwei Stimmen', 'Deux avis'),
    row: row({ tone: 'quiet' }, columns([first], [second])),
  },
  {
    name: 'voices-picture',
    category: 'voices',
    title: say('A voice with a picture', 'Eine Stimme mit Bild', 'Un avis avec image'),
    row: row({ space: 'medium', columnAlignment: 'middle' }, [
      { span: 4, pieces: [pictures(1, 1)] },
      { span: 8, pieces: [second] },
    ]),
  },
  {
    name: 'voices-band',
    category: 'voices',
    title: say('A voice on a strong band', 'Eine Stimme auf kräftigem Band', 'Un avis sur bande soutenue'),
    row: row({ tone: 'strong', space: 'large' }, [
      {
        span: 9,
        pieces: [text('<h2>What others say</h2>', '<h2>Was andere sagen</h2>', '<h2>Ce qu’on dit de nous</h2>'), first],
      },
    ]),
  },
];
