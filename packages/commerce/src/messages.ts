import type { InLanguages, Language } from '@awning/formats';
/** Messages for shoppers. The English texts are those of the specification where it has them. */
export interface StoreMessages {
  readonly notEnough: string;
  readonly variantUnavailable: string;
  readonly selectOptions: (options: readonly string[]) => string;
  readonly selectDenomination: string;
  readonly quantityNotNumber: string;
  readonly quantityNotWhole: string;
  readonly quantityOutOfRange: string;
  readonly emptyCart: string;
  readonly minimumOrder: (subtotal: string) => string;
  readonly itemGone: string;
  readonly unknownItem: string;
  readonly unknownEntry: string;
  readonly cartPurchased: string;
  readonly cartFull: string;
  readonly cartTooLarge: string;
  readonly answersTooLong: string;
  readonly tooManyCarts: string;
  readonly checkoutUnderWay: string;
  readonly totalChanged: string;
  readonly required: string;
  readonly emailInvalid: string;
  readonly vatNumberInvalid: string;
  readonly noteTooLong: string;
  readonly dayInvalid: string;
  readonly unknownCountry: string;
  readonly noShippingThere: string;
  readonly unknownShippingOption: string;
  readonly unknownPayment: string;
  readonly amountInvalid: string;
  readonly cardNumberInvalid: string;
  readonly cardExpiryInvalid: string;
  readonly cardCodeInvalid: string;
  readonly cardDeclined: string;
  readonly cardWithoutFunds: string;
  readonly paymentUnreachable: string;
  readonly paymentUnfinished: string;
  readonly paymentUnconfirmed: string;
  readonly tooManyDeclines: string;
  readonly tooManyUnpaid: string;
  readonly hasAccess: string;
  readonly accessUnderWay: string;
  readonly accessAwaited: string;
  /** To a guest who has typed an address. */
  readonly accessOfAddress: string;
  readonly keyUsedOtherwise: string;
  readonly checkFields: string;
  readonly couponUnknown: string;
  readonly couponNotYet: string;
  readonly couponExpired: string;
  readonly couponUsedUp: string;
  readonly couponUsedByYou: string;
  readonly couponForOther: string;
  readonly couponMinimum: (subtotal: string) => string;
  readonly couponNotInCart: string;
  readonly tooManyCoupons: string;
  /** For a gift card that is wrong, used up, expired or disabled: a guess must not tell these apart. */
  readonly giftCardUnknown: string;
  readonly giftCardNotInCart: string;
  readonly tooManyGiftCards: string;
  readonly keptLess: (kept: number, wanted: number, title: string) => string;
  readonly otherOrderWaits: string;
}

/**
 * The messages in a language.
 *
 * @example
 * storeMessages('de').emptyCart // => 'Ihr Warenkorb ist leer.'
 * storeMessages('en').notEnough // => 'Sorry, we do not have enough of that item available.'
 * storeMessages('en').selectOptions(['Size', 'Color', 'Material']) // => 'Please select the Size, Color, and Material option.'
 */
export function storeMessages(language: Language): StoreMessages {
  return byLanguage[language];
}

function list(language: Language, words: readonly string[]): string {
  const format = listFormats.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  listFormats.set(language, format);
  return format.format(words);
}

// Creating one takes a hundred times as long as using it.
const listFormats = new Map<Language, Intl.ListFormat>();

