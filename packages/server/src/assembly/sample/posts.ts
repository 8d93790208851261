import type { PictureName } from './pictures.ts';
import type { InLanguages } from './sample-page.ts';

export interface SamplePost {
  readonly urlId: string;
  readonly picture: PictureName;
  readonly author: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  /** Days before the shop was created. */
  readonly age: number;
  readonly texts: InLanguages<{ readonly title: string; readonly excerpt: string; readonly body: string }>;
}

export const posts: readonly SamplePost[] = [
  {
    urlId: 'opening-the-kiln',
    picture: 'opening-the-kiln',
    author: 'Inga',
    categories: ['Kiln'],
    tags: ['firing'],
    age: 4,
    texts: {
      en: {
        title: 'Opening the kiln',
        excerpt:
          '<p>There are thirty-one hours between closing the door and opening it. We are bad at all of them.</p>',
        body: '<p>There are thirty-one hours between closing the door and opening it. For eleven of them the kiln climbs, for twenty it cools, and for all of them we find reasons to walk past it.</p><p>You may open at eighty degrees. At ninety the glaze still sings: it shrinks faster than the clay, and a whole shelf of cups tinkles like ice. At a hundred and twenty you will regret it, and we have, in the spring of our second year. Forty-two bowls.</p><p>This time we waited. Two plates stuck together, one handle fell off, and everything else came out the colour we had hoped for, which hardly ever happens. The shelf is full. Come and look before it is not.</p>',
      },
      de: {
        title: 'Der Ofen geht auf',
        excerpt:
          '<p>Zwischen dem Schließen und dem Öffnen der Tür liegen einunddreißig Stunden. Wir sind in allen schlecht.</p>',
        body: '<p>Zwischen dem Schließen und dem Öffnen der Tür liegen einunddreißig Stunden. Elf davon heizt der Ofen, zwanzig kühlt er ab, und in allen finden wir Gründe, an ihm vorbeizugehen.</p><p>Öffnen darf man bei achtzig Grad. Bei neunzig singt die Glasur noch: Sie schrumpft schneller als der Ton, und ein ganzes Brett Becher klingelt wie Eis. Bei hundertzwanzig bereut man es, so wie wir im Frühjahr des zweiten Jahres. Zweiundvierzig Schalen.</p><p>Diesmal haben wir gewartet. Zwei Teller klebten zusammen, ein Henkel fiel ab, und alles andere hat die Farbe, die wir uns gewünscht hatten, was fast nie vorkommt. Das Regal ist voll. Kommen Sie schauen, solange es das noch ist.</p>',
      },
      fr: {
        title: 'Ouvrir le four',
        excerpt:
          '<p>Entre la porte qu’on ferme et celle qu’on ouvre, il y a trente et une heures. Nous les vivons toutes mal.</p>',
        body: '<p>Entre la porte qu’on ferme et celle qu’on ouvre, il y a trente et une heures. Pendant onze heures le four monte, pendant vingt il refroidit, et pendant toutes nous trouvons des raisons de passer devant.</p><p>On peut ouvrir à quatre-vingts degrés. À quatre-vingt-dix, l’émail chante encore : il se rétracte plus vite que la terre, et toute une planche de gobelets tinte comme de la glace. À cent vingt, on le regrette, et nous l’avons regretté, au printemps de la deuxième année. Quarante-deux bols.</p><p>Cette fois nous avons attendu. Deux assiettes collées, une anse tombée, et tout le reste a la couleur espérée, ce qui n’arrive presque jamais. L’étagère est pleine. Venez voir tant qu’elle l’est.</p>',
      },
    },
  },
  {
    urlId: 'a-glaze-made-of-driftwood',
    picture: 'ash-glaze',
    author: 'Ruben',
    categories: ['Glaze'],
    tags: ['ash', 'glaze'],
    age: 33,
    texts: {
      en: {
        title: 'A glaze made of driftwood',
        excerpt: '<p>Burn it, wash it, sieve it, and hope it was not a painted boat.</p>',
        body: '<p>The recipe for our grey-green is short: three parts wood ash, two parts feldspar, one part clay from the ditch. The trouble is the ash. It takes a cubic metre of driftwood to fill one bucket, and every winter the sea brings other wood.</p><p>Larch gives a soft green. Oak goes brown. Pallets give you nothing but nails. Last year’s ash came from what we believe was a mussel fence, forty years in salt water, and it made the best grey either of us has ever had.</p><p>It is gone now. The low-tide plates on the shelf are the last that wear it, so we have put them at a lower price and will stop being sentimental about it.</p>',
      },
      de: {
        title: 'Eine Glasur aus Treibholz',
        excerpt: '<p>Verbrennen, waschen, sieben und hoffen, dass es kein gestrichenes Boot war.</p>',
        body: '<p>Das Rezept für unser Graugrün ist kurz: drei Teile Holzasche, zwei Teile Feldspat, ein Teil Ton aus dem Graben. Schwierig ist die Asche. Für einen Eimer braucht es einen Kubikmeter Treibholz, und jeden Winter bringt das Meer anderes.</p><p>Lärche gibt ein weiches Grün. Eiche wird braun. Paletten geben nichts als Nägel. Die Asche vom letzten Jahr stammte vermutlich von einem Muschelzaun, vierzig Jahre im Salzwasser, und wurde das beste Grau, das wir beide je hatten.</p><p>Jetzt ist sie alle. Die Teller Ebbe im Regal sind die letzten damit, darum kosten sie weniger, und wir hören auf, deswegen wehmütig zu sein.</p>',
      },
      fr: {
        title: 'Un émail de bois flotté',
        excerpt: '<p>Brûler, laver, tamiser, et espérer que ce n’était pas un bateau peint.</p>',
        body: '<p>La recette de notre gris-vert est courte : trois parts de cendre, deux de feldspath, une d’argile du fossé. Le difficile, c’est la cendre. Il faut un mètre cube de bois flotté pour en remplir un seau, et chaque hiver la mer en apporte un autre.</p><p>Le mélèze donne un vert doux. Le chêne vire au brun. Les palettes ne donnent que des clous. La cendre de l’an dernier venait, croyons-nous, d’une clôture à moules, quarante ans dans l’eau salée, et elle a fait le plus beau gris que nous ayons eu.</p><p>Il n’y en a plus. Les assiettes Basse mer sont les dernières à le porter ; nous les avons donc mises à prix plus doux, et nous cessons d’être sentimentaux.</p>',
      },
    },
  },
  {
    urlId: 'why-the-handle-is-that-wide',
    picture: 'tide-mug-peat',
    author: 'Inga',
    categories: ['Workshop'],
    tags: ['mug', 'handle'],
    age: 71,
    texts: {
      en: {
        title: 'Why the handle is that wide',
        excerpt: '<p>A mug is a handle with something attached. Ours took three years.</p>',
        body: '<p>Nobody buys a mug for its handle, and nobody keeps one that has a bad one. Ours is as wide as a thumb, because that is the finger that does the work, and it leaves the wall at an angle of about ten past eight.</p><p>We pull it from a carrot of clay, wet, like milking a small cow. It is put on when mug and handle are equally leathery; an hour too early and it sags, an hour too late and it cracks in the kiln, politely, on the inside, where you find out at breakfast.</p><p>If yours ever comes off, send it back. We mend our own handles for nothing. Pride costs us more than the glue.</p>',
      },
      de: {
        title: 'Warum der Henkel so breit ist',
        excerpt: '<p>Ein Becher ist ein Henkel, an dem etwas hängt. Unserer hat drei Jahre gebraucht.</p>',
        body: '<p>Niemand kauft einen Becher wegen des Henkels, und niemand behält einen mit einem schlechten. Unserer ist so breit wie ein Daumen, denn der tut die Arbeit, und er verlässt die Wand etwa bei zehn nach acht.</p><p>Wir ziehen ihn nass aus einer Möhre Ton, als würde man eine kleine Kuh melken. Angesetzt wird er, wenn Becher und Henkel gleich lederhart sind; eine Stunde zu früh, und er hängt, eine Stunde zu spät, und er reißt im Ofen, höflich, auf der Innenseite, wo man es beim Frühstück merkt.</p><p>Sollte Ihrer je abgehen, schicken Sie ihn zurück. Eigene Henkel reparieren wir umsonst. Der Stolz kostet uns mehr als der Kleber.</p>',
      },
      fr: {
        title: 'Pourquoi l’anse est si large',
        excerpt: '<p>Un mug, c’est une anse avec quelque chose au bout. La nôtre a pris trois ans.</p>',
        body: '<p>Personne n’achète un mug pour son anse, et personne n’en garde un dont l’anse est mauvaise. La nôtre a la largeur d’un pouce, puisque c’est lui qui travaille, et elle quitte la paroi à peu près à huit heures dix.</p><p>Nous l’étirons, mouillée, d’une carotte de terre, comme on trait une petite vache. On la pose quand mug et anse ont la même dureté de cuir : une heure trop tôt, elle s’affaisse ; une heure trop tard, elle se fend au four, poliment, à l’intérieur, et l’on s’en aperçoit au petit-déjeuner.</p><p>Si la vôtre se détache un jour, renvoyez-la. Nos anses, nous les réparons gratuitement. La fierté nous coûte plus cher que la colle.</p>',
      },
    },
  },
];
