import { button, heading, type MailTemplate, panel, paragraph, smallPrint } from '../../platform/mail/index.ts';

// No mail to an attendee has the name that a stranger may have typed for them.

/** What every mail about an event says of it. */
export interface EventData {
  readonly [name: string]: unknown;
  readonly websiteName: string;
  readonly eventTitle: string;
  readonly when: string;
  /** The clock by which it takes place. */
  readonly zone: string;
  /** The lines of the address in one; empty if unknown. */
  readonly place: string;
  readonly places: number;
}

interface ComingData extends EventData {
  readonly link: string;
  readonly cancelLink: string;
}

interface NoteData extends EventData {
  /** What the team adds. */
  readonly lines: readonly string[];
}

interface TeamData extends EventData {
  readonly name: string;
  readonly email: string;
  readonly link: string;
}

const event: EventData = {
  websiteName: 'Example Shop',
  eventTitle: 'Kiln opening',
  when: 'Saturday, December 5, 2026, 6:00 – 8:00 PM',
  zone: 'Central European Standard Time',
  place: 'Studio, Am Deich 7, 25899 Dagebüll',
  places: 2,
};

const links = {
  link: 'https://shop.example/events/kiln-opening',
  cancelLink: 'https://shop.example/attendee/cancel?token=example',
};
const lines = ['We look forward', 'to seeing you.'];

const facts = panel(
  '{eventTitle|html}',
  '{when|html}<br>{zone|html}{.if place}<br>{place|html}{.end}<br>{texts.places|html}: {places|html}',
);
const plainFacts = '{eventTitle}\n{when}\n{zone}\n{.if place}{place}\n{.end}{texts.places}: {places}\n\n';
const note =
  '{.if lines}<blockquote style="margin:0 0 16px;padding-left:12px;border-left:2px solid #e4ded4;">{.repeated section lines}<div>{@|html}</div>{.end}</blockquote>{.end}';
const plainNote = '{.if lines}{.repeated section lines}  {@}\n{.end}\n{.end}';
const cancelLine = smallPrint('<a href="{cancelLink|htmlattr}" style="color:#0f5c4f;">{texts.cancel|html}</a>');
const plainCancel = '{texts.cancel}: {cancelLink}';

/** The mail to whoever has signed up. */
export const confirmedTemplate: MailTemplate<ComingData> = {
  kind: 'attendee-confirmed',
  audience: 'customer',
  texts: {
    en: {
      subject: 'You have a place: {eventTitle}',
      preview: '{when}',
      title: 'You are signed up',
      intro: 'We look forward to seeing you:',
      places: 'Places',
      file: 'The attached file adds the event to your calendar.',
      action: 'View the event',
      cancel: 'You cannot come? Give your places back',
      footer: 'You are receiving this email because someone signed this address up for an event of {websiteName}.',
    },
    de: {
      subject: 'Sie sind dabei: {eventTitle}',
      preview: '{when}',
      title: 'Sie sind angemeldet',
      intro: 'Wir freuen uns auf Sie:',
      places: 'Plätze',
      file: 'Die angehängte Datei trägt die Veranstaltung in Ihren Kalender ein.',
      action: 'Veranstaltung ansehen',
      cancel: 'Sie können nicht kommen? Plätze zurückgeben',
      footer:
        'Sie erhalten diese E-Mail, weil jemand diese Adresse zu einer Veranstaltung von {websiteName} angemeldet hat.',
    },
    fr: {
      subject: 'Votre place est réservée : {eventTitle}',
      preview: '{when}',
      title: 'Vous êtes inscrit',
      intro: 'Nous nous réjouissons de vous voir :',
      places: 'Places',
      file: 'Le fichier joint ajoute l’événement à votre agenda.',
      action: 'Voir l’événement',
      cancel: 'Un empêchement ? Rendre vos places',
      footer: 'Vous recevez cet e-mail parce que quelqu’un a inscrit cette adresse à un événement de {websiteName}.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    facts,
    paragraph('{texts.file|html}'),
    button('{texts.action|html}', '{link|htmlattr}'),
    cancelLine,
  ].join('\n'),
  text: `{texts.title}\n\n{texts.intro}\n\n${plainFacts}{texts.file}\n\n{texts.action}: {link}\n\n${plainCancel}`,
  example: { ...event, ...links },
};

/** The mail to whoever comes to an event that takes place at another time or elsewhere. */
export const movedTemplate: MailTemplate<ComingData & NoteData> = {
  kind: 'attendee-moved',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Changed: {eventTitle}',
      preview: '{when}',
      title: 'The event has changed',
      intro: 'Please note when and where it takes place now. Your places are kept.',
      places: 'Places',
      action: 'View the event',
      cancel: 'You cannot come? Give your places back',
      footer: 'You are receiving this email because you signed up for an event of {websiteName}.',
    },
    de: {
      subject: 'Geändert: {eventTitle}',
      preview: '{when}',
      title: 'Die Veranstaltung hat sich geändert',
      intro: 'Bitte beachten Sie, wann und wo sie jetzt stattfindet. Ihre Plätze behalten Sie.',
      places: 'Plätze',
      action: 'Veranstaltung ansehen',
      cancel: 'Sie können nicht kommen? Plätze zurückgeben',
      footer: 'Sie erhalten diese E-Mail, weil Sie sich zu einer Veranstaltung von {websiteName} angemeldet haben.',
    },
    fr: {
      subject: 'Modifié : {eventTitle}',
      preview: '{when}',
      title: 'L’événement a changé',
      intro: 'Notez la nouvelle date et le lieu. Vos places sont conservées.',
      places: 'Places',
      action: 'Voir l’événement',
      cancel: 'Un empêchement ? Rendre vos places',
      footer: 'Vous recevez cet e-mail parce que vous vous êtes inscrit à un événement de {websiteName}.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    note,
    facts,
    button('{texts.action|html}', '{link|htmlattr}'),
    cancelLine,
  ].join('\n'),
  text: `{texts.title}\n\n{texts.intro}\n\n${plainNote}${plainFacts}{texts.action}: {link}\n\n${plainCancel}`,
  example: { ...event, ...links, lines },
};

