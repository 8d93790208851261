import { form, html, type InLanguages, row, type SamplePage } from '../sample-page.ts';

const contactTexts: InLanguages<string> = {
  en: '<p>The shop in the barn is open on Fridays and Saturdays from ten to six, and whenever the blue flag is up. In winter please ring the bell for longer than seems polite; the wheel is loud.</p><p>Marram Pottery<br>Am Außendeich 7<br>25899 Dagebüll<br>Germany</p><p>Write to <a href="mailto:hello@marram.example">hello@marram.example</a>. We answer in the evening, when our hands are clean.</p>',
  de: '<p>Der Laden in der Scheune ist freitags und samstags von 10 bis 18 Uhr geöffnet, und immer, wenn die blaue Fahne weht. Im Winter bitte länger klingeln, als es höflich scheint: Die Scheibe ist laut.</p><p>Marram Pottery<br>Am Außendeich 7<br>25899 Dagebüll</p><p>Schreiben Sie an <a href="mailto:hello@marram.example">hello@marram.example</a>. Wir antworten abends, wenn die Hände sauber sind.</p>',
  fr: '<p>La boutique de la grange est ouverte le vendredi et le samedi de 10 h à 18 h, et chaque fois que le drapeau bleu est hissé. En hiver, sonnez plus longtemps qu’il ne paraît poli : le tour est bruyant.</p><p>Marram Pottery<br>Am Außendeich 7<br>25899 Dagebüll<br>Allemagne</p><p>Écrivez à <a href="mailto:hello@marram.example">hello@marram.example</a>. Nous répondons le soir, quand nos mains sont propres.</p>',
};

const deliveryTexts: InLanguages<string> = {
  en: '<h2>Delivery</h2><p>We pack on Mondays and Thursdays, in straw and used cardboard. Within Germany a parcel costs €5.90, and nothing from €80. To the rest of the European Union it costs from €12.90, to Switzerland, Norway and the United Kingdom from €19.90, and to North America from €34.90. Or collect it at the pottery and have a cup of tea.</p><h2>Returns</h2><p>You have thirty days. Send back what you do not love, unused and well wrapped, and we refund the price. If something arrives broken, send us a picture and keep the pieces: they make good drainage in flower pots.</p>',
  de: '<h2>Lieferung</h2><p>Wir packen montags und donnerstags, in Stroh und gebrauchte Pappe. Innerhalb Deutschlands kostet ein Paket 5,90 €, ab 80 € nichts. In die übrige Europäische Union kostet es ab 12,90 €, in die Schweiz, nach Norwegen und Großbritannien ab 19,90 €, nach Nordamerika ab 34,90 €. Oder Sie holen es in der Töpferei ab und trinken einen Tee.</p><h2>Rückgabe</h2><p>Sie haben dreißig Tage. Schicken Sie zurück, was Sie nicht lieben, unbenutzt und gut verpackt, und wir erstatten den Preis. Kommt etwas zerbrochen an, schicken Sie uns ein Bild und behalten Sie die Scherben: Sie sind eine gute Dränage in Blumentöpfen.</p>',
  fr: '<h2>Livraison</h2><p>Nous emballons le lundi et le jeudi, dans de la paille et du carton de récupération. En Allemagne, un colis coûte 5,90 €, et rien à partir de 80 €. Vers le reste de l’Union européenne, à partir de 12,90 € ; vers la Suisse, la Norvège et le Royaume-Uni, à partir de 19,90 € ; vers l’Amérique du Nord, à partir de 34,90 €. Ou bien venez à l’atelier, il y aura du thé.</p><h2>Retours</h2><p>Vous avez trente jours. Renvoyez ce que vous n’aimez pas, non utilisé et bien emballé, et nous remboursons le prix. Si une pièce arrive cassée, envoyez-nous une photo et gardez les tessons : ils drainent très bien les pots de fleurs.</p>',
};

const imprintTexts: InLanguages<string> = {
  en: '<p>Marram Pottery, owners Inga and Ruben Marram<br>Am Außendeich 7, 25899 Dagebüll, Germany<br><a href="mailto:hello@marram.example">hello@marram.example</a></p><p>This is the sample shop of a new Awning installation. The pottery, its people and its pots are invented, nothing is sent, and payment is a test. Replace it with your own.</p>',
  de: '<p>Marram Pottery, Inhaber Inga und Ruben Marram<br>Am Außendeich 7, 25899 Dagebüll<br><a href="mailto:hello@marram.example">hello@marram.example</a></p><p>Dies ist der Beispielshop einer neuen Awning-Installation. Die Töpferei, ihre Leute und ihre Töpfe sind erfunden, es wird nichts verschickt, und die Zahlung ist ein Test. Ersetzen Sie ihn durch Ihren eigenen.</p>',
  fr: '<p>Marram Pottery, propriétaires Inga et Ruben Marram<br>Am Außendeich 7, 25899 Dagebüll, Allemagne<br><a href="mailto:hello@marram.example">hello@marram.example</a></p><p>Ceci est la boutique d’exemple d’une nouvelle installation d’Awning. L’atelier, ses gens et ses pots sont inventés, rien n’est expédié et le paiement est un essai. Remplacez-la par la vôtre.</p>',
};

export const contact: SamplePage = {
  urlId: 'contact',
  texts: {
    en: { title: 'Visit and contact', navigationTitle: 'Visit', description: 'Opening hours, address and e-mail' },
    de: { title: 'Besuch und Kontakt', navigationTitle: 'Besuch', description: 'Öffnungszeiten, Adresse und E-Mail' },
    fr: { title: 'Visite et contact', navigationTitle: 'Visite', description: 'Horaires, adresse et e-mail' },
  },
  blocks: (_pictures, forms) => [
    row('contact', [
      { span: 5, blocks: [html('contact-text', contactTexts)] },
      { span: 7, blocks: [form('contact-form', forms.contact)] },
    ]),
  ],
};

export const delivery: SamplePage = {
  urlId: 'delivery',
  texts: {
    en: { title: 'Delivery and returns', description: 'What a parcel costs and how to send things back' },
    de: { title: 'Lieferung und Rückgabe', description: 'Was ein Paket kostet und wie Sie etwas zurückgeben' },
    fr: { title: 'Livraison et retours', description: 'Le prix d’un colis et comment renvoyer une pièce' },
  },
  blocks: () => [html('delivery-text', deliveryTexts)],
};

export const imprint: SamplePage = {
  urlId: 'imprint',
  texts: {
    en: { title: 'Imprint', description: 'Who runs this shop' },
    de: { title: 'Impressum', description: 'Wer diesen Laden betreibt' },
    fr: { title: 'Mentions légales', description: 'Qui tient cette boutique' },
  },
  blocks: () => [html('imprint-text', imprintTexts)],
};
