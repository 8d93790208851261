interface CheckoutTexts {
  readonly title: string;
  readonly providers: Readonly<Record<string, string>>;
}

export const checkoutTexts: Readonly<Record<string, CheckoutTexts>> = {
  en: { title: 'Checkout', providers: { test: 'Card (test)', offline: 'Pay on delivery or by transfer' } },
  de: { title: 'Kasse', providers: { test: 'Karte (Test)', offline: 'Bei Lieferung oder per Überweisung' } },
  fr: { title: 'Paiement', providers: { test: 'Carte (test)', offline: 'À la livraison ou par virement' } },
};
