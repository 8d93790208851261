export interface Tracking {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
}

/** A carrier by the words that people type, and its page for a parcel. The first that fits counts. */
const carriers: readonly (readonly [name: RegExp, page: (number: string) => string])[] = [
  [/\bdhl\b/i, (number) => `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=${number}`],
  [/\bdpd\b/i, (number) => `https://tracking.dpd.de/status/en_US/parcel/${number}`],
  [/\bgls\b/i, (number) => `https://gls-group.eu/EU/en/parcel-tracking?match=${number}`],
  [/\bhermes\b/i, (number) => `https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#${number}`],
  [/\bups\b/i, (number) => `https://www.ups.com/track?tracknum=${number}`],
  [/\bfed ?ex\b/i, (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`],
  [
    /swiss ?post|schweizer(ische)? post|poste suisse|post\.ch/i,
    (number) => `https://service.post.ch/ekp-web/ui/entry/search/${number}`,
  ],
  [/österreichische post|austrian post|post\.at/i, (number) => `https://www.post.at/sv/sendungsdetails?snr=${number}`],
  [/la poste|colissimo/i, (number) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${number}`],
  [/\busps\b/i, (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`],
  [/royal mail/i, (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`],
];

/** The tracking link of a known carrier; empty without one, or without a number. */
export function proposedLink({ carrier, trackingNumber }: Pick<Tracking, 'carrier' | 'trackingNumber'>): string {
  const number = trackingNumber.replaceAll(/\s/g, '');
  const known = carriers.find(([name]) => name.test(carrier));
  return known && number !== '' ? known[1](encodeURIComponent(number)) : '';
}

/** A proposal follows carrier and number; a link that the owner has typed stays. */
export function withProposedLink(before: Tracking, changed: Tracking): Tracking {
  const isOwn = before.trackingUrl !== proposedLink(before);
  return isOwn ? changed : { ...changed, trackingUrl: proposedLink(changed) };
}
