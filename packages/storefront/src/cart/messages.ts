import { storeMessages } from '@awning/commerce';
import type { Language } from '@awning/formats';
import { adviceMessages } from '../api/messages.ts';
import type { CartPageTexts } from './cart-page-texts.ts';
import type { PillCartTexts } from './pill-cart.tsx';

// Read on the server only; the browser gets the texts of its language in the island's properties.

export function pillCartMessages(language: Language): PillCartTexts {
  return pillCart[language];
}

export function cartPageMessages(language: Language): CartPageTexts {
  return {
    ...cartPage[language],
    ...adviceMessages[language],
    empty: storeMessages(language).emptyCart,
  };
}

const pillCart = {
  en: {
    cart: 'Cart',
    one: 'One item in cart',
    many: '{n} items in cart',
    moreThanHundred: 'More than 100 items in cart',
    subtotal: 'Subtotal',
  },
  de: {
    cart: 'Warenkorb',
    one: 'Ein Artikel im Warenkorb',
    many: '{n} Artikel im Warenkorb',
    moreThanHundred: 'Mehr als 100 Artikel im Warenkorb',
    subtotal: 'Zwischensumme',
  },
  fr: {
    cart: 'Panier',
    one: 'Un article dans le panier',
    many: '{n} articles dans le panier',
    moreThanHundred: 'Plus de 100 articles dans le panier',
    subtotal: 'Sous-total',
  },
};

const cartPage = {
  en: {
    quantityOf: 'Quantity of {title}',
    removeItem: 'Remove {title}',
    remove: 'Remove',
    update: 'Update',
    editAnswers: 'Edit answers',
    editAnswersOf: 'Edit answers of {title}',
    saveAnswers: 'Save',
    closeForm: 'Close',
    each: '{price} each',
    subtotal: 'Subtotal',
    extras: 'Shipping and taxes are calculated at checkout.',
    checkout: 'Checkout',
    keepShopping: 'Continue shopping',
    gone: 'No longer available. Please remove it to continue.',
    unableToUpdate: 'Unable to update quantity',
    unableToRemove: 'Unable to remove item',
    unableToUpdateForm: 'Unable to update form',
    unableToOpen: 'Unable to open form',
    unableToApply: 'Unable to apply the code',
    coupon: 'Discount code',
    apply: 'Apply',
    freeShipping: 'Free shipping',
    removeCoupon: 'Remove code {code}',
    aboutInstalments: 'About {brand}',
    afterDiscount: 'After discount',
    couponApplied: 'Code {code} was applied.',
    couponRemoved: 'Code {code} was removed.',
    zeroQuestion:
      "You have set this item's quantity to 0. This will remove it from your cart. Would you like to continue?",
    yes: 'Yes, remove it',
    no: 'No, keep it',
    close: 'OK',
    removed: '{title} was removed.',
    updated: 'Cart updated. Subtotal {subtotal}.',
  },
  de: {
    quantityOf: 'Menge von {title}',
    removeItem: '{title} entfernen',
    remove: 'Entfernen',
    update: 'Ändern',
    editAnswers: 'Angaben ändern',
    editAnswersOf: 'Angaben ändern zu {title}',
    saveAnswers: 'Speichern',
    closeForm: 'Schließen',
    each: 'je {price}',
    subtotal: 'Zwischensumme',
    extras: 'Versandkosten und Steuern werden an der Kasse berechnet.',
    checkout: 'Zur Kasse',
    keepShopping: 'Weiter einkaufen',
    gone: 'Nicht mehr erhältlich. Bitte entfernen Sie den Artikel, um fortzufahren.',
    unableToUpdate: 'Menge konnte nicht geändert werden',
    unableToRemove: 'Artikel konnte nicht entfernt werden',
    unableToUpdateForm: 'Formular konnte nicht geändert werden',
    unableToOpen: 'Formular konnte nicht geöffnet werden',
    unableToApply: 'Code konnte nicht eingelöst werden',
    coupon: 'Rabattcode',
    apply: 'Einlösen',
    freeShipping: 'Kostenloser Versand',
    removeCoupon: 'Code {code} entfernen',
    aboutInstalments: 'Über {brand}',
    afterDiscount: 'Nach Rabatt',
    couponApplied: 'Code {code} wurde eingelöst.',
    couponRemoved: 'Code {code} wurde entfernt.',
    zeroQuestion:
      'Sie haben die Menge auf 0 gesetzt. Der Artikel wird dann aus dem Warenkorb entfernt. Möchten Sie fortfahren?',
    yes: 'Ja, entfernen',
    no: 'Nein, behalten',
    close: 'OK',
    removed: '{title} wurde entfernt.',
    updated: 'Warenkorb geändert. Zwischensumme {subtotal}.',
  },
  fr: {
    quantityOf: 'Quantité de {title}',
    removeItem: 'Retirer {title}',
    remove: 'Retirer',
    update: 'Modifier',
    editAnswers: 'Modifier les réponses',
    editAnswersOf: 'Modifier les réponses pour {title}',
    saveAnswers: 'Enregistrer',
    closeForm: 'Fermer',
    each: '{price} l’unité',
    subtotal: 'Sous-total',
    extras: 'Les frais de livraison et les taxes sont calculés à l’étape suivante.',
    checkout: 'Commander',
    keepShopping: 'Continuer mes achats',
    gone: 'Cet article n’est plus disponible. Veuillez le retirer pour continuer.',
    unableToUpdate: 'Impossible de modifier la quantité',
    unableToRemove: 'Impossible de retirer l’article',
    unableToUpdateForm: 'Impossible de modifier le formulaire',
    unableToOpen: 'Impossible d’ouvrir le formulaire',
    unableToApply: 'Impossible d’appliquer le code',
    coupon: 'Code promo',
    apply: 'Appliquer',
    freeShipping: 'Livraison offerte',
    removeCoupon: 'Retirer le code {code}',
    aboutInstalments: 'À propos de {brand}',
    afterDiscount: 'Après remise',
    couponApplied: 'Le code {code} a été appliqué.',
    couponRemoved: 'Le code {code} a été retiré.',
    zeroQuestion: 'Vous avez mis la quantité à 0. L’article sera retiré de votre panier. Voulez-vous continuer ?',
    yes: 'Oui, le retirer',
    no: 'Non, le garder',
    close: 'OK',
    removed: '{title} a été retiré.',
    updated: 'Panier modifié. Sous-total {subtotal}.',
  },
};
