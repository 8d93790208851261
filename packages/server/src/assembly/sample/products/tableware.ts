import type { SampleProduct } from '../sample-product.ts';

const glazes = {
  de: { Chalk: 'Kreide', 'Sea glass': 'Seeglas', Peat: 'Torf' },
  fr: { Chalk: 'Craie', 'Sea glass': 'Verre de mer', Peat: 'Tourbe' },
};

export const tableware: readonly SampleProduct[] = [
  {
    slug: 'tide-mug',
    type: 1,
    pictures: ['tide-mug', 'tide-mug-peat'],
    categories: ['Tableware'],
    tags: ['mug', 'stoneware', 'everyday'],
    optionNames: ['Glaze', 'Size'],
    scarcity: { text: 'Only {qtyInStock} left from this firing' },
    texts: {
      en: {
        name: 'Tide mug',
        excerpt:
          '<p>The mug we drink from ourselves. A thumb-wide handle, a foot that stays cool, and a tide line where two glazes meet.</p>',
        body: '<p>Thrown from speckled stoneware and glazed inside and out. The lower third is left raw, so it sits in the hand like a beach stone. No two tide lines are alike: the glaze finds its own level in the kiln.</p><ul><li>Small 240 ml, large 360 ml</li><li>Dishwasher, microwave and clumsy-morning safe</li></ul>',
      },
      de: {
        name: 'Becher Tide',
        excerpt:
          '<p>Der Becher, aus dem wir selbst trinken. Ein daumenbreiter Henkel, ein Fuß, der kühl bleibt, und eine Flutlinie, wo sich zwei Glasuren treffen.</p>',
        body: '<p>Aus gesprenkeltem Steinzeug gedreht, innen und außen glasiert. Das untere Drittel bleibt roh und liegt in der Hand wie ein Stein vom Strand. Keine Flutlinie gleicht der anderen: Die Glasur sucht sich im Ofen ihren Stand.</p><ul><li>Klein 240 ml, groß 360 ml</li><li>Für Spülmaschine, Mikrowelle und verschlafene Morgen geeignet</li></ul>',
        scarcityText: 'Nur noch {qtyInStock} aus diesem Brand',
        options: { Glaze: 'Glasur', Size: 'Größe' },
        values: { Glaze: glazes.de, Size: { Small: 'Klein', Large: 'Groß' } },
      },
      fr: {
        name: 'Mug Marée',
        excerpt:
          '<p>Le mug dans lequel nous buvons nous-mêmes. Une anse large d’un pouce, un pied qui reste frais et une ligne de marée là où deux émaux se rencontrent.</p>',
        body: '<p>Tourné dans un grès moucheté, émaillé dedans et dehors. Le tiers inférieur reste brut et se tient en main comme un galet. Aucune ligne de marée ne ressemble à une autre : l’émail trouve seul son niveau dans le four.</p><ul><li>Petit 240 ml, grand 360 ml</li><li>Passe au lave-vaisselle, au micro-ondes et entre des mains mal réveillées</li></ul>',
        scarcityText: 'Plus que {qtyInStock} de cette cuisson',
        options: { Glaze: 'Émail', Size: 'Taille' },
        values: { Glaze: glazes.fr, Size: { Small: 'Petit', Large: 'Grand' } },
      },
    },
    variants: [
      { sku: 'MUG-CH-S', attributes: { Glaze: 'Chalk', Size: 'Small' }, price: 2800n, onHand: 24, weightGrams: 310 },
      { sku: 'MUG-CH-L', attributes: { Glaze: 'Chalk', Size: 'Large' }, price: 3400n, onHand: 18, weightGrams: 420 },
      { sku: 'MUG-SG-S', attributes: { Glaze: 'Sea glass', Size: 'Small' }, price: 2800n, onHand: 4, weightGrams: 310 },
      {
        sku: 'MUG-SG-L',
        attributes: { Glaze: 'Sea glass', Size: 'Large' },
        price: 3400n,
        onHand: 12,
        weightGrams: 420,
      },
      { sku: 'MUG-PT-S', attributes: { Glaze: 'Peat', Size: 'Small' }, price: 2800n, onHand: 15, weightGrams: 310 },
      { sku: 'MUG-PT-L', attributes: { Glaze: 'Peat', Size: 'Large' }, price: 3400n, onHand: 0, weightGrams: 420 },
    ],
  },
  {
    slug: 'dune-bowl',
    type: 1,
    pictures: ['dune-bowl', 'dune-bowls'],
    categories: ['Tableware'],
    tags: ['bowl', 'stoneware', 'everyday'],
    optionNames: ['Size'],
    texts: {
      en: {
        name: 'Dune bowl',
        excerpt: '<p>An open bowl with a soft rim. Porridge at seven, soup at one, and plums in between.</p>',
        body: '<p>The throwing rings are left inside, because a spoon likes something to follow. Glazed in Chalk over an iron slip that breaks to a warm brown along the rim.</p><ul><li>Breakfast 15 cm, pasta 21 cm, serving 28 cm</li><li>The three stack</li></ul>',
      },
      de: {
        name: 'Schale Düne',
        excerpt:
          '<p>Eine offene Schale mit weichem Rand. Um sieben Haferbrei, um eins Suppe und dazwischen Pflaumen.</p>',
        body: '<p>Die Drehrillen bleiben innen stehen, denn ein Löffel folgt gern einer Spur. Glasiert in Kreide über einer Eisenengobe, die am Rand warm und braun durchbricht.</p><ul><li>Frühstück 15 cm, Pasta 21 cm, Servieren 28 cm</li><li>Alle drei lassen sich stapeln</li></ul>',
        options: { Size: 'Größe' },
        values: { Size: { Breakfast: 'Frühstück', Pasta: 'Pasta', Serving: 'Servieren' } },
      },
      fr: {
        name: 'Bol Dune',
        excerpt:
          '<p>Un bol ouvert au bord tout doux. Du porridge à sept heures, de la soupe à treize, des prunes entre les deux.</p>',
        body: '<p>Les stries du tour restent visibles à l’intérieur : une cuillère aime suivre un chemin. Émail Craie sur un engobe de fer qui réapparaît, brun et chaud, le long du bord.</p><ul><li>Petit-déjeuner 15 cm, pâtes 21 cm, service 28 cm</li><li>Les trois s’empilent</li></ul>',
        options: { Size: 'Taille' },
        values: { Size: { Breakfast: 'Petit-déjeuner', Pasta: 'Pâtes', Serving: 'Service' } },
      },
    },
    variants: [
      { sku: 'BOWL-15', attributes: { Size: 'Breakfast' }, price: 3200n, onHand: 20, weightGrams: 480 },
      { sku: 'BOWL-21', attributes: { Size: 'Pasta' }, price: 4200n, onHand: 14, weightGrams: 820 },
      { sku: 'BOWL-28', attributes: { Size: 'Serving' }, price: 7400n, onHand: 6, weightGrams: 1650 },
    ],
  },
  {
    slug: 'low-tide-plate',
    type: 1,
    pictures: ['low-tide-plate', 'low-tide-plates'],
    categories: ['Tableware'],
    tags: ['plate', 'stoneware', 'sale'],
    optionNames: ['Size'],
    texts: {
      en: {
        name: 'Low-tide plate',
        excerpt:
          '<p>A flat plate with a small upright edge that keeps the gravy where it belongs. The last of our autumn glaze, at a lower price.</p>',
        body: '<p>We mixed this grey-green with ash from last year’s driftwood. The ash is used up and we will not get the colour again, so what is on the shelf is all there is.</p><ul><li>Side 20 cm, dinner 27 cm</li></ul>',
      },
      de: {
        name: 'Teller Ebbe',
        excerpt:
          '<p>Ein flacher Teller mit kleinem, steilem Rand, der die Soße da hält, wo sie hingehört. Das Letzte aus unserer Herbstglasur, zum kleineren Preis.</p>',
        body: '<p>Dieses Graugrün haben wir mit Asche vom Treibholz des letzten Jahres gemischt. Die Asche ist verbraucht, die Farbe bekommen wir so nicht wieder. Was im Regal steht, ist alles.</p><ul><li>Beilage 20 cm, Abendessen 27 cm</li></ul>',
        options: { Size: 'Größe' },
        values: { Size: { Side: 'Beilage', Dinner: 'Abendessen' } },
      },
      fr: {
        name: 'Assiette Basse mer',
        excerpt:
          '<p>Une assiette plate au petit bord droit, qui garde la sauce à sa place. Les dernières pièces de notre émail d’automne, à prix plus doux.</p>',
        body: '<p>Ce gris-vert vient de la cendre du bois flotté de l’an dernier. La cendre est épuisée et nous ne retrouverons pas la couleur : ce qui est sur l’étagère est tout ce qu’il reste.</p><ul><li>Dessert 20 cm, plat 27 cm</li></ul>',
        options: { Size: 'Taille' },
        values: { Size: { Side: 'Dessert', Dinner: 'Plat' } },
      },
    },
    variants: [
      { sku: 'PLATE-20', attributes: { Size: 'Side' }, price: 2600n, salePrice: 1900n, onHand: 16, weightGrams: 540 },
      { sku: 'PLATE-27', attributes: { Size: 'Dinner' }, price: 3800n, salePrice: 2900n, onHand: 11, weightGrams: 960 },
    ],
  },
  {
    slug: 'espresso-pair',
    type: 1,
    form: 'stamp',
    pictures: ['espresso-pair'],
    categories: ['Tableware'],
    tags: ['cup', 'stoneware', 'gift'],
    optionNames: ['Glaze'],
    texts: {
      en: {
        name: 'Espresso cups, a pair',
        excerpt: '<p>Two small cups without handles, thick enough to hold, thin enough to be quick about it.</p>',
        body: '<p>Thrown one after the other and never parted, so the two really are a pair. We stamp a name of your choice into each foot before the firing. 70 ml each, packed in a box that survives being a present.</p>',
      },
      de: {
        name: 'Espressobecher, ein Paar',
        excerpt: '<p>Zwei kleine Becher ohne Henkel, dick genug zum Halten, dünn genug für einen schnellen Kaffee.</p>',
        body: '<p>Nacheinander gedreht und nie getrennt, also wirklich ein Paar. In jeden Fuß stempeln wir vor dem Brand einen Namen Ihrer Wahl. Je 70 ml, in einer Schachtel, die es übersteht, ein Geschenk zu sein.</p>',
        options: { Glaze: 'Glasur' },
        values: { Glaze: glazes.de },
      },
      fr: {
        name: 'Tasses à espresso, la paire',
        excerpt:
          '<p>Deux petites tasses sans anse, assez épaisses pour les tenir, assez fines pour ne pas s’éterniser.</p>',
        body: '<p>Tournées l’une après l’autre et jamais séparées : c’est une vraie paire. Avant la cuisson, nous imprimons dans chaque pied un nom de votre choix. 70 ml chacune, dans une boîte qui supporte d’être offerte.</p>',
        options: { Glaze: 'Émail' },
        values: { Glaze: glazes.fr },
      },
    },
    variants: [
      { sku: 'ESP-CH', attributes: { Glaze: 'Chalk' }, price: 3400n, onHand: 9, weightGrams: 330 },
      { sku: 'ESP-PT', attributes: { Glaze: 'Peat' }, price: 3400n, onHand: 7, weightGrams: 330 },
    ],
  },
  {
    slug: 'night-ferry-teapot',
    type: 1,
    pictures: ['night-ferry-teapot'],
    categories: ['Tableware'],
    tags: ['teapot', 'stoneware', 'gift'],
    texts: {
      en: {
        name: 'Night ferry teapot',
        excerpt:
          '<p>A round black pot that pours without dripping. We tested that for two years before we dared to write it down.</p>',
        body: '<p>900 ml, enough for three honest cups. The lid has a lug that holds it in place to the last drop, and the strainer is part of the spout. Glazed in Peat, matt outside and glossy within.</p>',
      },
      de: {
        name: 'Teekanne Nachtfähre',
        excerpt:
          '<p>Eine runde schwarze Kanne, die gießt, ohne zu tropfen. Wir haben das zwei Jahre geprüft, bevor wir es aufzuschreiben wagten.</p>',
        body: '<p>900 ml, genug für drei ehrliche Tassen. Eine Nase hält den Deckel bis zum letzten Tropfen fest, das Sieb gehört zur Tülle. Glasiert in Torf, außen matt und innen glänzend.</p>',
      },
      fr: {
        name: 'Théière Ferry de nuit',
        excerpt:
          '<p>Une théière ronde et noire qui verse sans goutter. Nous l’avons vérifié deux ans avant d’oser l’écrire.</p>',
        body: '<p>900 ml, de quoi remplir trois vraies tasses. Un ergot retient le couvercle jusqu’à la dernière goutte et le filtre fait partie du bec. Émail Tourbe, mat dehors et brillant dedans.</p>',
      },
    },
    variants: [{ sku: 'TEAPOT', price: 11800n, onHand: 5, weightGrams: 1180 }],
  },
];
