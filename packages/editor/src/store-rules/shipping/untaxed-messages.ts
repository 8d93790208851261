import { defineTexts } from '../../texts/texts.ts';

export const untaxedTexts = defineTexts({
  en: {
    title: 'Sold without tax',
    missing: (countries: string) => `There is no tax rule for ${countries}. Orders there are sold without tax.`,
    union:
      'Within the EU you owe VAT. As long as you sell goods worth up to €10,000 a year to other EU countries, you may charge the rate of your own country. Above that, the rate of the customer’s country applies.',
    add: (country: string) => `Add a tax rule for ${country}`,
    exports: (countries: string) =>
      `There is no tax rule for ${countries}, so orders there are sold without tax. For exports that is usual.`,
  },
  de: {
    title: 'Verkauf ohne Steuer',
    missing: (countries: string) => `Es gibt keine Steuerregel für ${countries}. Dorthin verkaufen Sie ohne Steuer.`,
    union:
      'Innerhalb der EU schulden Sie Mehrwertsteuer. Solange Sie im Jahr Waren für höchstens 10.000 € in andere EU-Länder verkaufen, dürfen Sie den Satz Ihres eigenen Landes berechnen. Darüber gilt der Satz im Land der Kundschaft.',
    add: (country: string) => `Steuerregel für ${country} anlegen`,
    exports: (countries: string) =>
      `Es gibt keine Steuerregel für ${countries}, dorthin verkaufen Sie also ohne Steuer. Bei Ausfuhren ist das üblich.`,
  },
  fr: {
    title: 'Vente sans taxe',
    missing: (countries: string) => `Aucune règle de taxe pour : ${countries}. Vous y vendez sans taxe.`,
    union:
      'Dans l’UE, la TVA est due. Tant que vos ventes vers les autres pays de l’UE ne dépassent pas 10 000 € par an, vous pouvez appliquer le taux de votre pays. Au-delà, c’est le taux du pays du client.',
    add: (country: string) => `Ajouter une règle de taxe : ${country}`,
    exports: (countries: string) =>
      `Aucune règle de taxe pour : ${countries}. Vous y vendez donc sans taxe, ce qui est habituel à l’export.`,
  },
});
