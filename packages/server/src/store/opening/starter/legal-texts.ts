import type { InLanguages } from '@awning/formats';
import type { LegalPage } from '@awning/site-model';

/** What the pages insert, as HTML; what the owner has not entered is a placeholder in brackets. */
export interface LegalFacts {
  readonly company: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly vatId: string;
  readonly register: string;
  readonly representative: string;
  readonly deliveryDays: string;
  readonly returnAddress: string;
  readonly returnCost: string;
  readonly disputes: string;
}

/** Data that the owner enters or has entered; the same in every language. */
export type LegalGap = keyof LegalFacts;

interface LegalText {
  readonly title: string;
  readonly html: (facts: LegalFacts) => string;
}

interface LegalTexts {
  readonly placeholders: LegalFacts;
  /** The beginning of the paragraph that says that a page is an outline. */
  readonly outline: string;
  readonly sentences: {
    readonly returnCost: Readonly<Record<'customer' | 'shop', string>>;
    readonly takesNoPart: string;
    readonly takesPart: (board: string) => string;
  };
  readonly pages: Readonly<Record<LegalPage, LegalText>>;
}

/**
 * Outlines of the pages that the law asks for in many countries. They are drafts with gaps, not advice: the first
 * paragraph says so, until the owner publishes the page. A gap is what only the owner knows. Where the law is content
 * with a category or a rule ("carriers", "as long as the law asks"), the text has that, and the owner can add names.
 */
