import type { SiteSettings } from '../settings/queries.ts';

type ShareOptions = SiteSettings['body']['shareButtonOptions'];

/** The services that the server has a link for. */
export const shareServices = ['email', 'facebook', 'linkedin', 'pinterest', 'whatsapp', 'x', 'bluesky'] as const;
type ShareService = (typeof shareServices)[number];

/** Brands are not translated. */
export const serviceNames: Readonly<Record<Exclude<ShareService, 'email'>, string>> = {
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
  x: 'X',
  bluesky: 'Bluesky',
};

/** Names of the dialect for two of them. */
const formerNames: Readonly<Record<string, ShareService>> = { mail: 'email', twitter: 'x' };

export function chosenServices(options: ShareOptions): readonly ShareService[] {
  const names = Object.keys(options).map((name) => formerNames[name] ?? name);
  return shareServices.filter((service) => names.includes(service));
}

/** The options with exactly these services on. Those that we have no link for stay as they are: a theme may have one. */
export function optionsWith(options: ShareOptions, chosen: readonly string[]): ShareOptions {
  const others = Object.keys(options).filter(
    (name) => formerNames[name] === undefined && !(shareServices as readonly string[]).includes(name),
  );
  return Object.fromEntries([...others, ...chosen].map((name) => [name, true as const]));
}
