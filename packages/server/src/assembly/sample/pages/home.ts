import { button, html, type InLanguages, inLanguages, picture, row, type SamplePage, summary } from '../sample-page.ts';

interface HomeTexts {
  readonly hero: string;
  readonly heroButton: string;
  readonly fresh: string;
  readonly about: string;
  readonly aboutButton: string;
  readonly journal: string;
}

const texts: InLanguages<HomeTexts> = {
  en: {
    hero: '<h1>Stoneware for the everyday table</h1><p>Thrown by hand behind the dike, fired once a month, made to be used until it chips. And then we mend it.</p>',
    heroButton: 'See what is on the shelf',
    fresh: '<h2>Fresh from the kiln</h2>',
    about:
      '<h2>Two people, one kiln, a lot of wind</h2><p>Marram is the grass that holds the dunes together. It looks like nothing much, it bends in every storm, and it is still there in the morning. We thought that was a good name for crockery.</p>',
    aboutButton: 'About the pottery',
    journal: '<h2>From the notebook</h2>',
  },
  de: {
    hero: '<h1>Steinzeug für jeden Tag</h1><p>Von Hand gedreht hinterm Deich, einmal im Monat gebrannt, gemacht zum Benutzen, bis eine Ecke abspringt. Und dann reparieren wir es.</p>',
    heroButton: 'Was im Regal steht',
    fresh: '<h2>Frisch aus dem Ofen</h2>',
    about:
      '<h2>Zwei Leute, ein Ofen, viel Wind</h2><p>Marram ist der englische Name für Strandhafer, das Gras, das die Dünen zusammenhält. Es sieht nach wenig aus, biegt sich in jedem Sturm und steht am Morgen immer noch da. Wir fanden, das ist ein guter Name für Geschirr.</p>',
    aboutButton: 'Über die Töpferei',
    journal: '<h2>Aus dem Notizbuch</h2>',
  },
  fr: {
    hero: '<h1>Du grès pour la table de tous les jours</h1><p>Tourné à la main derrière la digue, cuit une fois par mois, fait pour servir jusqu’à l’ébréchure. Et après, on répare.</p>',
    heroButton: 'Voir ce qui est sur l’étagère',
    fresh: '<h2>Tout juste sorti du four</h2>',
    about:
      '<h2>Deux personnes, un four, beaucoup de vent</h2><p>Marram, c’est l’oyat en anglais : l’herbe qui tient les dunes ensemble. Elle n’a l’air de rien, plie à chaque tempête, et au matin elle est toujours là. Nous avons trouvé que c’était un bon nom pour de la vaisselle.</p>',
    aboutButton: 'L’atelier',
    journal: '<h2>Dans le carnet</h2>',
  },
};

export const home: SamplePage = {
  urlId: 'home',
  texts: {
    en: {
      title: 'Marram Pottery',
      navigationTitle: 'Home',
      description: 'Hand-thrown stoneware from the North Sea coast',
    },
    de: {
      title: 'Marram Pottery',
      navigationTitle: 'Start',
      description: 'Handgedrehtes Steinzeug von der Nordseeküste',
    },
    fr: {
      title: 'Marram Pottery',
      navigationTitle: 'Accueil',
      description: 'Grès tourné à la main sur la mer du Nord',
    },
  },
  blocks: (pictures) => {
    const say = (name: keyof HomeTexts) => inLanguages(texts, name);
    return [
      row('hero', [
        { span: 6, blocks: [html('hero-text', say('hero')), button('hero-button', say('heroButton'), '/shop')] },
        { span: 6, blocks: [picture('hero-picture', pictures['studio-shelf'])] },
      ]),
      html('fresh', say('fresh')),
      summary('fresh-products', 'shop', 6),
      row('about', [
        { span: 6, blocks: [picture('about-picture', pictures['behind-the-dike'])] },
        { span: 6, blocks: [html('about-text', say('about')), button('about-button', say('aboutButton'), '/about')] },
      ]),
      html('journal', say('journal')),
      summary('journal-posts', 'notebook', 3),
    ];
  },
};
