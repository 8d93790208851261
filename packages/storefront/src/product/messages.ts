import { storeMessages } from '@awning/commerce';
import type { Language } from '@awning/formats';
import { adviceMessages } from '../api/messages.ts';
import type { ProductTexts } from './product.ts';

// Read on the server only.

export function productMessages(language: Language): ProductTexts {
  const store = storeMessages(language);
  return {
    ...product[language],
    ...adviceMessages[language],
    selectOptions: store.selectOptions(['{option}']),
    selectDenomination: store.selectDenomination,
    variantUnavailable: store.variantUnavailable,
    notEnough: store.notEnough,
    quantityNotNumber: store.quantityNotNumber,
    quantityNotWhole: store.quantityNotWhole,
  };
}

const product = {
  en: {
    addToCart: 'Add To Cart',
    subscribe: 'Subscribe',
    purchase: 'Purchase',
    adding: 'Adding…',
    added: 'Added!',
    soldOut: 'Sold Out',
    quantity: 'Quantity',
    select: 'Select {variantName}',
    selectValue: 'Select Value',
    value: 'Value',
    unavailable: 'sold out',
    salePrice: 'Sale Price:',
    originalPrice: 'Original Price:',
    unableToAdd: 'Unable to Add Item',
    unableToPurchase: 'Unable to Purchase Item',
    unableToOpen: 'Unable to open form',
    closeForm: 'Close',
    aboutInstalments: 'About {brand}',
    unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
    close: 'OK',
  },
  de: {
    addToCart: 'In den Warenkorb',
    subscribe: 'Abonnieren',
    purchase: 'Kaufen',
    adding: 'Wird hinzugefügt …',
    added: 'Hinzugefügt!',
    soldOut: 'Ausverkauft',
    quantity: 'Menge',
    select: '{variantName} wählen',
    selectValue: 'Wert wählen',
    value: 'Wert',
    unavailable: 'ausverkauft',
    salePrice: 'Reduzierter Preis:',
    originalPrice: 'Ursprünglicher Preis:',
    unableToAdd: 'Artikel konnte nicht hinzugefügt werden',
    unableToPurchase: 'Artikel konnte nicht gekauft werden',
    unableToOpen: 'Formular konnte nicht geöffnet werden',
    closeForm: 'Schließen',
    aboutInstalments: 'Über {brand}',
    unableToPurchaseGiftCard: 'Gutschein konnte nicht gekauft werden',
    close: 'OK',
  },
  fr: {
    addToCart: 'Ajouter au panier',
    subscribe: 'S’abonner',
    purchase: 'Acheter',
    adding: 'Ajout…',
    added: 'Ajouté !',
    soldOut: 'Épuisé',
    quantity: 'Quantité',
    select: 'Choisir : {variantName}',
    selectValue: 'Choisir la valeur',
    value: 'Valeur',
    unavailable: 'épuisé',
    salePrice: 'Prix réduit :',
    originalPrice: 'Prix d’origine :',
    unableToAdd: 'Impossible d’ajouter l’article',
    unableToPurchase: 'Impossible d’acheter l’article',
    unableToOpen: 'Impossible d’ouvrir le formulaire',
    closeForm: 'Fermer',
    aboutInstalments: 'À propos de {brand}',
    unableToPurchaseGiftCard: 'Impossible d’acheter la carte cadeau',
    close: 'OK',
  },
};