/** The mail to whoever comes to an event that does not take place. */
export const calledOffTemplate: MailTemplate<NoteData> = {
  kind: 'attendee-called-off',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Called off: {eventTitle}',
      title: 'The event does not take place',
      intro: 'We are sorry: this event is called off.',
      places: 'Places',
      footer: 'You are receiving this email because you signed up for an event of {websiteName}.',
    },
    de: {
      subject: 'Abgesagt: {eventTitle}',
      title: 'Die Veranstaltung findet nicht statt',
      intro: 'Es tut uns leid: Diese Veranstaltung ist abgesagt.',
      places: 'Plätze',
      footer: 'Sie erhalten diese E-Mail, weil Sie sich zu einer Veranstaltung von {websiteName} angemeldet haben.',
    },
    fr: {
      subject: 'Annulé : {eventTitle}',
      title: 'L’événement n’a pas lieu',
      intro: 'Nous sommes désolés : cet événement est annulé.',
      places: 'Places',
      footer: 'Vous recevez cet e-mail parce que vous vous êtes inscrit à un événement de {websiteName}.',
    },
  },
  html: [heading('{texts.title|html}'), paragraph('{texts.intro|html}'), note, facts].join('\n'),
  text: `{texts.title}\n\n{texts.intro}\n\n${plainNote}${plainFacts}`,
  example: { ...event, lines },
};

/** The mail to whoever has lost places, because the team took them back. */
export const cancelledTemplate: MailTemplate<NoteData> = {
  kind: 'attendee-cancelled',
  audience: 'customer',
  texts: {
    en: {
      subject: 'Your places are cancelled: {eventTitle}',
      title: 'Your sign-up was cancelled',
      intro: '{websiteName} has cancelled your places at this event.',
      places: 'Places',
      footer: 'You are receiving this email because you signed up for an event of {websiteName}.',
    },
    de: {
      subject: 'Ihre Plätze sind storniert: {eventTitle}',
      title: 'Ihre Anmeldung wurde storniert',
      intro: '{websiteName} hat Ihre Plätze bei dieser Veranstaltung storniert.',
      places: 'Plätze',
      footer: 'Sie erhalten diese E-Mail, weil Sie sich zu einer Veranstaltung von {websiteName} angemeldet haben.',
    },
    fr: {
      subject: 'Vos places sont annulées : {eventTitle}',
      title: 'Votre inscription a été annulée',
      intro: '{websiteName} a annulé vos places à cet événement.',
      places: 'Places',
      footer: 'Vous recevez cet e-mail parce que vous vous êtes inscrit à un événement de {websiteName}.',
    },
  },
  html: [heading('{texts.title|html}'), paragraph('{texts.intro|html}'), note, facts].join('\n'),
  text: `{texts.title}\n\n{texts.intro}\n\n${plainNote}${plainFacts}`,
  example: { ...event, lines },
};

/** The mail to the team. */
export const teamTemplate: MailTemplate<TeamData> = {
  kind: 'team-attendee',
  audience: 'team',
  texts: {
    en: {
      subject: '{name} signed up for “{eventTitle}”',
      title: 'A sign-up for “{eventTitle}”',
      intro: '{name} ({email}) comes to your event.',
      places: 'Places',
      action: 'See who comes',
      footer:
        'You are receiving this email because {websiteName} tells you about sign-ups. You can change this in the settings.',
    },
    de: {
      subject: '{name} hat sich für „{eventTitle}“ angemeldet',
      title: 'Eine Anmeldung für „{eventTitle}“',
      intro: '{name} ({email}) kommt zu Ihrer Veranstaltung.',
      places: 'Plätze',
      action: 'Ansehen, wer kommt',
      footer:
        'Sie erhalten diese E-Mail, weil {websiteName} Ihnen Anmeldungen meldet. Das können Sie in den Einstellungen ändern.',
    },
    fr: {
      subject: '{name} s’est inscrit à « {eventTitle} »',
      title: 'Une inscription à « {eventTitle} »',
      intro: '{name} ({email}) vient à votre événement.',
      places: 'Places',
      action: 'Voir qui vient',
      footer:
        'Vous recevez cet e-mail parce que {websiteName} vous signale les inscriptions. Vous pouvez le changer dans les réglages.',
    },
  },
  html: [
    heading('{texts.title|html}'),
    paragraph('{texts.intro|html}'),
    facts,
    button('{texts.action|html}', '{link|htmlattr}'),
  ].join('\n'),
  text: `{texts.title}\n\n{texts.intro}\n\n${plainFacts}{texts.action}: {link}`,
  example: { ...event, name: 'Ada Example', email: 'ada@example.com', link: 'https://shop.example/config/attendees' },
};
