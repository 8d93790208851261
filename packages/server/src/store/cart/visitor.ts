import type { FastifyRequest } from 'fastify';
import { primaryLanguage, type Website } from '../../platform/website/index.ts';
import { presentedToken } from './cookies.ts';
import type { Languages } from './entry/store.ts';

/** Whose cart it is and in which words they are answered. */
export interface Visitor {
  readonly website: Website;
  readonly language: string;
  /** The value of the cart cookie, if there is one. */
  readonly token: string | undefined;
  readonly crumb: string;
  /** Whoever is signed in to an account of the website. */
  readonly siteUser: { readonly id: string; readonly email: string } | undefined;
  /** Counts a new cart for the visitor's address; returns the seconds to wait, or 0 (D-173). */
  readonly takeNewCart: () => Promise<number>;
}

/** Whose cart is asked for: that of the account if somebody is signed in, else that of the cookie. */
export interface CartSeeker extends Pick<Visitor, 'website' | 'token'> {
  readonly siteUser: Pick<NonNullable<Visitor['siteUser']>, 'id'> | undefined;
}

export function visitorOf(request: FastifyRequest): Visitor {
  const { website, language, crumb, siteUser } = request;
  const takeNewCart = () => request.server.takeTry('new-cart', request);
  return { website, language, crumb, siteUser, takeNewCart, token: presentedToken(request) };
}

export function languagesOf({ website, language }: Pick<Visitor, 'website' | 'language'>): Languages {
  return { language, primaryLanguage: primaryLanguage(website) };
}
