import { below, columns, form, picture, row, say, text } from '../piece.ts';
import type { Section } from '../section.ts';

export const contact: readonly Section[] = [
  {
    name: 'contact-form',
    category: 'contact',
    title: say('Contact form with address', 'Kontaktformular mit Adresse', 'Formulaire de contact avec adresse'),
    row: row({ space: 'medium' }, [
      {
        span: 5,
        pieces: [
          text(
            '<h2>Write to us</h2><p>We answer within two days.</p><p>12 Harbour Street<br>Your town</p><p>Monday to Friday, 9 to 17</p>',
            '<h2>Schreiben Sie uns</h2><p>Wir antworten innerhalb von zwei Tagen.</p><p>Hafenstraße 12<br>Ihr Ort</p><p>Montag bis Freitag, 9 bis 17 Uhr</p>',
            '<h2>Écrivez-nous</h2><p>Nous répondons sous deux jours.</p><p>12 rue du Port<br>Votre ville</p><p>Du lundi au vendredi, de 9 h à 17 h</p>',
          ),
        ],
      },
      { span: 7, pieces: [form()] },
    ]),
  },
  {
    name: 'contact-hours',
    category: 'contact',
    title: say('Opening hours and way', 'Öffnungszeiten und Weg', 'Horaires et accès'),
    row: row(
      { tone: 'quiet' },
      columns(
        [
          text(
            '<h2>Address</h2><p>12 Harbour Street<br>Your town</p>',
            '<h2>Adresse</h2><p>Hafenstraße 12<br>Ihr Ort</p>',
            '<h2>Adresse</h2><p>12 rue du Port<br>Votre ville</p>',
          ),
        ],
        [
          text(
            '<h2>Hours</h2><p>Tuesday to Friday, 10 to 18<br>Saturday, 10 to 14</p>',
            '<h2>Zeiten</h2><p>Dienstag bis Freitag, 10 bis 18 Uhr<br>Samstag, 10 bis 14 Uhr</p>',
            '<h2>Horaires</h2><p>Du mardi au vendredi, 10 h à 18 h<br>Samedi, 10 h à 14 h</p>',
          ),
        ],
        [
          text(
            '<h2>Way</h2><p>Five minutes on foot from the station. Bicycles may stand in the yard.</p>',
            '<h2>Weg</h2><p>Fünf Minuten zu Fuß vom Bahnhof. Fahrräder dürfen in den Hof.</p>',
            '<h2>Accès</h2><p>À cinq minutes à pied de la gare. Les vélos peuvent rester dans la cour.</p>',
          ),
        ],
      ),
    ),
  },
  {
    name: 'contact-picture',
    category: 'contact',
    title: say('Visit us, with a picture', 'Besuch, mit Bild', 'Nous rendre visite, avec image'),
    row: row({ space: 'medium', columnAlignment: 'middle' }, [
      { span: 7, pieces: [picture()] },
      {
        span: 5,
        pieces: [
          text(
            '<h2>Come by</h2><p>There is coffee, and nobody has to buy anything.</p><p><a href="mailto:hello@example.com">hello@example.com</a></p>',
            '<h2>Kommen Sie vorbei</h2><p>Es gibt Kaffee, und niemand muss etwas kaufen.</p><p><a href="mailto:hello@example.com">hello@example.com</a></p>',
            '<h2>Passez nous voir</h2><p>Il y a du café, et personne n’est obligé d’acheter.</p><p><a href="mailto:hello@example.com">hello@example.com</a></p>',
          ),
        ],
      },
    ]),
  },
  {
    name: 'contact-dates',
    category: 'contact',
    title: say('Dates and events', 'Termine', 'Dates et événements'),
    row: row(
      { space: 'medium' },
      below(
        text('<h2>Dates</h2>', '<h2>Termine</h2>', '<h2>Dates</h2>'),
        text(
          '<table><thead><tr><th scope="col">When</th><th scope="col">What</th><th scope="col">Where</th></tr></thead><tbody><tr><td>First Friday of the month, 18:00</td><td>Open workshop</td><td>With us</td></tr><tr><td>Second Sunday in June</td><td>Market</td><td>Town square</td></tr><tr><td>Last weekend in November</td><td>Winter sale</td><td>With us</td></tr></tbody></table>',
          '<table><thead><tr><th scope="col">Wann</th><th scope="col">Was</th><th scope="col">Wo</th></tr></thead><tbody><tr><td>Erster Freitag im Monat, 18 Uhr</td><td>Offene Werkstatt</td><td>Bei uns</td></tr><tr><td>Zweiter Sonntag im Juni</td><td>Markt</td><td>Marktplatz</td></tr><tr><td>Letztes Wochenende im November</td><td>Winterverkauf</td><td>Bei uns</td></tr></tbody></table>',
          '<table><thead><tr><th scope="col">Quand</th><th scope="col">Quoi</th><th scope="col">Où</th></tr></thead><tbody><tr><td>Premier vendredi du mois, 18 h</td><td>Atelier ouvert</td><td>Chez nous</td></tr><tr><td>Deuxième dimanche de juin</td><td>Marché</td><td>Place du village</td></tr><tr><td>Dernier week-end de novembre</td><td>Vente d’hiver</td><td>Chez nous</td></tr></tbody></table>',
        ),
      ),
    ),
  },
];
