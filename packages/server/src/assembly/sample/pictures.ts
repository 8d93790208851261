/** The pictures of the sample shop, drawn by `scripts/draw-pictures`, with their descriptions. */
export const pictures = {
  'tide-mug': {
    en: 'A pale mug with a raw foot and a soft line where the glaze ends',
    de: 'Ein heller Becher mit rohem Fuß und einer weichen Linie, wo die Glasur endet',
    fr: 'Un mug clair au pied brut, avec une ligne douce là où s’arrête l’émail',
  },
  'tide-mug-peat': {
    en: 'The same mug in a dark brown glaze',
    de: 'Derselbe Becher in dunkelbrauner Glasur',
    fr: 'Le même mug dans un émail brun foncé',
  },
  'dune-bowl': {
    en: 'An open white bowl with a brown rim',
    de: 'Eine offene weiße Schale mit braunem Rand',
    fr: 'Un bol blanc ouvert au bord brun',
  },
  'dune-bowls': {
    en: 'Three bowls of different sizes, one inside the other',
    de: 'Drei Schalen verschiedener Größe ineinander',
    fr: 'Trois bols de tailles différentes, l’un dans l’autre',
  },
  'low-tide-plate': {
    en: 'A grey-green plate with a low upright edge',
    de: 'Ein graugrüner Teller mit niedrigem, steilem Rand',
    fr: 'Une assiette gris-vert au petit bord droit',
  },
  'low-tide-plates': {
    en: 'A stack of grey-green plates',
    de: 'Ein Stapel graugrüner Teller',
    fr: 'Une pile d’assiettes gris-vert',
  },
  'espresso-pair': {
    en: 'Two small cups side by side, one pale and one dark',
    de: 'Zwei kleine Becher nebeneinander, einer hell und einer dunkel',
    fr: 'Deux petites tasses côte à côte, l’une claire, l’autre sombre',
  },
  'night-ferry-teapot': {
    en: 'A round black teapot with a short spout',
    de: 'Eine runde schwarze Teekanne mit kurzer Tülle',
    fr: 'Une théière ronde et noire au bec court',
  },
  'heron-vase': {
    en: 'A tall narrow-necked vase in blue-green glaze',
    de: 'Eine hohe, schmalhalsige Vase in blaugrüner Glasur',
    fr: 'Un vase haut au col étroit, émaillé bleu-vert',
  },
  'heron-vase-detail': {
    en: 'The shoulder of the vase, where the glaze runs out over raw clay',
    de: 'Die Schulter der Vase, wo die Glasur über rohem Ton ausläuft',
    fr: 'L’épaule du vase, où l’émail s’arrête sur la terre brute',
  },
  'moon-jar': {
    en: 'A big round white jar',
    de: 'Ein großes rundes weißes Gefäß',
    fr: 'Une grande jarre ronde et blanche',
  },
  'harbour-lantern': {
    en: 'A sand-coloured lantern with round holes, lit from inside',
    de: 'Ein sandfarbenes Windlicht mit runden Löchern, von innen erleuchtet',
    fr: 'Une lanterne couleur sable percée de trous ronds, éclairée de l’intérieur',
  },
  'pebble-salt-cellar': {
    en: 'A small lidded pot with a pebble for a knob',
    de: 'Ein kleiner Deckeltopf mit einem Kiesel als Knauf',
    fr: 'Un petit pot à couvercle, un galet pour bouton',
  },
  'breakwater-planter': {
    en: 'A ribbed planter on its saucer with a green plant',
    de: 'Ein gerillter Pflanztopf auf seinem Untersetzer mit einer grünen Pflanze',
    fr: 'Un cache-pot strié sur sa soucoupe, avec une plante verte',
  },
  'evening-at-the-wheel': {
    en: 'A freshly thrown, still wet bowl on a potter’s wheel',
    de: 'Eine frisch gedrehte, noch nasse Schale auf der Töpferscheibe',
    fr: 'Un bol fraîchement tourné, encore mouillé, sur le tour',
  },
  'golden-repair': {
    en: 'A dark bowl whose cracks are filled with gold',
    de: 'Eine dunkle Schale, deren Sprünge mit Gold gefüllt sind',
    fr: 'Un bol sombre dont les fêlures sont remplies d’or',
  },
  'glaze-notebook': {
    en: 'Rows of glazed test tiles in many colours',
    de: 'Reihen glasierter Probeplättchen in vielen Farben',
    fr: 'Des rangées de tessons d’essai émaillés de toutes les couleurs',
  },
  'studio-shelf': {
    en: 'Mugs, bowls and vases on a long table in morning light',
    de: 'Becher, Schalen und Vasen auf einem langen Tisch im Morgenlicht',
    fr: 'Mugs, bols et vases sur une longue table dans la lumière du matin',
  },
  'behind-the-dike': {
    en: 'Dunes and marram grass under a wide evening sky',
    de: 'Dünen und Strandhafer unter einem weiten Abendhimmel',
    fr: 'Des dunes et de l’oyat sous un grand ciel du soir',
  },
  'opening-the-kiln': {
    en: 'Pots on kiln shelves, still glowing',
    de: 'Gefäße auf Ofenplatten, noch glühend',
    fr: 'Des pots sur les plaques du four, encore rougeoyants',
  },
  'ash-glaze': {
    en: 'Two cups with a grey-green ash glaze beside pieces of driftwood',
    de: 'Zwei Becher mit graugrüner Ascheglasur neben Treibholz',
    fr: 'Deux gobelets à l’émail de cendre gris-vert près de bois flotté',
  },
} as const satisfies Record<string, { readonly en: string; readonly de: string; readonly fr: string }>;

export type PictureName = keyof typeof pictures;

/** The ids of the stored pictures by name. */
export type PictureIds = Readonly<Record<PictureName, string>>;