export const legalTexts: InLanguages<LegalTexts> = {
  en: {
    placeholders: {
      company: '[Name and legal form of your business]',
      address: '[Street and number, postal code and town, country]',
      email: '[Email address]',
      phone: '[Phone number]',
      vatId: '[VAT identification number, if you have one]',
      register: '[Register and number, if you are registered]',
      representative: '[Who represents the business]',
      deliveryDays: '[number]',
      returnAddress: '[address for returns]',
      returnCost: '[Who bears the cost of returning them.]',
      disputes: '[Whether you take part in dispute resolution.]',
    },
    outline: '[Outline',
    sentences: {
      returnCost: {
        customer: 'You bear the direct cost of returning the goods.',
        shop: 'We bear the cost of returning the goods.',
      },
      takesNoPart:
        'We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board.',
      takesPart: (board) => `We take part in dispute resolution for consumers before: ${board}`,
    },
    pages: {
      imprint: {
        title: 'Imprint',
        html: (facts) =>
          `<p>${facts.company}<br>${facts.address}</p><p>Represented by: ${facts.representative}</p><p>Email: ${facts.email}<br>Phone: ${facts.phone}</p><p>Register: ${facts.register}<br>VAT ID: ${facts.vatId}</p>`,
      },
      privacy: {
        title: 'Privacy',
        html: (facts) =>
          `<p><strong>[Outline: replace everything in brackets, check it against the law of your country, and delete this paragraph.]</strong></p><h2>Who is responsible</h2><p>${facts.company}<br>${facts.address}<br>Email: ${facts.email}</p><h2>What we store, and why</h2><p>Orders: name, addresses, email address and what was bought, to fulfil the contract and for as long as the law asks us to keep it.</p><p>Accounts: what you enter, until you delete the account.</p><p>Messages: what you write to us, to answer you, until your request is settled.</p><p>Newsletter: your email address, with your consent, until you unsubscribe.</p><h2>Cookies</h2><p>This shop uses cookies that are needed for the cart, for signing in and for protection against forged requests.</p><h2>Who receives data</h2><p>Payment providers and carriers receive what they need for payment and delivery. Providers of hosting and email run our systems for us.</p><h2>Your rights</h2><p>You may ask what we store about you, have it corrected, deleted or restricted, receive a copy, object, and withdraw consent. You may complain to a supervisory authority for data protection, such as the one where you live or where we are.</p>`,
      },
      terms: {
        title: 'Terms and conditions',
        html: (facts) =>
          `<p><strong>[Outline: replace everything in brackets, check it against the law of your country, and delete this paragraph.]</strong></p><h2>Who sells</h2><p>${facts.company}, ${facts.address}.</p><h2>How a contract is made</h2><p>The products in the shop are an invitation to order. By placing the order you make an offer; the contract is made when we confirm the order.</p><h2>Prices and payment</h2><p>All prices are final prices in the currency of the shop. Shipping is shown before you place the order. You can pay in the ways that the checkout offers.</p><h2>Delivery</h2><p>We deliver to the countries that the checkout offers, within ${facts.deliveryDays} days unless the product says otherwise.</p><h2>Warranty</h2><p>The statutory rights apply if something is faulty.</p><h2>Disputes</h2><p>${facts.disputes}</p>`,
      },
      withdrawal: {
        title: 'Right of withdrawal',
        html: (facts) =>
          `<p><strong>[Outline for consumers in the European Union: replace everything in brackets, check it against the law of your country, and delete this paragraph.]</strong></p><p>You have the right to withdraw from this contract within 14 days without giving any reason. The withdrawal period expires 14 days after the day on which you, or a third party other than the carrier whom you name, receive the goods.</p><p>To exercise the right of withdrawal, inform us (${facts.company}, ${facts.address}, email ${facts.email}, phone ${facts.phone}) of your decision by an unequivocal statement, such as a letter or an email. It is enough to send it before the period has expired.</p><h2>Effects of withdrawal</h2><p>We reimburse all payments received from you, including the costs of standard delivery, without undue delay and at the latest 14 days after we are informed of your withdrawal, by the same means of payment that you used. We may withhold the reimbursement until we have the goods back or you have shown that you sent them.</p><p>Send the goods back to ${facts.returnAddress} within 14 days after you have told us of your withdrawal. ${facts.returnCost} You are liable only for a loss in value caused by handling that was not necessary to examine the goods.</p><h2>Model form</h2><p>To ${facts.company}, ${facts.address}, ${facts.email}:</p><p>I hereby withdraw from my contract for the following goods: …<br>Ordered on / received on: …<br>Name and address of the consumer: …<br>Date: …</p>`,
      },
    },
  },
  de: {
    placeholders: {
      company: '[Name und Rechtsform Ihres Unternehmens]',
      address: '[Straße und Hausnummer, Postleitzahl und Ort, Land]',
      email: '[E-Mail-Adresse]',
      phone: '[Telefonnummer]',
      vatId: '[Umsatzsteuer-Identifikationsnummer, falls vorhanden]',
      register: '[Register und Nummer, falls eingetragen]',
      representative: '[Wer das Unternehmen vertritt]',
      deliveryDays: '[Anzahl]',
      returnAddress: '[Anschrift für Rücksendungen]',
      returnCost: '[Wer die Kosten der Rücksendung trägt.]',
      disputes: '[Ob Sie an einer Schlichtung teilnehmen.]',
    },
    outline: '[Entwurf',
    sentences: {
      returnCost: {
        customer: 'Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.',
        shop: 'Wir tragen die Kosten der Rücksendung der Waren.',
      },
      takesNoPart:
        'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      takesPart: (board) => `Wir nehmen an Streitbeilegungsverfahren für Verbraucher teil vor: ${board}`,
    },
    pages: {
      imprint: {
        title: 'Impressum',
        html: (facts) =>
          `<p>${facts.company}<br>${facts.address}</p><p>Vertreten durch: ${facts.representative}</p><p>E-Mail: ${facts.email}<br>Telefon: ${facts.phone}</p><p>Registereintrag: ${facts.register}<br>USt-IdNr.: ${facts.vatId}</p>`,
      },
      privacy: {
        title: 'Datenschutz',
        html: (facts) =>
          `<p><strong>[Entwurf: Ersetzen Sie alles in eckigen Klammern, prüfen Sie ihn nach dem Recht Ihres Landes und löschen Sie diesen Absatz.]</strong></p><h2>Verantwortlich</h2><p>${facts.company}<br>${facts.address}<br>E-Mail: ${facts.email}</p><h2>Was wir speichern und wozu</h2><p>Bestellungen: Name, Anschriften, E-Mail-Adresse und Einkauf, um den Vertrag zu erfüllen und solange wir es gesetzlich aufbewahren müssen.</p><p>Kundenkonten: was Sie eintragen, bis Sie das Konto löschen.</p><p>Nachrichten: was Sie uns schreiben, um Ihnen zu antworten, bis Ihr Anliegen erledigt ist.</p><p>Newsletter: Ihre E-Mail-Adresse, mit Ihrer Einwilligung, bis Sie sich abmelden.</p><h2>Cookies</h2><p>Dieser Shop verwendet Cookies, die für den Warenkorb, die Anmeldung und den Schutz vor gefälschten Anfragen nötig sind.</p><h2>Wer Daten erhält</h2><p>Zahlungsanbieter und Versanddienste erhalten, was sie für Zahlung und Lieferung brauchen. Anbieter für Hosting und E-Mail betreiben unsere Systeme in unserem Auftrag.</p><h2>Ihre Rechte</h2><p>Sie können Auskunft, Berichtigung, Löschung, Einschränkung und eine Kopie Ihrer Daten verlangen, widersprechen und eine Einwilligung widerrufen. Sie können sich bei einer Datenschutz-Aufsichtsbehörde beschweren, etwa an Ihrem Wohnort oder an unserem Sitz.</p>`,
      },
      terms: {
        title: 'Allgemeine Geschäftsbedingungen',
        html: (facts) =>
          `<p><strong>[Entwurf: Ersetzen Sie alles in eckigen Klammern, prüfen Sie ihn nach dem Recht Ihres Landes und löschen Sie diesen Absatz.]</strong></p><h2>Anbieter</h2><p>${facts.company}, ${facts.address}.</p><h2>Wie ein Vertrag zustande kommt</h2><p>Die Produkte im Shop sind eine Einladung zur Bestellung. Mit der Bestellung geben Sie ein Angebot ab; der Vertrag kommt zustande, wenn wir die Bestellung bestätigen.</p><h2>Preise und Zahlung</h2><p>Alle Preise sind Endpreise in der Währung des Shops. Die Versandkosten sehen Sie vor dem Bestellen. Sie zahlen mit einer der Zahlungsarten, die an der Kasse angeboten werden.</p><h2>Lieferung</h2><p>Wir liefern in die Länder, die an der Kasse angeboten werden, innerhalb von ${facts.deliveryDays} Tagen, soweit beim Produkt nichts anderes steht.</p><h2>Gewährleistung</h2><p>Bei Mängeln gelten die gesetzlichen Rechte.</p><h2>Streitbeilegung</h2><p>${facts.disputes}</p>`,
      },
      withdrawal: {
        title: 'Widerrufsrecht',
        html: (facts) =>
          `<p><strong>[Entwurf für Verbraucher in der Europäischen Union: Ersetzen Sie alles in eckigen Klammern, prüfen Sie ihn nach dem Recht Ihres Landes und löschen Sie diesen Absatz.]</strong></p><p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben.</p><p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${facts.company}, ${facts.address}, E-Mail ${facts.email}, Telefon ${facts.phone}) mittels einer eindeutigen Erklärung, etwa eines Briefs oder einer E-Mail, über Ihren Entschluss informieren. Zur Wahrung der Frist reicht es, dass Sie die Mitteilung vor Ablauf der Frist absenden.</p><h2>Folgen des Widerrufs</h2><p>Wenn Sie diesen Vertrag widerrufen, erstatten wir Ihnen alle Zahlungen einschließlich der Kosten der Standardlieferung unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag, an dem Ihre Mitteilung bei uns eingegangen ist, mit demselben Zahlungsmittel. Wir können die Rückzahlung verweigern, bis wir die Waren zurückerhalten haben oder Sie den Versand nachgewiesen haben.</p><p>Senden Sie die Waren binnen vierzehn Tagen nach Ihrer Mitteilung an ${facts.returnAddress}. ${facts.returnCost} Für einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur Prüfung der Waren nicht notwendig war.</p><h2>Muster-Widerrufsformular</h2><p>An ${facts.company}, ${facts.address}, ${facts.email}:</p><p>Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren: …<br>Bestellt am / erhalten am: …<br>Name und Anschrift des Verbrauchers: …<br>Datum: …</p>`,
      },
    },
  },
  fr: {
    placeholders: {
      company: '[Nom et forme juridique de votre entreprise]',
      address: '[Rue et numéro, code postal et ville, pays]',
      email: '[Adresse e-mail]',
      phone: '[Numéro de téléphone]',
      vatId: '[Numéro de TVA, si vous en avez un]',
      register: '[Registre et numéro, si vous êtes immatriculé]',
      representative: '[Qui représente l’entreprise]',
      deliveryDays: '[nombre]',
      returnAddress: '[adresse de retour]',
      returnCost: '[Qui prend en charge les frais de renvoi.]',
      disputes: '[Médiateur de la consommation.]',
    },
    outline: '[Ébauche',
    sentences: {
      returnCost: {
        customer: 'Vous prenez en charge les frais directs de renvoi du bien.',
        shop: 'Nous prenons en charge les frais de renvoi du bien.',
      },
      takesNoPart: 'Nous ne participons à aucune procédure de règlement des litiges devant un organisme de médiation.',
      takesPart: (board) => `Vous pouvez recourir gratuitement au médiateur de la consommation : ${board}`,
    },
    pages: {
      imprint: {
        title: 'Mentions légales',
        html: (facts) =>
          `<p>${facts.company}<br>${facts.address}</p><p>Représentée par : ${facts.representative}</p><p>E-mail : ${facts.email}<br>Téléphone : ${facts.phone}</p><p>Immatriculation : ${facts.register}<br>Numéro de TVA : ${facts.vatId}</p>`,
      },
      privacy: {
        title: 'Confidentialité',
        html: (facts) =>
          `<p><strong>[Ébauche : remplacez tout ce qui est entre crochets, vérifiez-la selon le droit de votre pays, puis supprimez ce paragraphe.]</strong></p><h2>Responsable</h2><p>${facts.company}<br>${facts.address}<br>E-mail : ${facts.email}</p><h2>Ce que nous conservons, et pourquoi</h2><p>Commandes : nom, adresses, adresse e-mail et achats, pour exécuter le contrat et aussi longtemps que la loi l’exige.</p><p>Comptes : ce que vous saisissez, jusqu’à la suppression du compte.</p><p>Messages : ce que vous nous écrivez, pour vous répondre, jusqu’au règlement de votre demande.</p><p>Newsletter : votre adresse e-mail, avec votre accord, jusqu’à votre désinscription.</p><h2>Cookies</h2><p>Cette boutique utilise les cookies nécessaires au panier, à la connexion et à la protection contre les requêtes falsifiées.</p><h2>Qui reçoit des données</h2><p>Les prestataires de paiement et les transporteurs reçoivent ce qu’il leur faut pour le paiement et la livraison. Des fournisseurs d’hébergement et d’e-mail exploitent nos systèmes pour nous.</p><h2>Vos droits</h2><p>Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur limitation et une copie, vous opposer au traitement et retirer votre accord. Vous pouvez saisir une autorité de protection des données, par exemple celle de votre lieu de résidence ou de notre siège.</p>`,
      },
      terms: {
        title: 'Conditions générales de vente',
        html: (facts) =>
          `<p><strong>[Ébauche : remplacez tout ce qui est entre crochets, vérifiez-la selon le droit de votre pays, puis supprimez ce paragraphe.]</strong></p><h2>Vendeur</h2><p>${facts.company}, ${facts.address}.</p><h2>Formation du contrat</h2><p>Les produits de la boutique sont une invitation à commander. En commandant, vous faites une offre ; le contrat est conclu lorsque nous confirmons la commande.</p><h2>Prix et paiement</h2><p>Tous les prix sont des prix finaux dans la devise de la boutique. Les frais de livraison sont indiqués avant la commande. Vous payez par l’un des moyens proposés au moment de la commande.</p><h2>Livraison</h2><p>Nous livrons dans les pays proposés au moment de la commande, sous ${facts.deliveryDays} jours sauf indication contraire sur le produit.</p><h2>Garanties</h2><p>Les garanties légales s’appliquent.</p><h2>Litiges</h2><p>${facts.disputes}</p>`,
      },
      withdrawal: {
        title: 'Droit de rétractation',
        html: (facts) =>
          `<p><strong>[Ébauche pour les consommateurs de l’Union européenne : remplacez tout ce qui est entre crochets, vérifiez-la selon le droit de votre pays, puis supprimez ce paragraphe.]</strong></p><p>Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le délai expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend possession du bien.</p><p>Pour exercer ce droit, notifiez-nous (${facts.company}, ${facts.address}, e-mail ${facts.email}, téléphone ${facts.phone}) votre décision au moyen d’une déclaration dénuée d’ambiguïté, par exemple une lettre ou un e-mail. Il suffit de l’envoyer avant l’expiration du délai.</p><h2>Effets de la rétractation</h2><p>Nous vous remboursons tous les paiements reçus, y compris les frais de livraison standard, sans retard excessif et au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision, par le même moyen de paiement. Nous pouvons différer le remboursement jusqu’à la réception du bien ou jusqu’à la preuve de son expédition.</p><p>Renvoyez le bien à ${facts.returnAddress} au plus tard quatorze jours après nous avoir communiqué votre décision. ${facts.returnCost} Votre responsabilité n’est engagée qu’en cas de dépréciation du bien résultant de manipulations autres que celles nécessaires pour l’examiner.</p><h2>Modèle de formulaire</h2><p>À ${facts.company}, ${facts.address}, ${facts.email} :</p><p>Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens ci-dessous : …<br>Commandé le / reçu le : …<br>Nom et adresse du consommateur : …<br>Date : …</p>`,
      },
    },
  },
};
