import { type TProperties, Type } from '@sinclair/typebox';
import { defineIsland, type Island, systemFields } from '../../../platform/island.ts';

/** What a page is told of a form that was refused. */
export const refusalFields = {
  message: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
  asksForCaptcha: Type.Optional(Type.Boolean()),
};

/** What a page inside the account is told: whose forms carry the token of the session, and what its navigation has. */
export const insideFields = {
  ...refusalFields,
  xsrfToken: Type.String(),
  morePages: Type.Array(Type.String(), { description: 'The pages that not everybody needs' }),
};

export type OutsideIsland<Own extends TProperties> = Island<Own> & { readonly place: 'outside' };
export type InsideIsland<Own extends TProperties> = Island<Own> & { readonly place: 'inside' };

/** The main content of a page before sign-in. */
export function outsideIsland<Own extends TProperties>(name: string, own: Own): OutsideIsland<Own> {
  return { ...defineIsland(name, own, { ...systemFields, ...refusalFields }), place: 'outside' };
}

/** The main content of a page of somebody who is signed in. */
export function insideIsland<Own extends TProperties>(name: string, own: Own): InsideIsland<Own> {
  return { ...defineIsland(name, own, { ...systemFields, ...insideFields }), place: 'inside' };
}
