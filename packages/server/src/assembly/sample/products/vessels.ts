import type { SampleProduct } from '../sample-product.ts';

export const vessels: readonly SampleProduct[] = [
  {
    slug: 'heron-vase',
    type: 1,
    pictures: ['heron-vase', 'heron-vase-detail'],
    categories: ['Vessels'],
    tags: ['vase', 'stoneware'],
    scarcity: { text: 'Only {qtyInStock} left', shownByDefault: true },
    texts: {
      en: {
        name: 'Heron vase',
        excerpt: '<p>Tall, narrow-necked and patient. One branch is enough for it.</p>',
        body: '<p>Thrown in two parts and joined at the shoulder, where a fine line remains. The sea-glass glaze runs down from the lip and stops where it likes. 34 cm high, holds water without complaint.</p>',
      },
      de: {
        name: 'Vase Reiher',
        excerpt: '<p>Hoch, schmal im Hals und geduldig. Ein einziger Zweig genügt ihr.</p>',
        body: '<p>In zwei Teilen gedreht und an der Schulter gefügt, wo eine feine Linie bleibt. Die Glasur Seeglas läuft von der Lippe herab und hält, wo sie mag. 34 cm hoch, wasserdicht.</p>',
        scarcityText: 'Nur noch {qtyInStock} da',
      },
      fr: {
        name: 'Vase Héron',
        excerpt: '<p>Haut, le col étroit, patient. Une seule branche lui suffit.</p>',
        body: '<p>Tourné en deux parties et assemblé à l’épaule, où subsiste une ligne fine. L’émail Verre de mer descend de la lèvre et s’arrête où bon lui semble. 34 cm de haut, étanche.</p>',
        scarcityText: 'Plus que {qtyInStock} en stock',
      },
    },
    variants: [{ sku: 'VASE-HERON', price: 9600n, onHand: 3, weightGrams: 1420 }],
  },
  {
    slug: 'moon-jar',
    type: 1,
    pictures: ['moon-jar'],
    categories: ['Vessels'],
    tags: ['jar', 'stoneware', 'one of a kind'],
    customSoldOutText: 'Back in spring',
    texts: {
      en: {
        name: 'Moon jar',
        excerpt: '<p>A big round jar with nothing to do. We make four a year and they leave quickly.</p>',
        body: '<p>Two bowls, thrown separately, turned over and joined rim to rim. You can see the seam if you look for it; we like that you can. 30 cm, white slip, one quiet glaze. The next ones are fired in spring.</p>',
        customSoldOutText: 'Back in spring',
      },
      de: {
        name: 'Mondtopf',
        excerpt:
          '<p>Ein großes rundes Gefäß, das nichts zu tun hat. Wir machen vier im Jahr, und sie sind schnell fort.</p>',
        body: '<p>Zwei Schalen, einzeln gedreht, gewendet und Rand auf Rand gefügt. Die Naht sieht, wer sie sucht; uns gefällt das. 30 cm, weiße Engobe, eine stille Glasur. Die nächsten kommen im Frühjahr aus dem Ofen.</p>',
        customSoldOutText: 'Im Frühjahr wieder',
      },
      fr: {
        name: 'Jarre Lune',
        excerpt:
          '<p>Une grande jarre ronde qui n’a rien à faire. Nous en faisons quatre par an et elles partent vite.</p>',
        body: '<p>Deux bols tournés à part, retournés et joints bord à bord. La couture se voit si on la cherche, et cela nous plaît. 30 cm, engobe blanc, un émail discret. Les prochaines sortent du four au printemps.</p>',
        customSoldOutText: 'De retour au printemps',
      },
    },
    variants: [{ sku: 'JAR-MOON', price: 24000n, onHand: 0, weightGrams: 3100 }],
  },
  {
    slug: 'harbour-lantern',
    type: 1,
    pictures: ['harbour-lantern'],
    categories: ['Vessels'],
    tags: ['light', 'stoneware', 'gift'],
    texts: {
      en: {
        name: 'Harbour lantern',
        excerpt: '<p>A tea light goes in, and a small harbour appears on the wall.</p>',
        body: '<p>The holes are cut one by one while the clay is as hard as cheese. Raw stoneware, unglazed, so it warms to the colour of sand. 14 cm high. Tea lights not included; wind not recommended.</p>',
      },
      de: {
        name: 'Hafenlicht',
        excerpt: '<p>Ein Teelicht hinein, und an der Wand erscheint ein kleiner Hafen.</p>',
        body: '<p>Die Löcher werden einzeln geschnitten, wenn der Ton hart wie Käse ist. Rohes Steinzeug ohne Glasur, das im Licht sandfarben wird. 14 cm hoch. Teelichter nicht dabei, Wind nicht empfohlen.</p>',
      },
      fr: {
        name: 'Lanterne du port',
        excerpt: '<p>On y glisse une bougie, et un petit port apparaît sur le mur.</p>',
        body: '<p>Les trous sont découpés un à un, quand la terre a la dureté d’un fromage. Grès brut, sans émail, qui prend à la lumière la couleur du sable. 14 cm de haut. Bougie non fournie, vent déconseillé.</p>',
      },
    },
    variants: [{ sku: 'LANTERN', price: 3600n, onHand: 13, weightGrams: 520 }],
  },
  {
    slug: 'pebble-salt-cellar',
    type: 1,
    pictures: ['pebble-salt-cellar'],
    categories: ['Tableware'],
    tags: ['salt', 'stoneware', 'gift'],
    texts: {
      en: {
        name: 'Pebble salt cellar',
        excerpt: '<p>A lidded pot the size of a good pebble, for salt that is taken with the fingers.</p>',
        body: '<p>Unglazed inside, so coarse salt stays dry. The knob of the lid is a real pebble from our beach, chosen by the younger of us. 8 cm across.</p>',
      },
      de: {
        name: 'Salztopf Kiesel',
        excerpt: '<p>Ein Deckeltopf, so groß wie ein guter Kiesel, für Salz, das man mit den Fingern nimmt.</p>',
        body: '<p>Innen unglasiert, damit grobes Salz trocken bleibt. Der Knauf ist ein echter Kiesel von unserem Strand, ausgesucht von der Jüngeren von uns. 8 cm Durchmesser.</p>',
      },
      fr: {
        name: 'Salière Galet',
        excerpt: '<p>Un petit pot à couvercle, gros comme un beau galet, pour le sel qui se prend avec les doigts.</p>',
        body: '<p>L’intérieur est brut, le gros sel y reste sec. Le bouton du couvercle est un vrai galet de notre plage, choisi par la plus jeune de nous deux. 8 cm de diamètre.</p>',
      },
    },
    variants: [{ sku: 'SALT', price: 2200n, onHand: 17, weightGrams: 260 }],
  },
  {
    slug: 'breakwater-planter',
    type: 1,
    pictures: ['breakwater-planter'],
    categories: ['Vessels'],
    tags: ['planter', 'stoneware'],
    optionNames: ['Size'],
    texts: {
      en: {
        name: 'Breakwater planter',
        excerpt: '<p>A straight pot with a saucer, ribbed by hand, for whatever survives on your window sill.</p>',
        body: '<p>Fired high enough to stay outside in frost. A hole in the bottom, a saucer underneath, and feet that let the air through.</p><ul><li>Small for a 10 cm pot, medium 14 cm, large 19 cm</li></ul>',
      },
      de: {
        name: 'Pflanztopf Wellenbrecher',
        excerpt:
          '<p>Ein gerader Topf mit Untersetzer, von Hand gerillt, für alles, was auf Ihrer Fensterbank überlebt.</p>',
        body: '<p>So hoch gebrannt, dass er auch bei Frost draußen bleiben darf. Ein Loch im Boden, ein Untersetzer darunter und Füßchen für die Luft.</p><ul><li>Klein für 10-cm-Töpfe, mittel 14 cm, groß 19 cm</li></ul>',
        options: { Size: 'Größe' },
        values: { Size: { Small: 'Klein', Medium: 'Mittel', Large: 'Groß' } },
      },
      fr: {
        name: 'Cache-pot Brise-lames',
        excerpt:
          '<p>Un pot droit avec sa soucoupe, strié à la main, pour tout ce qui survit sur votre rebord de fenêtre.</p>',
        body: '<p>Cuit assez haut pour rester dehors par temps de gel. Un trou au fond, une soucoupe dessous et de petits pieds pour laisser passer l’air.</p><ul><li>Petit pour un pot de 10 cm, moyen 14 cm, grand 19 cm</li></ul>',
        options: { Size: 'Taille' },
        values: { Size: { Small: 'Petit', Medium: 'Moyen', Large: 'Grand' } },
      },
    },
    variants: [
      { sku: 'PLANTER-S', attributes: { Size: 'Small' }, price: 2900n, onHand: 10, weightGrams: 780 },
      { sku: 'PLANTER-M', attributes: { Size: 'Medium' }, price: 4400n, onHand: 8, weightGrams: 1360 },
      { sku: 'PLANTER-L', attributes: { Size: 'Large' }, price: 6800n, onHand: 4, weightGrams: 2450 },
    ],
  },
];
