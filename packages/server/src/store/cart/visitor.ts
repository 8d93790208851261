import type { FastifyRequest } from 'fastify';
import { primaryLanguage, type Website } from '../../platform/website/index.ts';
import { presentedToken } from './cookies.ts';
import type { Languages } from './entry/store.ts';

/** The owner of a cart and the language of responses. */
export interface Visitor {
  readonly website: Website;
  readonly language: string;
  /** The value of the cart cookie, if any. */
  readonly token: string | undefined;
  readonly crumb: string;
  /** The signed-in site user, if any. */
  readonly siteUser: { readonly id: string; readonly email: string } | undefined;
  /** The cart that the token leads to; absent: the ordinary one. */
  readonly cartKind?: 'subscription' | 'membership';
  /** Counts a new cart for the visitor's address; returns the seconds to wait, or 0 (D-173). */
  readonly takeNewCart: () => Promise<number>;
}

/** Whose cart is wanted: that of the account if a site user is signed in, else that of the cookie. */
export interface CartSeeker extends Pick<Visitor, 'website' | 'token' | 'cartKind'> {
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
