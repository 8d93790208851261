import { below, button, columns, picture, row, say, summary, text } from '../piece.ts';
import type { Section } from '../section.ts';

export const products: readonly Section[] = [
  {
    name: 'products-new',
    category: 'products',
    title: say('New in the shop', 'Neu im Shop', 'Nouveautés de la boutique'),
    row: row(
      { space: 'medium' },
      below(
        text('<h2>New in the shop</h2>', '<h2>Neu im Shop</h2>', '<h2>Nouveau en boutique</h2>'),
        summary('products', 4),
        button('/shop', say('Everything in the shop', 'Alles im Shop', 'Toute la boutique')),
      ),
    ),
  },
  {
    name: 'products-band',
    category: 'products',
    title: say('Products on a quiet band', 'Produkte auf ruhigem Band', 'Produits sur bande discrète'),
    row: row(
      { tone: 'quiet' },
      below(
        text(
          '<h2>Three to begin with</h2><p>What most people choose first.</p>',
          '<h2>Drei für den Anfang</h2><p>Was die meisten zuerst wählen.</p>',
          '<h2>Trois pour commencer</h2><p>Ce que l’on choisit le plus souvent en premier.</p>',
        ),
        summary('products', 3),
      ),
    ),
  },
  {
    name: 'products-beside',
    category: 'products',
    title: say('One thing, shown large', 'Ein Stück, groß gezeigt', 'Un objet en grand'),
    row: row({ space: 'medium', columnAlignment: 'middle' }, [
      { span: 8, pieces: [picture()] },
      {
        span: 4,
        pieces: [
          text(
            '<h2>The one we use ourselves</h2><p>Every house has a favourite. Say why this one is yours.</p>',
            '<h2>Das benutzen wir selbst</h2><p>Jedes Haus hat einen Liebling. Sagen Sie, warum es bei Ihnen dieser ist.</p>',
            '<h2>Celui que nous utilisons</h2><p>Chaque maison a son préféré. Dites pourquoi c’est celui-ci.</p>',
          ),
          button('/shop', say('Take a look', 'Ansehen', 'Regarder')),
        ],
      },
    ]),
  },
  {
    name: 'products-promises',
    category: 'products',
    title: say('Delivery, returns, advice', 'Lieferung, Rückgabe, Beratung', 'Livraison, retours, conseil'),
    row: row(
      { tone: 'quiet', textAlignment: 'center' },
      below(
        text('<h2>What you can count on</h2>', '<h2>Worauf Verlass ist</h2>', '<h2>Ce que nous promettons</h2>'),
        row(
          {},
          columns(
            [
              text(
                '<h3>On its way in two days</h3><p>Packed without plastic.</p>',
                '<h3>In zwei Tagen unterwegs</h3><p>Ohne Plastik verpackt.</p>',
                '<h3>Expédié sous deux jours</h3><p>Emballé sans plastique.</p>',
              ),
            ],
            [
              text(
                '<h3>Thirty days to decide</h3><p>Send it back if it does not fit.</p>',
                '<h3>Dreißig Tage Zeit</h3><p>Was nicht passt, kommt zurück.</p>',
                '<h3>Trente jours pour décider</h3><p>Renvoyez ce qui ne convient pas.</p>',
              ),
            ],
            [
              text(
                '<h3>Advice by people</h3><p>Call us, somebody picks up.</p>',
                '<h3>Beratung von Menschen</h3><p>Rufen Sie an, jemand nimmt ab.</p>',
                '<h3>Des conseils humains</h3><p>Appelez, quelqu’un répond.</p>',
              ),
            ],
          ),
        ),
      ),
    ),
  },
  {
    name: 'products-journal',
    category: 'products',
    title: say('Latest posts', 'Neueste Beiträge', 'Derniers articles'),
    row: row(
      { space: 'medium' },
      below(
        text('<h2>From the journal</h2>', '<h2>Aus dem Journal</h2>', '<h2>Dans le journal</h2>'),
        summary('posts', 3),
      ),
    ),
  },
];
