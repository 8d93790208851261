export { changeSettings, createWebsite, type NewWebsite, saveSettings } from './create-website.ts';
export { hostKey, openWebsiteDirectory, WEBSITE_CHANNEL, type WebsiteDirectory } from './directory.ts';
export { addressIn, type LanguageRoute, routeLanguage } from './language-route.ts';
export { mailAddress } from './mail-address.ts';
export { ownAddress } from './own-address.ts';
export { isPrivatePlace } from './private-place.ts';
export { readAllWebsites, readWebsiteById } from './read-row.ts';
export { type Language, primaryLanguage, type Website } from './website.ts';
export { type WebsiteAddress, websiteAddresses } from './website-address.ts';
