import { safeLink } from './layout/safe-link.ts';

/** How much an owner may put into the menus of a website. They are part of every page. */
export const navigationLimits = {
  /** Areas with entries, those of former themes included. */
  areas: 50,
  /** In one menu, and in one folder. */
  entriesInList: 60,
  /** In all menus and folders together. */
  entries: 500,
  areaName: 200,
  title: 300,
  url: 2000,
} as const;

/**
 * Whether an entry of a menu may lead there: to a path or place on this website, or to an address that a browser opens.
 *
 * @example
 * isMenuAddress('/shop?sort=new') // => true
 * isMenuAddress('mailto:hello@shop.example') // => true
 * isMenuAddress('javascript:steal()') // => false
 * isMenuAddress('shop') // => false
 */
export function isMenuAddress(url: string): boolean {
  return safeLink(url) === url && (/^[/?#]/.test(url) || /^[a-z][a-z\d+.-]*:\S/i.test(url));
}
