import { block, html, type InLanguages, inLanguages, row, type SamplePage, summary } from '../sample-page.ts';

interface BuildingBlocksTexts {
  readonly intro: string;
  readonly asked: string;
  readonly questions: string;
  readonly glaze: string;
  readonly menu: string;
  readonly share: string;
  readonly search: string;
  readonly kilnName: string;
  readonly chart: string;
  readonly leaf: string;
  readonly columns: string;
  readonly film: string;
  readonly place: string;
  readonly address: string;
  readonly chartTitle: string;
}

const texts: InLanguages<BuildingBlocksTexts> = {
  en: {
    intro:
      '<p>This page shows blocks that pages are made of. It is in no menu; keep what you need and delete the rest.</p>',
    asked: '<h2>Questions we hear in the barn</h2>',
    questions:
      '<h3>May I put it in the dishwasher?</h3><p>Yes, and into the oven as well. Only a jump from the freezer to the stove is too much.</p><h3>Do you ship abroad?</h3><p>Within Europe, every Tuesday, wrapped in <strong>straw and paper</strong>.</p><h3>Can I come by?</h3><p>On firing days from ten to five. <a href="/contact">Write to us</a> first if the tide is high.</p>',
    glaze:
      '## Ash glaze, the short version\n\nFor about **one litre**, enough for *twelve mugs*:\n\n1. Sieve the ash twice\n2. Add the dry parts\n   - feldspar\n   - chalk\n3. Stir in water until it runs like cream\n\n> Wear a mask. Ash is not flour.\n\nMore in [the notebook](/notebook).',
    menu: 'At the wood stove\n===\nServed on firing days, until the tray is empty.\n\nFrom the pot\n---\n\nFish soup\nCod, dill and potatoes\n€9.50\n+ with rye bread €11\n\nSplit pea soup\nWith or without sausage\n€8\n\nFrom the oven\n---\n\nButter cake\n€3.50\n\nApple crumble\nWith cream from the next farm\n€4.50',
    share: '<h2>Tell somebody</h2>',
    search: 'Search the pottery',
    kilnName: 'How hot the kiln is',
    chart: 'Month;Mugs;Bowls;Plates\nMay;38;21;12\nJune;52;30;18\nJuly;64;26;25\nAugust;41;33;20',
    chartTitle: 'What left the kiln whole',
    leaf: '<h2>Leaf through the shelf</h2>',
    columns: '<h2>Pictures in columns</h2>',
    film: 'An open film about a rabbit',
    place: 'The barn behind the dike',
    address: 'Am Außendeich 7\n25899 Dagebüll\nGermany',
  },
  de: {
    intro:
      '<p>Diese Seite zeigt Blöcke, aus denen Seiten bestehen. Sie ist in keinem Menü; behalten Sie, was Sie brauchen, und löschen Sie den Rest.</p>',
    asked: '<h2>Fragen aus der Scheune</h2>',
    questions:
      '<h3>Darf das in die Spülmaschine?</h3><p>Ja, und auch in den Ofen. Nur der Sprung vom Gefrierfach auf den Herd ist zu viel.</p><h3>Verschicken Sie ins Ausland?</h3><p>Innerhalb Europas, jeden Dienstag, in <strong>Stroh und Papier</strong> gewickelt.</p><h3>Kann ich vorbeikommen?</h3><p>An Brenntagen von zehn bis fünf. <a href="/contact">Schreiben Sie uns</a> vorher, wenn Hochwasser ist.</p>',
    glaze:
      '## Ascheglasur, kurz gefasst\n\nFür etwa **einen Liter**, genug für *zwölf Becher*:\n\n1. Die Asche zweimal sieben\n2. Die trockenen Teile zugeben\n   - Feldspat\n   - Kreide\n3. Wasser einrühren, bis es wie Sahne läuft\n\n> Mit Maske. Asche ist kein Mehl.\n\nMehr dazu im [Notizbuch](/de/notebook).',
    menu: 'Am Holzofen\n===\nAn Brenntagen, bis das Blech leer ist.\n\nAus dem Topf\n---\n\nFischsuppe\nKabeljau, Dill und Kartoffeln\n9,50 €\n+ mit Roggenbrot 11 €\n\nErbsensuppe\nMit oder ohne Wurst\n8 €\n\nAus dem Ofen\n---\n\nButterkuchen\n3,50 €\n\nApfelstreusel\nMit Sahne vom Nachbarhof\n4,50 €',
    share: '<h2>Weitersagen</h2>',
    search: 'Die Töpferei durchsuchen',
    kilnName: 'Wie heiß der Ofen ist',
    chart: 'Monat;Becher;Schalen;Teller\nMai;38;21;12\nJuni;52;30;18\nJuli;64;26;25\nAugust;41;33;20',
    chartTitle: 'Was heil aus dem Ofen kam',
    leaf: '<h2>Im Regal blättern</h2>',
    columns: '<h2>Bilder in Spalten</h2>',
    film: 'Ein freier Film über einen Hasen',
    place: 'Die Scheune hinterm Deich',
    address: 'Am Außendeich 7\n25899 Dagebüll',
  },
  fr: {
    intro:
      '<p>Cette page montre des blocs dont les pages sont faites. Elle n’est dans aucun menu ; gardez ce qu’il vous faut et supprimez le reste.</p>',
    asked: '<h2>Les questions de la grange</h2>',
    questions:
      '<h3>Est-ce que ça va au lave-vaisselle ?</h3><p>Oui, et au four aussi. Seul le saut du congélateur à la plaque est de trop.</p><h3>Expédiez-vous à l’étranger ?</h3><p>En Europe, chaque mardi, emballé dans <strong>de la paille et du papier</strong>.</p><h3>Puis-je passer ?</h3><p>Les jours de cuisson, de dix à dix-sept heures. <a href="/contact">Écrivez-nous</a> d’abord si la mer est haute.</p>',
    glaze:
      '## L’émail de cendre, en bref\n\nPour environ **un litre**, assez pour *douze tasses* :\n\n1. Tamiser la cendre deux fois\n2. Ajouter les poudres sèches\n   - feldspath\n   - craie\n3. Verser l’eau jusqu’à la consistance de la crème\n\n> Portez un masque. La cendre n’est pas de la farine.\n\nLa suite dans [le carnet](/fr/notebook).',
    menu: 'Près du poêle\n===\nLes jours de cuisson, jusqu’à épuisement.\n\nDe la marmite\n---\n\nSoupe de poisson\nCabillaud, aneth et pommes de terre\n9,50 €\n+ avec pain de seigle 11 €\n\nSoupe de pois cassés\nAvec ou sans saucisse\n8 €\n\nDu four\n---\n\nGâteau au beurre\n3,50 €\n\nCrumble aux pommes\nAvec la crème de la ferme voisine\n4,50 €',
    share: '<h2>Faites passer</h2>',
    search: 'Chercher dans l’atelier',
    kilnName: 'La température du four',
    chart: 'Mois;Tasses;Bols;Assiettes\nMai;38;21;12\nJuin;52;30;18\nJuillet;64;26;25\nAoût;41;33;20',
    chartTitle: 'Ce qui est sorti entier du four',
    leaf: '<h2>Parcourir l’étagère</h2>',
    columns: '<h2>Des images en colonnes</h2>',
    film: 'Un film libre sur un lapin',
    place: 'La grange derrière la digue',
    address: 'Am Außendeich 7\n25899 Dagebüll\nAllemagne',
  },
};