const byLanguage: InLanguages<StoreMessages> = {
  en: {
    notEnough: 'Sorry, we do not have enough of that item available.',
    variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
    selectOptions: (options) => `Please select the ${list('en', options)} option.`,
    selectDenomination: 'Select a denomination for the Gift Card',
    quantityNotNumber: 'Quantity must be a number.',
    // Without a full stop, as specified.
    quantityNotWhole: 'Quantity must be a whole number',
    quantityOutOfRange: 'Quantity must be between 1 and 9999.',
    emptyCart: 'You have nothing in your shopping cart.',
    minimumOrder: (subtotal) => `To check out, your order subtotal must be ${subtotal} or more.`,
    itemGone: 'An item in your cart is no longer available. Please remove it to continue.',
    unknownItem: 'This item does not exist.',
    unknownEntry: 'This item is not in your cart.',
    cartPurchased: 'This cart has already been purchased.',
    cartFull: 'Your cart is full. It holds at most 100 different items.',
    cartTooLarge: 'Your cart has no room for more answers. Please shorten them, or order what is in it first.',
    answersTooLong: 'Please shorten your answers: together they may have up to 8,000 characters.',
    tooManyCarts: 'Please try again in a few seconds.',
    checkoutUnderWay: 'Your order is being processed. Please wait a moment.',
    totalChanged: 'The total of your order has changed. Please check it and try again.',
    required: 'Required',
    emailInvalid: 'Email is not valid. Email addresses should follow the format user@domain.com.',
    vatNumberInvalid: 'Please check the VAT number. It begins with its country, such as DE123456789.',
    noteTooLong: 'Please shorten this to 500 characters.',
    dayInvalid: 'Please choose a day within the next year.',
    unknownCountry: 'Please choose a country.',
    noShippingThere: 'Sorry, we do not ship to this address.',
    unknownShippingOption: 'Please choose a shipping option.',
    unknownPayment: 'Please choose a payment method.',
    amountInvalid: 'Please check the amount.',
    cardNumberInvalid: 'Please check the card number.',
    cardExpiryInvalid: 'Please enter an expiry date as MM/YY that has not passed.',
    cardCodeInvalid: 'Please enter the three or four digits of the security code.',
    cardDeclined: 'Your card was declined. Please try another card.',
    cardWithoutFunds: 'Your card has insufficient funds. Please try another card.',
    paymentUnreachable: 'The payment could not be completed. You have not been charged. Please try again.',
    paymentUnconfirmed: 'You did not confirm the payment. Nothing was charged.',
    paymentUnfinished: 'The payment was not confirmed. You have not been charged. Please try again.',
    tooManyDeclines: 'Too many card payments were declined. Please wait a moment, or choose another payment method.',
    tooManyUnpaid:
      'Too many orders are still waiting for payment. Please pay one of them first, or choose another payment method.',
    hasAccess: 'You already have this access. Nothing was charged.',
    accessUnderWay:
      'You are already paying for this access in another window. Nothing was charged here. Please finish that payment, or try again in ten minutes.',
    accessAwaited:
      'We are still waiting for your payment for this access. Nothing was charged again. It opens as soon as the payment arrives.',
    accessOfAddress:
      'This access cannot be bought with this email address right now. Nothing was charged. If the address is yours, sign in or create an account with it to see why.',
    keyUsedOtherwise: 'This Idempotency-Key was already used for another request.',
    checkFields: 'One or more fields is invalid, please check your entries.',
    couponUnknown: 'This code is not valid.',
    couponNotYet: 'This code is not valid yet.',
    couponExpired: 'This code has expired.',
    couponUsedUp: 'This code has been used up.',
    couponUsedByYou: 'You have already used this code.',
    couponForOther: 'This code does not apply to the items in your cart.',
    couponMinimum: (subtotal) => `This code needs a subtotal of ${subtotal} or more.`,
    couponNotInCart: 'This code is not in your cart.',
    tooManyCoupons: 'No more than 10 codes can be entered.',
    giftCardUnknown: 'There is nothing to spend with this code. Check that you typed it as it is on the gift card.',
    giftCardNotInCart: 'This gift card is not in your cart.',
    tooManyGiftCards: 'No more than 10 gift cards can be entered.',
    keptLess: (kept, wanted, title) => `Only ${kept} of ${wanted} × ${title} could be added to your cart.`,
    otherOrderWaits:
      'Another order of yours is waiting for its payment. If it is not paid, its items come back to this cart.',
  },
  de: {
    notEnough: 'Leider haben wir davon nicht genug vorrätig.',
    variantUnavailable: 'Diese Ausführung ist leider nicht erhältlich. Bitte wählen Sie eine andere.',
    selectOptions: (options) => `Bitte wählen Sie ${list('de', options)}.`,
    selectDenomination: 'Bitte wählen Sie den Wert des Gutscheins',
    quantityNotNumber: 'Die Menge muss eine Zahl sein.',
    quantityNotWhole: 'Die Menge muss eine ganze Zahl sein',
    quantityOutOfRange: 'Die Menge muss zwischen 1 und 9999 liegen.',
    emptyCart: 'Ihr Warenkorb ist leer.',
    minimumOrder: (subtotal) => `Der Mindestbestellwert beträgt ${subtotal}.`,
    itemGone: 'Ein Artikel in Ihrem Warenkorb ist nicht mehr erhältlich. Bitte entfernen Sie ihn, um fortzufahren.',
    unknownItem: 'Diesen Artikel gibt es nicht.',
    unknownEntry: 'Dieser Artikel liegt nicht in Ihrem Warenkorb.',
    cartPurchased: 'Dieser Warenkorb wurde bereits gekauft.',
    cartFull: 'Ihr Warenkorb ist voll. Er fasst höchstens 100 verschiedene Artikel.',
    cartTooLarge:
      'In Ihrem Warenkorb ist kein Platz für weitere Angaben. Bitte kürzen Sie sie, oder bestellen Sie zuerst, was schon darin ist.',
    answersTooLong: 'Bitte kürzen Sie Ihre Angaben: Zusammen dürfen sie bis zu 8.000 Zeichen haben.',
    tooManyCarts: 'Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    checkoutUnderWay: 'Ihre Bestellung wird bearbeitet. Bitte warten Sie einen Moment.',
    totalChanged:
      'Die Summe Ihrer Bestellung hat sich geändert. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
    required: 'Bitte ausfüllen',
    emailInvalid: 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@beispiel.de.',
    vatNumberInvalid: 'Bitte prüfen Sie die USt-IdNr. Sie beginnt mit dem Länderkürzel, zum Beispiel DE123456789.',
    noteTooLong: 'Bitte kürzen Sie auf 500 Zeichen.',
    dayInvalid: 'Bitte wählen Sie einen Tag innerhalb des nächsten Jahres.',
    unknownCountry: 'Bitte wählen Sie ein Land.',
    noShippingThere: 'An diese Adresse liefern wir leider nicht.',
    unknownShippingOption: 'Bitte wählen Sie eine Versandart.',
    unknownPayment: 'Bitte wählen Sie eine Zahlungsart.',
    amountInvalid: 'Bitte prüfen Sie den Betrag.',
    cardNumberInvalid: 'Bitte prüfen Sie die Kartennummer.',
    cardExpiryInvalid: 'Bitte geben Sie als MM/JJ ein Ablaufdatum ein, das noch nicht vorbei ist.',
    cardCodeInvalid: 'Bitte geben Sie die drei oder vier Ziffern der Prüfnummer ein.',
    cardDeclined: 'Ihre Karte wurde abgelehnt. Bitte versuchen Sie es mit einer anderen.',
    cardWithoutFunds: 'Ihre Karte ist nicht ausreichend gedeckt. Bitte versuchen Sie es mit einer anderen.',
    paymentUnreachable:
      'Die Zahlung kam nicht zustande. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
    paymentUnconfirmed: 'Sie haben die Zahlung nicht bestätigt. Es wurde nichts abgebucht.',
    paymentUnfinished:
      'Die Zahlung wurde nicht bestätigt. Es wurde nichts abgebucht. Bitte versuchen Sie es noch einmal.',
    tooManyDeclines:
      'Zu viele Kartenzahlungen wurden abgelehnt. Bitte warten Sie einen Moment oder wählen Sie eine andere Zahlungsart.',
    tooManyUnpaid:
      'Es sind noch zu viele Bestellungen unbezahlt. Bitte bezahlen Sie zuerst eine davon, oder wählen Sie eine andere Zahlungsart.',
    hasAccess: 'Sie haben diesen Zugang schon. Es wurde nichts abgebucht.',
    accessUnderWay:
      'Sie bezahlen diesen Zugang bereits in einem anderen Fenster. Hier wurde nichts abgebucht. Bitte schließen Sie die Zahlung dort ab oder versuchen Sie es in zehn Minuten noch einmal.',
    accessAwaited:
      'Ihre Zahlung für diesen Zugang steht noch aus. Es wurde kein zweites Mal abgebucht. Er öffnet sich, sobald die Zahlung da ist.',
    accessOfAddress:
      'Mit dieser E-Mail-Adresse lässt sich dieser Zugang gerade nicht kaufen. Es wurde nichts abgebucht. Wenn es Ihre Adresse ist, melden Sie sich damit an oder legen Sie ein Konto an, um den Grund zu sehen.',
    keyUsedOtherwise: 'Dieser Idempotency-Key wurde bereits für eine andere Anfrage benutzt.',
    checkFields: 'Bitte prüfen Sie Ihre Eingaben.',
    couponUnknown: 'Dieser Code ist nicht gültig.',
    couponNotYet: 'Dieser Code ist noch nicht gültig.',
    couponExpired: 'Dieser Code ist abgelaufen.',
    couponUsedUp: 'Dieser Code ist aufgebraucht.',
    couponUsedByYou: 'Sie haben diesen Code schon benutzt.',
    couponForOther: 'Dieser Code gilt für keinen Artikel in Ihrem Warenkorb.',
    couponMinimum: (subtotal) => `Dieser Code gilt ab einer Zwischensumme von ${subtotal}.`,
    couponNotInCart: 'Dieser Code ist nicht in Ihrem Warenkorb.',
    tooManyCoupons: 'Es können höchstens 10 Codes eingegeben werden.',
    giftCardUnknown:
      'Mit diesem Code gibt es nichts auszugeben. Prüfen Sie, ob er so eingegeben ist, wie er auf dem Gutschein steht.',
    giftCardNotInCart: 'Dieser Gutschein ist nicht in Ihrem Warenkorb.',
    tooManyGiftCards: 'Es können höchstens 10 Gutscheine eingegeben werden.',
    keptLess: (kept, wanted, title) => `Nur ${kept} von ${wanted} × ${title} konnten in den Warenkorb gelegt werden.`,
    otherOrderWaits:
      'Eine andere Bestellung von Ihnen wartet auf ihre Zahlung. Wird sie nicht bezahlt, kommen ihre Artikel in diesen Warenkorb zurück.',
  },
  fr: {
    notEnough: 'Désolé, nous n’en avons pas assez en stock.',
    variantUnavailable: 'Désolé, cette version n’est pas disponible. Veuillez en choisir une autre.',
    selectOptions: (options) => `Veuillez choisir : ${list('fr', options)}.`,
    selectDenomination: 'Veuillez choisir la valeur de la carte cadeau',
    quantityNotNumber: 'La quantité doit être un nombre.',
    quantityNotWhole: 'La quantité doit être un nombre entier',
    quantityOutOfRange: 'La quantité doit être comprise entre 1 et 9999.',
    emptyCart: 'Votre panier est vide.',
    minimumOrder: (subtotal) => `Pour commander, le sous-total doit atteindre ${subtotal}.`,
    itemGone: 'Un article de votre panier n’est plus disponible. Veuillez le retirer pour continuer.',
    unknownItem: 'Cet article n’existe pas.',
    unknownEntry: 'Cet article n’est pas dans votre panier.',
    cartPurchased: 'Ce panier a déjà été acheté.',
    cartFull: 'Votre panier est plein. Il contient au maximum 100 articles différents.',
    cartTooLarge:
      'Votre panier ne peut pas contenir d’autres réponses. Veuillez les raccourcir ou commander d’abord ce qu’il contient.',
    answersTooLong: 'Veuillez raccourcir vos réponses : ensemble, elles peuvent compter jusqu’à 8 000 caractères.',
    tooManyCarts: 'Veuillez réessayer dans quelques secondes.',
    checkoutUnderWay: 'Votre commande est en cours de traitement. Veuillez patienter un instant.',
    totalChanged: 'Le total de votre commande a changé. Veuillez le vérifier et réessayer.',
    required: 'Obligatoire',
    emailInvalid: 'Veuillez vérifier l’adresse e-mail, par exemple nom@exemple.fr.',
    vatNumberInvalid: 'Veuillez vérifier le numéro de TVA. Il commence par son pays, par exemple FR12345678901.',
    noteTooLong: 'Veuillez vous limiter à 500 caractères.',
    dayInvalid: 'Veuillez choisir un jour dans l’année à venir.',
    unknownCountry: 'Veuillez choisir un pays.',
    noShippingThere: 'Désolé, nous ne livrons pas à cette adresse.',
    unknownShippingOption: 'Veuillez choisir un mode de livraison.',
    unknownPayment: 'Veuillez choisir un moyen de paiement.',
    amountInvalid: 'Veuillez vérifier le montant.',
    cardNumberInvalid: 'Veuillez vérifier le numéro de carte.',
    cardExpiryInvalid: 'Veuillez saisir sous la forme MM/AA une date d’expiration qui n’est pas passée.',
    cardCodeInvalid: 'Veuillez saisir les trois ou quatre chiffres du code de sécurité.',
    cardDeclined: 'Votre carte a été refusée. Veuillez en essayer une autre.',
    cardWithoutFunds: 'Votre carte n’est pas suffisamment approvisionnée. Veuillez en essayer une autre.',
    paymentUnreachable: 'Le paiement n’a pas abouti. Rien n’a été débité. Veuillez réessayer.',
    paymentUnconfirmed: 'Vous n’avez pas confirmé le paiement. Rien n’a été débité.',
    paymentUnfinished: 'Le paiement n’a pas été confirmé. Rien n’a été débité. Veuillez réessayer.',
    tooManyDeclines:
      'Trop de paiements par carte ont été refusés. Veuillez patienter un instant ou choisir un autre moyen de paiement.',
    tooManyUnpaid:
      'Trop de commandes attendent encore leur paiement. Veuillez d’abord en régler une, ou choisir un autre moyen de paiement.',
    hasAccess: 'Vous avez déjà cet accès. Rien n’a été débité.',
    accessUnderWay:
      'Vous payez déjà cet accès dans une autre fenêtre. Rien n’a été débité ici. Veuillez y terminer le paiement, ou réessayer dans dix minutes.',
    accessAwaited:
      'Votre paiement pour cet accès est encore attendu. Rien n’a été débité de nouveau. L’accès s’ouvrira dès l’arrivée du paiement.',
    accessOfAddress:
      'Cet accès ne peut pas être acheté avec cette adresse e-mail pour le moment. Rien n’a été débité. Si cette adresse est la vôtre, connectez-vous ou créez un compte avec elle pour savoir pourquoi.',
    keyUsedOtherwise: 'Cette Idempotency-Key a déjà servi pour une autre demande.',
    checkFields: 'Veuillez vérifier vos saisies.',
    couponUnknown: 'Ce code n’est pas valable.',
    couponNotYet: 'Ce code n’est pas encore valable.',
    couponExpired: 'Ce code a expiré.',
    couponUsedUp: 'Ce code a été épuisé.',
    couponUsedByYou: 'Vous avez déjà utilisé ce code.',
    couponForOther: 'Ce code ne s’applique à aucun article de votre panier.',
    couponMinimum: (subtotal) => `Ce code est valable à partir d’un sous-total de ${subtotal}.`,
    couponNotInCart: 'Ce code n’est pas dans votre panier.',
    tooManyCoupons: 'Vous pouvez saisir 10 codes au plus.',
    giftCardUnknown:
      'Ce code ne donne droit à aucun montant. Vérifiez que vous l’avez saisi tel qu’il figure sur la carte cadeau.',
    giftCardNotInCart: 'Cette carte cadeau n’est pas dans votre panier.',
    tooManyGiftCards: 'Il n’est pas possible de saisir plus de 10 cartes cadeaux.',
    keptLess: (kept, wanted, title) => `Seulement ${kept} sur ${wanted} × ${title} ont pu être ajoutés à votre panier.`,
    otherOrderWaits:
      'Une autre de vos commandes attend son paiement. Si elle n’est pas payée, ses articles reviennent dans ce panier.',
  },
};
