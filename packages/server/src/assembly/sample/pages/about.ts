import type { PictureIds, PictureName } from '../pictures.ts';
import { button, gallery, html, type InLanguages, inLanguages, picture, row, type SamplePage } from '../sample-page.ts';

interface AboutTexts {
  readonly story: string;
  readonly clay: string;
  readonly month: string;
  readonly shelf: string;
  readonly glazes: string;
  readonly places: string;
  readonly more: string;
}

const texts: InLanguages<AboutTexts> = {
  en: {
    story:
      '<p>We are Inga and Ruben. She throws, he glazes, and both of us carry boxes. The workshop is an old dike-keeper’s house with a barn, half an hour on foot from the sea at high tide and rather longer at low.</p><p>We fire once a month. Whatever survives goes on the shelf, and when the shelf is empty you have to wait for the next moon. That is not a marketing idea. The kiln is simply that big.</p>',
    clay: '<h2>What it is made of</h2><p>Stoneware from a pit in the Westerwald, sand from our own beach, and glazes that we mix from feldspar, chalk and the ash of whatever the winter washes up. Everything is fired to 1260 degrees, so it stands dishwashers, ovens and children.</p><p>Each piece is signed on the foot with a blade of grass.</p>',
    month: '<h2>From one firing to the next</h2>',
    shelf: '<h2>Fresh off the shelf</h2>',
    glazes: '<h2>Two glazes, close up</h2>',
    places: '<h2>Where the clay ends up</h2>',
    more: 'All pictures',
  },
  de: {
    story:
      '<p>Wir sind Inga und Ruben. Sie dreht, er glasiert, und Kisten tragen wir beide. Die Werkstatt ist ein altes Deichwärterhaus mit Scheune, bei Flut eine halbe Stunde zu Fuß vom Meer und bei Ebbe deutlich länger.</p><p>Wir brennen einmal im Monat. Was überlebt, kommt ins Regal, und ist das Regal leer, heißt es auf den nächsten Mond warten. Das ist keine Verkaufsidee. Der Ofen ist einfach so groß.</p>',
    clay: '<h2>Woraus es ist</h2><p>Steinzeugton aus einer Grube im Westerwald, Sand vom eigenen Strand und Glasuren, die wir aus Feldspat, Kreide und der Asche von allem mischen, was der Winter anspült. Alles wird bei 1260 Grad gebrannt und verträgt Spülmaschinen, Backöfen und Kinder.</p><p>Jedes Stück ist am Fuß mit einem Grashalm signiert.</p>',
    month: '<h2>Von einem Brand zum nächsten</h2>',
    shelf: '<h2>Frisch aus dem Regal</h2>',
    glazes: '<h2>Glasuren aus der Nähe</h2>',
    places: '<h2>Wo der Ton zu Hause ist</h2>',
    more: 'Alle Bilder',
  },
  fr: {
    story:
      '<p>Nous sommes Inga et Ruben. Elle tourne, il émaille, et nous portons les caisses à deux. L’atelier est une ancienne maison de gardien de digue avec sa grange, à une demi-heure à pied de la mer à marée haute, et nettement plus à marée basse.</p><p>Nous cuisons une fois par mois. Ce qui survit va sur l’étagère, et quand l’étagère est vide, il faut attendre la lune suivante. Ce n’est pas une idée commerciale : le four est simplement de cette taille.</p>',
    clay: '<h2>De quoi c’est fait</h2><p>Du grès d’une carrière du Westerwald, du sable de notre plage et des émaux que nous préparons avec du feldspath, de la craie et la cendre de ce que l’hiver dépose. Tout est cuit à 1260 degrés et supporte lave-vaisselle, four et enfants.</p><p>Chaque pièce est signée au pied d’un brin d’herbe.</p>',
    month: '<h2>D’une cuisson à l’autre</h2>',
    shelf: '<h2>À peine sur l’étagère</h2>',
    glazes: '<h2>Les émaux de près</h2>',
    places: '<h2>Là où vit l’argile</h2>',
    more: 'Toutes les images',
  },
};

export const about: SamplePage = {
  urlId: 'about',
  texts: {
    en: { title: 'The pottery', description: 'Who we are and what our stoneware is made of' },
    de: { title: 'Die Töpferei', description: 'Wer wir sind und woraus unser Steinzeug ist' },
    fr: { title: 'L’atelier', description: 'Qui nous sommes et de quoi est fait notre grès' },
  },
  blocks: (pictures) => [
    row('story', [
      { span: 6, blocks: [html('story-text', inLanguages(texts, 'story'))] },
      { span: 6, blocks: [picture('story-picture', pictures['evening-at-the-wheel'])] },
    ]),
    row('clay', [
      { span: 6, blocks: [picture('clay-picture', pictures['opening-the-kiln'])] },
      { span: 6, blocks: [html('clay-text', inLanguages(texts, 'clay'))] },
    ]),
    html('month', inLanguages(texts, 'month')),
    gallery('month-pictures', { design: 'slideshow', controls: true, thumbnails: true, lightbox: true }),
    html('shelf', inLanguages(texts, 'shelf')),
    gallery('shelf-pictures', {
      ...chosen(pictures, 'tide-mug', 'dune-bowl', 'low-tide-plate', 'espresso-pair'),
      'show-meta': false,
      lightbox: true,
      lightboxTheme: 'light',
    }),
    html('glazes', inLanguages(texts, 'glazes')),
    gallery('glazes-pictures', {
      ...chosen(pictures, 'heron-vase-detail', 'ash-glaze', 'glaze-notebook', 'golden-repair'),
      design: 'slider',
      controls: true,
      indicators: true,
      'show-meta': false,
    }),
    html('places', inLanguages(texts, 'places')),
    gallery('places-pictures', { ...chosen(pictures, 'behind-the-dike', 'studio-shelf'), design: 'stacked' }),
    button('all-pictures', inLanguages(texts, 'more'), '/gallery'),
  ],
};

function chosen(pictures: PictureIds, ...names: readonly PictureName[]) {
  return { collectionUrlId: '', assetIds: names.map((name) => pictures[name]) };
}
