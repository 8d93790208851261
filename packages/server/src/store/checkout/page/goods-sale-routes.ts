import type { InLanguages } from '@awning/formats';
import { NotFoundError } from '@awning/site-model';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineRoute, pathOf, Refusal, type Route } from '../../../platform/http/index.ts';
import type { PlacedIsland } from '../../../platform/island.ts';
import type { Parts } from '../../../platform/parts.ts';
import { type Visitor, visitorOf } from '../../cart/index.ts';
import { heldAccessHtml } from '../../member-area/index.ts';
import type { PaymentProvider } from '../../payment/index.ts';
import { CartToken, PageQuery } from '../by-token.ts';
import type { CheckoutInput } from '../goods/input.ts';
import type { Purchase } from '../placing/purchase.ts';
import { keepDelivery } from './delivery.ts';
import { ownFields, providerInput } from './form.ts';
import { buyByToken, type GoodsByToken, readGoodsByToken, type ShownPage } from './goods-by-token.ts';
import { offeredProviders } from './offered-providers.ts';
import type { ShownProvider } from './provider-fields.ts';
import { showInsteadOfSale, showSaleForm } from './sale-page.ts';

const SaleForm = Type.Object({ ...ownFields, cartToken: CartToken }, providerInput);

/** Goods that are bought alone, such as a subscription. */
export interface GoodsSale {
  readonly kind: 'membership' | 'subscription';
  readonly texts: InLanguages<{ readonly title: string }>;
  /** Absent: every provider that is offered for the cart may be used. */
  readonly canPay?: (provider: PaymentProvider) => boolean;
  purchase(visitor: Visitor, input: CheckoutInput, siteUserId: string | null): Purchase;
  /** What the page shows; undefined if the goods are no longer sold like this. */
  island(
    request: FastifyRequest,
    goods: SoldGoods,
  ): Promise<((providers: ShownProvider[]) => PlacedIsland) | undefined>;
}

interface SoldGoods extends GoodsByToken {
  readonly cartToken: string;
}

/** The page that asks for address and payment, and its form, which comes back with its errors. */
export function goodsSaleRoutes(parts: Parts, sale: GoodsSale): Route[] {
  const path = `/checkout/${sale.kind}`;
  return [
    defineRoute({
      method: 'GET',
      path,
      access: { kind: 'anyone' },
      forgery: 'safe',
      limit: 'unlimited',
      schema: { query: PageQuery },
      handle: (request, reply) => {
        const { cartToken = '', payment } = request.query;
        return salePage(parts, sale, request, reply, { cartToken, notice: payment });
      },
    }),
    defineRoute({
      method: 'POST',
      path,
      access: { kind: 'anyone' },
      forgery: 'same-origin',
      limit: 'checkout',
      schema: { body: SaleForm },
      handle: async (request, reply) => {
        const { cartToken } = request.body;
        const visitor = ownerOf(request, sale, cartToken);
        const shippingOptionId = await keepDelivery(parts, visitor, request.body);
        const shown = { cartToken, typed: request.body };
        if (request.body.only === 'totals') return await salePage(parts, sale, request, reply, shown);
        const siteUserId = request.siteUser?.id ?? null;
        const answer = await buyByToken(parts, request, reply, shippingOptionId, (input) =>
          sale.purchase(visitor, input, siteUserId),
        );
        if (!(answer instanceof Refusal)) return reply.redirect(answer.actionUrl ?? answer.confirmationUrl, 303);
        return await salePage(parts, sale, request, reply, { ...shown, refusal: answer });
      },
    }),
  ];
}

/** The cart is opened by its token alone, whoever is signed in. */
function ownerOf(request: FastifyRequest, { kind }: GoodsSale, cartToken: string): Visitor {
  return { ...visitorOf(request), token: cartToken, siteUser: undefined, cartKind: kind };
}

interface ShownSale extends ShownPage {
  readonly cartToken: string;
}

async function salePage(
  parts: Parts,
  sale: GoodsSale,
  request: FastifyRequest,
  reply: FastifyReply,
  { cartToken, ...shown }: ShownSale,
): Promise<FastifyReply> {
  const goods = await readGoodsByToken(parts, request, ownerOf(request, sale, cartToken), shown);
  const heldHtml = goods && (await heldAccessHtml(parts, request, goods.entry.itemId));
  const page = { texts: sale.texts, refusal: shown.refusal };
  if (heldHtml !== undefined) return await showInsteadOfSale(parts, request, reply, { ...page, html: heldHtml });
  const island = goods && (await sale.island(request, { ...goods, cartToken }));
  if (!island) throw new NotFoundError(pathOf(request));
  const offered = offeredProviders(parts, request, goods.fields.cart);
  const providers = sale.canPay ? offered.filter(sale.canPay) : offered;
  return await showSaleForm(parts, request, reply, { ...page, providers, island });
}
