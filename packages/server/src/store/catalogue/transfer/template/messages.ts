import type { InLanguages } from '@awning/formats';

interface TemplateTexts {
  readonly mug: ExampleTexts;
  readonly shirt: ExampleTexts & { readonly option: string; readonly values: readonly [string, string] };
  readonly course: ExampleTexts;
}

interface ExampleTexts {
  readonly address: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
}

/** The products of the template, which its reader replaces. */
export const templateTexts: InLanguages<TemplateTexts> = {
  en: {
    mug: {
      address: 'example-mug',
      name: 'Example: mug',
      description: '<p>A product without options has one row.</p>',
      category: 'Tableware',
    },
    shirt: {
      address: 'example-shirt',
      name: 'Example: shirt',
      description: '<p>A product with options has one row for each variant.</p>',
      category: 'Clothes',
      option: 'Size',
      values: ['S', 'M'],
    },
    course: {
      address: 'example-course',
      name: 'Example: course',
      description: '<p>A service is not shipped.</p>',
      category: 'Courses',
    },
  },
  de: {
    mug: {
      address: 'beispiel-becher',
      name: 'Beispiel: Becher',
      description: '<p>Ein Produkt ohne Optionen hat eine Zeile.</p>',
      category: 'Geschirr',
    },
    shirt: {
      address: 'beispiel-shirt',
      name: 'Beispiel: Shirt',
      description: '<p>Ein Produkt mit Optionen hat eine Zeile je Variante.</p>',
      category: 'Kleidung',
      option: 'Größe',
      values: ['S', 'M'],
    },
    course: {
      address: 'beispiel-kurs',
      name: 'Beispiel: Kurs',
      description: '<p>Eine Dienstleistung wird nicht versandt.</p>',
      category: 'Kurse',
    },
  },
  fr: {
    mug: {
      address: 'exemple-tasse',
      name: 'Exemple : tasse',
      description: '<p>Un produit sans options a une ligne.</p>',
      category: 'Vaisselle',
    },
    shirt: {
      address: 'exemple-t-shirt',
      name: 'Exemple : t-shirt',
      description: '<p>Un produit avec options a une ligne par variante.</p>',
      category: 'Vêtements',
      option: 'Taille',
      values: ['S', 'M'],
    },
    course: {
      address: 'exemple-cours',
      name: 'Exemple : cours',
      description: '<p>Un service n’est pas expédié.</p>',
      category: 'Cours',
    },
  },
};