const firingCurve = `hours  degrees
    0       20
    6      600   # slowly: the water has to leave
   11     1260
   13     1260   # hold
   36      120   # open the door, not before`;

const kiln = `<style>
  p { margin: 0; padding: 1rem; font: 600 1.1rem system-ui, sans-serif; color: #24211d; background: #f3eee6; border-radius: 6px }
  button { margin-left: 1rem; padding: .6rem 1rem; font: inherit; color: #fff; background: #1f4a48; border: 0; border-radius: 6px }
</style>
<p><output id="heat">20 °C</output><button>+ 1 h</button></p>
<script>
  let hours = 0;
  document.querySelector('button').addEventListener('click', () => {
    hours += 1;
    heat.textContent = Math.min(1260, 20 + hours * 110) + ' °C';
  });
</script>`;

const accounts =
  'https://www.instagram.com/example\nhttps://www.pinterest.com/example\nhttps://example.com\nhello@example.com';

/** One of each block that the other pages do not need. */
export const buildingBlocks: SamplePage = {
  urlId: 'building-blocks',
  texts: {
    en: { title: 'Building blocks', description: 'The blocks that pages are made of' },
    de: { title: 'Bausteine', description: 'Die Blöcke, aus denen Seiten bestehen' },
    fr: { title: 'Les blocs', description: 'Les blocs dont les pages sont faites' },
  },
  blocks: (pictures) => [
    html('blocks-intro', inLanguages(texts, 'intro')),
    row('blocks-search', [
      { span: 6, blocks: [block('search', 'search', {}, { label: inLanguages(texts, 'search') })] },
      { span: 6, blocks: [block('socialaccountlinks-v2', 'social', { addresses: accounts, iconAlignment: 'right' })] },
    ]),
    html('blocks-asked', inLanguages(texts, 'asked')),
    block('accordion', 'questions', { isFirstOpen: true }, { content: inLanguages(texts, 'questions') }),
    row('blocks-written', [
      { span: 6, blocks: [block('markdown', 'glaze', {}, { markdown: inLanguages(texts, 'glaze') })] },
      {
        span: 6,
        blocks: [
          block('code', 'curve', { code: firingCurve, language: 'Firing curve' }),
          block('embed', 'kiln', { code: kiln, height: 80 }, { title: inLanguages(texts, 'kilnName') }),
        ],
      },
    ]),
    block('chart', 'kiln-chart', {}, { data: inLanguages(texts, 'chart'), title: inLanguages(texts, 'chartTitle') }),
    block(
      'video',
      'film',
      {
        source: 'address',
        address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        posterId: pictures['evening-at-the-wheel'],
      },
      { title: inLanguages(texts, 'film') },
    ),
    html('blocks-leaf', inLanguages(texts, 'leaf')),
    summary('leaf', 'shop', 8, 'carousel'),
    html('blocks-columns', inLanguages(texts, 'columns')),
    summary('columns', 'gallery', 7, 'autocolumns'),
    block('menu', 'menu', {}, { menu: inLanguages(texts, 'menu') }),
    row('blocks-lists', [
      {
        span: 6,
        blocks: [
          block('map', 'map', {}, { title: inLanguages(texts, 'place'), address: inLanguages(texts, 'address') }),
        ],
      },
      {
        span: 6,
        blocks: [
          block('tagcloud', 'categories', { collectionUrlId: 'notebook', names: 'categories', hasCounts: true }),
          block('archive', 'archive', { collectionUrlId: 'notebook' }),
          block('rss', 'feed', { collectionUrlId: 'notebook' }),
        ],
      },
    ]),
    html('blocks-share', inLanguages(texts, 'share')),
    block('share', 'share', { pinterest: true }),
  ],
};
