import { readCookie } from '../../api/cookies.ts';
import { one, region } from './node.ts';

/** `Y.UA`: 0 for a browser that it is not. */
export function browser(): object {
  const version = (pattern: RegExp) => Number.parseFloat(pattern.exec(navigator.userAgent)?.[1] ?? '0') || 0;
  const ios = version(/(?:iPhone|iPad|iPod).*? OS (\d+)/);
  return {
    ie: 0,
    opera: 0,
    gecko: version(/Firefox\/([\d.]+)/),
    webkit: version(/AppleWebKit\/([\d.]+)/),
    chrome: version(/Chrome\/([\d.]+)/),
    safari: version(/Version\/([\d.]+).*Safari/),
    android: version(/Android (\d+)/),
    ios,
    iphone: navigator.userAgent.includes('iPhone') ? ios : 0,
    ipad: navigator.userAgent.includes('iPad') ? ios : 0,
    mobile: matchMedia('(pointer: coarse)').matches ? 'mobile' : null,
    touchEnabled: navigator.maxTouchPoints > 0,
    os: navigator.userAgent.includes('Mac') ? 'macintosh' : 'other',
  };
}

/** `Y.Cookie`. */
export const cookies = {
  get: (name: string) => readCookie(name) ?? null,
  set(
    name: string,
    value: unknown,
    { path, expires }: { readonly path?: string; readonly expires?: Date } = {},
  ): string {
    const text = [
      `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
      ...(path === undefined ? [] : [`path=${path}`]),
      ...(expires instanceof Date ? [`expires=${expires.toUTCString()}`] : []),
      'samesite=lax',
    ].join('; ');
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = text;
    return text;
  },
  remove: (name: string, options: object = {}) => cookies.set(name, '', { ...options, expires: new Date(0) }),
  exists: (name: string) => readCookie(name) !== undefined,
};

/** `Y.DOM`. */
export const page = {
  byId: (id: string) => document.getElementById(id),
  winWidth: () => innerWidth,
  winHeight: () => innerHeight,
  docWidth: () => document.documentElement.scrollWidth,
  docHeight: () => document.documentElement.scrollHeight,
  docScrollX: () => scrollX,
  docScrollY: () => scrollY,
  viewportRegion: () => region(new DOMRect(0, 0, innerWidth, innerHeight)),
  region: (element: Element) => region(element.getBoundingClientRect()),
  inViewportRegion: (element: unknown) => one(element)?.inViewportRegion() ?? false,
  addClass: (element: unknown, name: string) => void one(element)?.addClass(name),
  removeClass: (element: unknown, name: string) => void one(element)?.removeClass(name),
  hasClass: (element: unknown, name: string) => one(element)?.hasClass(name) ?? false,
  getStyle: (element: unknown, name: string) => one(element)?.getStyle(name) ?? '',
  setStyle: (element: unknown, name: string, value: string) => void one(element)?.setStyle(name, value),
};
