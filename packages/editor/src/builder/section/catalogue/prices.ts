import type { InLanguages } from '@awning/formats';
import { below, button, card, columns, type Piece, row, say, text } from '../piece.ts';
import type { Section } from '../section.ts';

const choose = say('Choose', 'Auswählen', 'Choisir');

function offer(en: string, de: string, fr: string, words: InLanguages<string> = choose): readonly Piece[] {
  return card(text(en, de, fr), button('/contact', words));
}

export const prices: readonly Section[] = [
  {
    name: 'prices-three',
    category: 'prices',
    title: say('Three offers', 'Drei Angebote', 'Trois offres'),
    row: row(
      { space: 'medium' },
      below(
        text(
          '<h2>Choose what fits</h2><p>All prices include tax.</p>',
          '<h2>Wählen Sie, was passt</h2><p>Alle Preise inkl. MwSt.</p>',
          '<h2>Choisissez ce qui vous va</h2><p>Tous les prix sont TTC.</p>',
        ),
        row(
          {},
          columns(
            offer(
              '<h3>Small</h3><p><strong>€29</strong> per month</p><ul><li>Two hours of advice</li><li>Reply within three days</li></ul>',
              '<h3>Klein</h3><p><strong>29 €</strong> im Monat</p><ul><li>Zwei Stunden Beratung</li><li>Antwort in drei Tagen</li></ul>',
              '<h3>Petit</h3><p><strong>29 €</strong> par mois</p><ul><li>Deux heures de conseil</li><li>Réponse sous trois jours</li></ul>',
            ),
            offer(
              '<h3>Medium</h3><p><strong>€59</strong> per month</p><ul><li>Five hours of advice</li><li>Reply within a day</li><li>One visit a quarter</li></ul>',
              '<h3>Mittel</h3><p><strong>59 €</strong> im Monat</p><ul><li>Fünf Stunden Beratung</li><li>Antwort am nächsten Tag</li><li>Ein Besuch im Quartal</li></ul>',
              '<h3>Moyen</h3><p><strong>59 €</strong> par mois</p><ul><li>Cinq heures de conseil</li><li>Réponse sous un jour</li><li>Une visite par trimestre</li></ul>',
            ),
            offer(
              '<h3>Large</h3><p><strong>€119</strong> per month</p><ul><li>Advice without limit</li><li>Reply within two hours</li><li>One visit a month</li></ul>',
              '<h3>Groß</h3><p><strong>119 €</strong> im Monat</p><ul><li>Beratung ohne Grenze</li><li>Antwort in zwei Stunden</li><li>Ein Besuch im Monat</li></ul>',
              '<h3>Grand</h3><p><strong>119 €</strong> par mois</p><ul><li>Conseil sans limite</li><li>Réponse sous deux heures</li><li>Une visite par mois</li></ul>',
            ),
          ),
        ),
      ),
    ),
  },
  {
    name: 'prices-two',
    category: 'prices',
    title: say('Two offers on a band', 'Zwei Angebote auf einem Band', 'Deux offres sur une bande'),
    row: row(
      { tone: 'quiet' },
      below(
        text('<h2>Alone or in a group</h2>', '<h2>Allein oder in der Gruppe</h2>', '<h2>Seul ou en groupe</h2>'),
        row(
          {},
          columns(
            offer(
              '<h3>For one</h3><p><strong>€75</strong></p><p>Two hours, at your own pace, on a day that suits you.</p>',
              '<h3>Für eine Person</h3><p><strong>75 €</strong></p><p>Zwei Stunden im eigenen Tempo, an einem Tag, der Ihnen passt.</p>',
              '<h3>Pour une personne</h3><p><strong>75 €</strong></p><p>Deux heures à votre rythme, le jour qui vous convient.</p>',
              say('Ask for a date', 'Termin anfragen', 'Demander une date'),
            ),
            offer(
              '<h3>For up to eight</h3><p><strong>€320</strong></p><p>An afternoon for friends or colleagues, with tea and cake.</p>',
              '<h3>Für bis zu acht</h3><p><strong>320 €</strong></p><p>Ein Nachmittag für Freunde oder den Betrieb, mit Tee und Kuchen.</p>',
              '<h3>Jusqu’à huit</h3><p><strong>320 €</strong></p><p>Un après-midi entre amis ou collègues, avec thé et gâteau.</p>',
              say('Ask for a date', 'Termin anfragen', 'Demander une date'),
            ),
          ),
        ),
      ),
    ),
  },
  {
    name: 'prices-list',
    category: 'prices',
    title: say('Price list', 'Preisliste', 'Liste de prix'),
    row: row({ space: 'medium' }, [
      {
        span: 4,
        pieces: [
          text(
            '<h2>Prices</h2><p>Anything that is not listed? Ask us.</p>',
            '<h2>Preise</h2><p>Etwas fehlt in der Liste? Fragen Sie uns.</p>',
            '<h2>Tarifs</h2><p>Il manque quelque chose ? Demandez-nous.</p>',
          ),
        ],
      },
      {
        span: 8,
        pieces: [
          text(
            '<table><thead><tr><th scope="col">Work</th><th scope="col">Time</th><th scope="col">Price</th></tr></thead><tbody><tr><td>First talk</td><td>30 minutes</td><td>free</td></tr><tr><td>Small repair</td><td>1 hour</td><td>€45</td></tr><tr><td>Large repair</td><td>half a day</td><td>€160</td></tr><tr><td>New piece</td><td>2 weeks</td><td>from €380</td></tr></tbody></table>',
            '<table><thead><tr><th scope="col">Leistung</th><th scope="col">Dauer</th><th scope="col">Preis</th></tr></thead><tbody><tr><td>Erstes Gespräch</td><td>30 Minuten</td><td>kostenlos</td></tr><tr><td>Kleine Reparatur</td><td>1 Stunde</td><td>45 €</td></tr><tr><td>Große Reparatur</td><td>halber Tag</td><td>160 €</td></tr><tr><td>Neues Stück</td><td>2 Wochen</td><td>ab 380 €</td></tr></tbody></table>',
            '<table><thead><tr><th scope="col">Prestation</th><th scope="col">Durée</th><th scope="col">Prix</th></tr></thead><tbody><tr><td>Premier entretien</td><td>30 minutes</td><td>gratuit</td></tr><tr><td>Petite réparation</td><td>1 heure</td><td>45 €</td></tr><tr><td>Grande réparation</td><td>demi-journée</td><td>160 €</td></tr><tr><td>Pièce neuve</td><td>2 semaines</td><td>dès 380 €</td></tr></tbody></table>',
          ),
        ],
      },
    ]),
  },
];
