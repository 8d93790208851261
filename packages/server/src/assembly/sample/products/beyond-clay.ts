import type { SampleProduct } from '../sample-product.ts';

/** Two services and something to read. */
export const beyondClay: readonly SampleProduct[] = [
  {
    slug: 'evening-at-the-wheel',
    type: 3,
    pictures: ['evening-at-the-wheel'],
    categories: ['Workshops'],
    tags: ['workshop', 'gift'],
    optionNames: ['Evening'],
    scarcity: { text: '{qtyInStock} places left' },
    texts: {
      en: {
        name: 'An evening at the wheel',
        excerpt:
          '<p>Three hours, four people, four wheels and a lot of mud. You go home with wet sleeves and, weeks later, two finished pieces.</p>',
        body: '<p>No experience needed; most people centre their first lump within twenty minutes, and we help with the rest. We begin at half past six. Aprons, tea and something to eat are there. We trim, glaze and fire your two best pieces and send them after you.</p><p>When you have booked, we write to you to agree on the date.</p>',
      },
      de: {
        name: 'Ein Abend an der Scheibe',
        excerpt:
          '<p>Drei Stunden, vier Leute, vier Töpferscheiben und viel Matsch. Nach Hause geht man mit nassen Ärmeln und, Wochen später, zwei fertigen Stücken.</p>',
        body: '<p>Vorkenntnisse braucht es keine; die meisten zentrieren ihren ersten Klumpen in zwanzig Minuten, beim Rest helfen wir. Wir beginnen um halb sieben. Schürzen, Tee und etwas zu essen sind da. Ihre zwei besten Stücke drehen wir ab, glasieren, brennen und schicken sie Ihnen nach.</p><p>Nach der Buchung schreiben wir Ihnen, um den Tag zu verabreden.</p>',
        scarcityText: 'Noch {qtyInStock} Plätze frei',
        options: { Evening: 'Abend' },
        values: { Evening: { Thursday: 'Donnerstag', Saturday: 'Samstag' } },
      },
      fr: {
        name: 'Une soirée au tour',
        excerpt:
          '<p>Trois heures, quatre personnes, quatre tours et beaucoup de boue. On repart les manches mouillées et, quelques semaines plus tard, avec deux pièces finies.</p>',
        body: '<p>Aucune expérience requise : la plupart centrent leur première boule en vingt minutes, et nous aidons pour la suite. Nous commençons à dix-huit heures trente. Tabliers, thé et de quoi manger vous attendent. Nous tournassons, émaillons et cuisons vos deux meilleures pièces, puis nous vous les envoyons.</p><p>Après la réservation, nous vous écrivons pour convenir de la date.</p>',
        scarcityText: 'Encore {qtyInStock} places',
        options: { Evening: 'Soir' },
        values: { Evening: { Thursday: 'Jeudi', Saturday: 'Samedi' } },
      },
    },
    variants: [
      { sku: 'WHEEL-THU', attributes: { Evening: 'Thursday' }, price: 7500n, onHand: 8 },
      { sku: 'WHEEL-SAT', attributes: { Evening: 'Saturday' }, price: 8500n, onHand: 4 },
    ],
  },
  {
    slug: 'golden-repair',
    type: 3,
    pictures: ['golden-repair'],
    categories: ['Workshops'],
    tags: ['repair'],
    texts: {
      en: {
        name: 'Golden repair',
        excerpt:
          '<p>Send us the pieces. We join them with lacquer and gold dust, so that the crack becomes the best part.</p>',
        body: '<p>For one break, or a chip with up to three fragments, on anything of ours or anybody else’s. It takes about six weeks, because lacquer dries when it wants to. Wrap the pieces one by one, and please send all of them, even the crumbs.</p>',
      },
      de: {
        name: 'Reparatur mit Gold',
        excerpt:
          '<p>Schicken Sie uns die Scherben. Wir fügen sie mit Lack und Goldstaub, sodass der Sprung das Schönste daran wird.</p>',
        body: '<p>Für einen Bruch oder eine Ecke aus bis zu drei Teilen, von uns oder von anderen. Es dauert etwa sechs Wochen, denn Lack trocknet, wann er will. Wickeln Sie die Teile einzeln ein und schicken Sie bitte alle, auch die Krümel.</p>',
      },
      fr: {
        name: 'Réparation à l’or',
        excerpt:
          '<p>Envoyez-nous les morceaux. Nous les assemblons à la laque et à la poudre d’or, et la fêlure devient la plus belle partie.</p>',
        body: '<p>Pour une cassure, ou un éclat de trois fragments au plus, de chez nous ou d’ailleurs. Comptez environ six semaines : la laque sèche quand elle veut. Emballez les morceaux un par un et envoyez-les tous, même les miettes.</p>',
      },
    },
    variants: [{ sku: 'REPAIR', price: 4500n }],
  },
  {
    slug: 'glaze-notebook',
    type: 2,
    pictures: ['glaze-notebook'],
    download: 'glaze-notebook.pdf',
    categories: ['Reading'],
    tags: ['book', 'glaze'],
    texts: {
      en: {
        name: 'Glaze notebook (PDF)',
        excerpt: '<p>Twenty-four recipes that worked and nine that did not, with the reasons.</p>',
        body: '<p>The recipes of our cone 8 book on a few pages, to print and pin up: materials, firing, and what the wind was doing that day. You can download it as soon as it is paid, and we answer questions about it too.</p>',
      },
      de: {
        name: 'Glasurheft (PDF)',
        excerpt: '<p>Vierundzwanzig Rezepte, die gelungen sind, und neun, die es nicht sind, mit den Gründen.</p>',
        body: '<p>Die Rezepte unseres Buchs für 1260 Grad auf wenigen Seiten, zum Ausdrucken und Aufhängen: Rohstoffe, Brand und woher der Wind an dem Tag kam. Sie laden es herunter, sobald es bezahlt ist, und wir beantworten auch Fragen dazu. In englischer Sprache.</p>',
      },
      fr: {
        name: 'Carnet d’émaux (PDF)',
        excerpt: '<p>Vingt-quatre recettes réussies et neuf ratées, avec les raisons.</p>',
        body: '<p>Les recettes de notre cahier à 1260 degrés sur quelques pages, à imprimer et à épingler : matières, cuisson et d’où venait le vent ce jour-là. Vous le téléchargez dès le paiement, et nous répondons aussi aux questions. En anglais.</p>',
      },
    },
    variants: [{ sku: 'NOTEBOOK', price: 1800n, taxClass: 'books' }],
  },
];
