import { below, button, card, columns, gap, picture, pictures, row, say, text } from '../piece.ts';
import type { Section } from '../section.ts';

export const about: readonly Section[] = [
  {
    name: 'about-picture-left',
    category: 'about',
    title: say('Story beside a picture', 'Geschichte neben einem Bild', 'Récit à côté d’une image'),
    row: row({ space: 'medium', columnAlignment: 'middle' }, [
      { span: 6, pieces: [picture()] },
      {
        span: 6,
        pieces: [
          text(
            '<h2>How it began</h2><p>A kitchen table, a borrowed tool and an order that was much too large. Tell here how you started and what has not changed since.</p><p>A second paragraph is for what you do differently from others.</p>',
            '<h2>Wie alles anfing</h2><p>Ein Küchentisch, ein geliehenes Werkzeug und ein viel zu großer Auftrag. Erzählen Sie hier, wie Sie angefangen haben und was seitdem gleich geblieben ist.</p><p>Ein zweiter Absatz ist für das, was Sie anders machen als andere.</p>',
            '<h2>Comment tout a commencé</h2><p>Une table de cuisine, un outil emprunté et une commande bien trop grande. Racontez ici vos débuts et ce qui n’a pas changé depuis.</p><p>Un deuxième paragraphe dit ce que vous faites autrement que les autres.</p>',
          ),
          button('/about', say('Our story', 'Unsere Geschichte', 'Notre histoire')),
        ],
      },
    ]),
  },
  {
    name: 'about-three-reasons',
    category: 'about',
    title: say('Three reasons', 'Drei Gründe', 'Trois raisons'),
    row: row(
      { space: 'medium' },
      below(
        text('<h2>Why people come back</h2>', '<h2>Warum Menschen wiederkommen</h2>', '<h2>Pourquoi on revient</h2>'),
        row(
          {},
          columns(
            [
              text(
                '<h3>Made by hand</h3><p>Every piece passes through the same two hands from the first to the last step.</p>',
                '<h3>Von Hand gemacht</h3><p>Jedes Stück geht vom ersten bis zum letzten Schritt durch dieselben zwei Hände.</p>',
                '<h3>Fait main</h3><p>Chaque pièce passe entre les deux mêmes mains, de la première à la dernière étape.</p>',
              ),
            ],
            [
              text(
                '<h3>From nearby</h3><p>Material comes from within fifty kilometres, and we know everybody who brings it.</p>',
                '<h3>Aus der Nähe</h3><p>Das Material kommt aus fünfzig Kilometern Umkreis, und wir kennen alle, die es bringen.</p>',
                '<h3>Tout près d’ici</h3><p>La matière vient de moins de cinquante kilomètres, et nous connaissons ceux qui l’apportent.</p>',
              ),
            ],
            [
              text(
                '<h3>Repaired for life</h3><p>What breaks comes back to us. We mend it, however long ago you bought it.</p>',
                '<h3>Ein Leben lang repariert</h3><p>Was kaputtgeht, kommt zu uns zurück. Wir richten es, egal wie lange der Kauf her ist.</p>',
                '<h3>Réparé à vie</h3><p>Ce qui casse nous revient. Nous réparons, même longtemps après l’achat.</p>',
              ),
            ],
          ),
        ),
      ),
    ),
  },
  {
    name: 'about-cards',
    category: 'about',
    title: say('Three cards with pictures', 'Drei Karten mit Bildern', 'Trois cartes avec images'),
    row: row(
      { space: 'medium' },
      below(
        text('<h2>What we do</h2>', '<h2>Was wir machen</h2>', '<h2>Ce que nous faisons</h2>'),
        row(
          {},
          columns(
            [
              pictures(1, 1, 'standard'),
              text(
                '<h3>Workshop</h3><p>Small series, made in our own rooms.</p>',
                '<h3>Werkstatt</h3><p>Kleine Serien aus unseren eigenen Räumen.</p>',
                '<h3>Atelier</h3><p>De petites séries, faites chez nous.</p>',
              ),
            ],
            [
              pictures(1, 1, 'standard'),
              text(
                '<h3>Commissions</h3><p>You bring the idea, we find out how it can be done.</p>',
                '<h3>Aufträge</h3><p>Sie bringen die Idee, wir finden heraus, wie es geht.</p>',
                '<h3>Commandes</h3><p>Vous apportez l’idée, nous trouvons comment la réaliser.</p>',
              ),
            ],
            [
              pictures(1, 1, 'standard'),
              text(
                '<h3>Courses</h3><p>One evening, eight people, something to take home.</p>',
                '<h3>Kurse</h3><p>Ein Abend, acht Leute, etwas zum Mitnehmen.</p>',
                '<h3>Cours</h3><p>Une soirée, huit personnes, quelque chose à rapporter.</p>',
              ),
            ],
          ),
        ),
      ),
    ),
  },
  {
    name: 'about-steps',
    category: 'about',
    title: say('How it works, in steps', 'So geht es, in Schritten', 'Comment ça marche, par étapes'),
    row: row(
      { tone: 'quiet' },
      below(
        text(
          '<h2>From your idea to the finished piece</h2>',
          '<h2>Von der Idee zum fertigen Stück</h2>',
          '<h2>De votre idée à la pièce finie</h2>',
        ),
        row(
          {},
          columns(
            card(
              text(
                '<h3>1. We talk</h3><p>You tell us what you need. A photo and a rough size are enough.</p>',
                '<h3>1. Wir reden</h3><p>Sie sagen uns, was Sie brauchen. Ein Foto und eine ungefähre Größe genügen.</p>',
                '<h3>1. On se parle</h3><p>Vous nous dites ce qu’il vous faut. Une photo et une taille approximative suffisent.</p>',
              ),
            ),
            card(
              text(
                '<h3>2. We draw</h3><p>Within a week you have a drawing with a price and a date.</p>',
                '<h3>2. Wir zeichnen</h3><p>Nach spätestens einer Woche haben Sie eine Zeichnung mit Preis und Termin.</p>',
                '<h3>2. On dessine</h3><p>Sous une semaine, vous recevez un dessin avec un prix et une date.</p>',
              ),
            ),
            card(
              text(
                '<h3>3. We make it</h3><p>You see pictures on the way and can still change your mind.</p>',
                '<h3>3. Wir bauen</h3><p>Unterwegs sehen Sie Bilder und können noch etwas ändern.</p>',
                '<h3>3. On fabrique</h3><p>Vous voyez des photos en chemin et pouvez encore changer d’avis.</p>',
              ),
            ),
          ),
        ),
      ),
    ),
  },
  {
    name: 'about-numbers',
    category: 'about',
    title: say('Numbers that say something', 'Zahlen, die etwas sagen', 'Des chiffres qui parlent'),
    row: row(
      { tone: 'strong', textAlignment: 'center' },
      columns(
        [
          text(
            '<h2>1987</h2><p>the year we began</p>',
            '<h2>1987</h2><p>haben wir angefangen</p>',
            '<h2>1987</h2><p>l’année de nos débuts</p>',
          ),
        ],
        [
          text(
            '<h2>14</h2><p>people in the house</p>',
            '<h2>14</h2><p>Menschen im Haus</p>',
            '<h2>14</h2><p>personnes dans la maison</p>',
          ),
        ],
        [
          text(
            '<h2>100 %</h2><p>power from our own roof</p>',
            '<h2>100 %</h2><p>Strom vom eigenen Dach</p>',
            '<h2>100 %</h2><p>d’électricité de notre toit</p>',
          ),
        ],
      ),
    ),
  },
  {
    name: 'about-two-columns',
    category: 'about',
    title: say('Heading left, text right', 'Überschrift links, Text rechts', 'Titre à gauche, texte à droite'),
    row: row({ space: 'medium' }, [
      {
        span: 4,
        pieces: [
          text('<h2>What matters to us</h2>', '<h2>Was uns wichtig ist</h2>', '<h2>Ce qui compte pour nous</h2>'),
        ],
      },
      {
        span: 8,
        pieces: [
          text(
            '<p>Some words need room. Write here about the things that do not fit on a label: how you choose, what you leave out, and whom you would rather lose than disappoint.</p><p>Short paragraphs are read more often than long ones.</p>',
            '<p>Manche Worte brauchen Platz. Schreiben Sie hier über das, was auf kein Etikett passt: wie Sie auswählen, was Sie weglassen und worauf Sie lieber verzichten, als jemanden zu enttäuschen.</p><p>Kurze Absätze werden öfter gelesen als lange.</p>',
            '<p>Certains mots ont besoin de place. Écrivez ici ce qui ne tient sur aucune étiquette : comment vous choisissez, ce que vous écartez, et ce à quoi vous renoncez plutôt que de décevoir.</p><p>Les paragraphes courts sont plus lus que les longs.</p>',
          ),
          gap,
        ],
      },
    ]),
  },
];
