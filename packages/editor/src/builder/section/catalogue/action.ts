import { below, button, newsletter, picture, row, say, text } from '../piece.ts';
import type { Section } from '../section.ts';

export const action: readonly Section[] = [
  {
    name: 'action-band',
    category: 'action',
    title: say('Call to action on a band', 'Aufforderung auf einem Band', 'Appel à l’action sur une bande'),
    row: row(
      { tone: 'strong', textAlignment: 'center' },
      below(
        text(
          '<h2>Shall we begin?</h2><p>The first talk costs nothing and binds nobody.</p>',
          '<h2>Fangen wir an?</h2><p>Das erste Gespräch kostet nichts und verpflichtet zu nichts.</p>',
          '<h2>On commence ?</h2><p>Le premier entretien est gratuit et n’engage à rien.</p>',
        ),
        button('/contact', say('Get in touch', 'Kontakt aufnehmen', 'Prendre contact')),
      ),
    ),
  },
  {
    name: 'action-line',
    category: 'action',
    title: say('Call to action in one line', 'Aufforderung in einer Zeile', 'Appel à l’action sur une ligne'),
    row: row({ tone: 'quiet', columnAlignment: 'middle' }, [
      {
        span: 9,
        pieces: [
          text(
            '<h2>Not sure what fits?</h2><p>Tell us what you have in mind. We know our shelves.</p>',
            '<h2>Nicht sicher, was passt?</h2><p>Erzählen Sie, was Sie vorhaben. Wir kennen unsere Regale.</p>',
            '<h2>Vous hésitez ?</h2><p>Dites-nous ce que vous cherchez. Nous connaissons nos étagères.</p>',
          ),
        ],
      },
      { span: 3, pieces: [button('/contact', say('Ask us', 'Fragen Sie uns', 'Demandez-nous'))] },
    ]),
  },
  {
    name: 'action-newsletter',
    category: 'action',
    title: say('Newsletter', 'Newsletter', 'Lettre d’information'),
    row: row({ tone: 'quiet' }, [
      {
        span: 8,
        pieces: [
          newsletter(
            say('A letter now and then', 'Ab und zu ein Brief', 'Une lettre de temps en temps'),
            say(
              '<p>What is new and what is nearly gone. Four times a year.</p>',
              '<p>Was neu ist und was fast weg ist. Viermal im Jahr.</p>',
              '<p>Ce qui est nouveau et ce qui s’en va. Quatre fois par an.</p>',
            ),
          ),
        ],
      },
    ]),
  },
  {
    name: 'action-newsletter-picture',
    category: 'action',
    title: say('Newsletter with a picture', 'Newsletter mit Bild', 'Lettre d’information avec image'),
    row: row({ space: 'medium', columnAlignment: 'middle' }, [
      { span: 6, pieces: [picture()] },
      {
        span: 6,
        pieces: [
          newsletter(
            say('Be the first to know', 'Zuerst davon erfahren', 'Soyez au courant avant les autres'),
            say(
              '<p>Subscribers see new pieces a day before everybody else.</p>',
              '<p>Wer den Newsletter liest, sieht Neues einen Tag früher.</p>',
              '<p>Les abonnés voient les nouveautés un jour avant tout le monde.</p>',
            ),
          ),
        ],
      },
    ]),
  },
];
