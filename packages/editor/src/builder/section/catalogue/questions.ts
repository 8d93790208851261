import { below, button, columns, row, say, text } from '../piece.ts';
import type { Section } from '../section.ts';

const delivery = text(
  '<h3>How long does delivery take?</h3><p>Two to four working days. Larger pieces come by appointment.</p>',
  '<h3>Wie lange dauert die Lieferung?</h3><p>Zwei bis vier Werktage. Größere Stücke kommen nach Absprache.</p>',
  '<h3>Combien de temps pour la livraison ?</h3><p>Deux à quatre jours ouvrés. Les grandes pièces arrivent sur rendez-vous.</p>',
);
const back = text(
  '<h3>Can I send something back?</h3><p>Yes, within thirty days. A line by email is enough.</p>',
  '<h3>Kann ich etwas zurückgeben?</h3><p>Ja, innerhalb von dreißig Tagen. Eine Zeile per E-Mail genügt.</p>',
  '<h3>Puis-je renvoyer un article ?</h3><p>Oui, sous trente jours. Un mot par e-mail suffit.</p>',
);
const visit = text(
  '<h3>Can I visit you?</h3><p>Gladly. We are open on Fridays, and on other days if you call before.</p>',
  '<h3>Kann ich vorbeikommen?</h3><p>Gern. Freitags ist offen, an anderen Tagen nach einem Anruf.</p>',
  '<h3>Puis-je vous rendre visite ?</h3><p>Avec plaisir. Nous ouvrons le vendredi, et les autres jours sur appel.</p>',
);
const care = text(
  '<h3>How do I care for it?</h3><p>Warm water and a soft cloth. Everything else is on the card in the parcel.</p>',
  '<h3>Wie pflege ich es?</h3><p>Warmes Wasser und ein weiches Tuch. Alles andere steht auf der Karte im Paket.</p>',
  '<h3>Comment l’entretenir ?</h3><p>De l’eau tiède et un chiffon doux. Le reste est sur la carte du colis.</p>',
);

export const questions: readonly Section[] = [
  {
    name: 'questions-columns',
    category: 'questions',
    title: say('Questions in two columns', 'Fragen in zwei Spalten', 'Questions sur deux colonnes'),
    row: row(
      { space: 'medium' },
      below(
        text('<h2>Questions we are asked</h2>', '<h2>Was wir gefragt werden</h2>', '<h2>On nous demande</h2>'),
        row({}, columns([delivery, back], [visit, care])),
      ),
    ),
  },
  {
    name: 'questions-beside',
    category: 'questions',
    title: say('Questions beside a heading', 'Fragen neben der Überschrift', 'Questions à côté du titre'),
    row: row({ tone: 'quiet' }, [
      {
        span: 4,
        pieces: [
          text(
            '<h2>Good to know</h2><p>Your question is not here?</p>',
            '<h2>Gut zu wissen</h2><p>Ihre Frage ist nicht dabei?</p>',
            '<h2>Bon à savoir</h2><p>Votre question n’y est pas ?</p>',
          ),
          button('/contact', say('Ask us', 'Fragen Sie uns', 'Posez-la')),
        ],
      },
      { span: 8, pieces: [delivery, back, visit] },
    ]),
  },
];
